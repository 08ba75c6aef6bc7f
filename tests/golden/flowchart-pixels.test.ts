import { fontkitMeasurer, outlineOf } from '@ramify/render'
import type { FlowchartPage } from '@ramify/scene'
import { composeFlowchart, paintSvg } from '@ramify/scene'
import { themeById } from '@ramify/themes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenPage, openBrowser, type RunningBrowser } from '../kit/browser/browser.ts'
import { openBarePage, type ServedEditor, serveEditor } from '../kit/editor/editor-page.ts'
import { goldenFlowchart, goldenItems } from './golden-flowchart.ts'
import { differingSquares } from './ink.ts'

let browser: RunningBrowser
let served: ServedEditor

beforeAll(async () => {
  ;[served, browser] = await Promise.all([serveEditor(), openBrowser()])
})

afterAll(() => Promise.all([browser?.close(), served?.stop()]))

const area = { width: 1960, height: 1900 }
/** Where the left upper corner of the page is on the screen. */
const margin = 20

test.each(['sky-19', 'midnight'])('in %s the exported SVG has its ink where the screen has it', async (theme) => {
  const opened = await openBarePage(served, browser, { width: area.width, height: area.height + 100 })
  // The grid is for the hand that draws, and is in no export.
  await opened.page.evaluate(() => localStorage.setItem('ramify.grid', 'off'))
  const screen = await shotOfEditor(opened, theme)
  const page = composeFlowchart({
    snapshot: goldenFlowchart(theme).snapshot,
    theme: themeById(theme),
    measurer: fontkitMeasurer(),
  })
  const exported = await shotOfSvg(opened, page, outlineOf)
  expect(await differingSquares(screen, exported)).toEqual([])

  // An export that leaves out the words is found out.
  const wordless = await shotOfSvg(opened, page, () => '')
  expect((await differingSquares(screen, wordless)).length).toBeGreaterThan(200)
  await opened.close()
})

async function shotOfEditor({ page }: OpenPage, theme: string): Promise<Buffer> {
  // As text: the types of all that a command takes are too deep for what the browser is handed.
  const told = JSON.stringify({ items: goldenItems(), theme })
  await page.evaluate((text) => window.openFlowchart(JSON.parse(text)), told)
  const { size } = goldenFlowchart(theme).snapshot.shapes
  await page.waitForFunction((count) => document.querySelectorAll('[data-shape]').length >= count, size)
  await page.waitForFunction(() => document.fonts.status === 'loaded')
  await page.evaluate((at) => window.flowchart.lookFrom(-at, -at), margin)
  await expect.poll(() => page.evaluate(() => window.flowchart.view())).toEqual({ x: -margin, y: -margin, zoom: 1 })
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  return page.screenshot({ clip: { x: 0, y: 0, ...area } })
}

async function shotOfSvg({ page }: OpenPage, drawn: FlowchartPage, outline: typeof outlineOf): Promise<Buffer> {
  const background = themeById(drawn.parts.snapshot.theme).background.color
  const { x, y } = drawn.bounds
  const svg = paintSvg(drawn, { outline, padding: 0, background: false })
  await page.evaluate(
    ([markup, left, top, color]) => {
      const sheet = document.createElement('div')
      sheet.id = 'exported'
      sheet.setHTMLUnsafe(markup)
      document.getElementById('exported')?.remove()
      Object.assign(sheet.style, { position: 'fixed', inset: '0', zIndex: '9999', background: color })
      // In a picture it stands where it is told to; as a box of the page it would be moved to whole pixels.
      const around = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
      Object.assign(around.style, { position: 'absolute', inset: '0', width: '100%', height: '100%' })
      const picture = sheet.firstElementChild
      picture?.setAttribute('x', String(left))
      picture?.setAttribute('y', String(top))
      if (picture) around.append(picture)
      sheet.append(around)
      document.body.append(sheet)
    },
    [svg, x + margin, y + margin, background] as const,
  )
  return page.screenshot({ clip: { x: 0, y: 0, ...area } })
}
