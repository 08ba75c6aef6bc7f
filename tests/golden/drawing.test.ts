import { afterAll, beforeAll, expect, test } from 'vitest'
import { EditorPage } from '../e2e/editor/editor-page-object.ts'
import { type OpenPage, openBrowser, type RunningBrowser, type View } from '../kit/browser/browser.ts'
import { openEditorPage, type ServedEditor, serveEditor } from '../kit/editor/editor-page.ts'
import { drawnFonts } from './drawn-fonts.ts'
import { drawnTexts, expectDrawn } from './expect-drawn.ts'
import { type GoldenMap, goldenMaps, systemFontMaps } from './golden-maps.ts'

let browser: RunningBrowser
let served: ServedEditor

beforeAll(async () => {
  ;[served, browser] = await Promise.all([serveEditor(), openBrowser()])
})

afterAll(() => Promise.all([browser?.close(), served?.stop()]))

// In themes of other fonts: tests/long/golden-drawing.test.ts.
const [map] = goldenMaps.filter(({ template }) => template === 'right')

test('every piece is drawn in the font it was measured in, every topic where Node places it', async () => {
  const opened = await openMap(map, { width: 2400, height: 1600 })
  if (map) await expectDrawn(opened, map)
  await opened.close()
})

test('what only the system can draw takes the room it was given, signs are drawn in the bundled font, and an emoji stays while it is written', async () => {
  const opened = await openMap(systemFontMaps[0])
  const squeezed = await opened.page.locator(`${drawnTexts}[textLength]`).evaluateAll((elements) =>
    elements.map((element) => {
      const { textContent, textLength } = element as SVGTextElement
      return { text: textContent, room: textLength.baseVal.value, width: (element as SVGTextElement).getBBox().width }
    }),
  )
  expect(squeezed.map(({ text }) => text)).toEqual(expect.arrayContaining(['한국어', 'العربية', '𠮷']))
  for (const { room, width } of squeezed) expect(width).toBeCloseTo(room, 1)

  // One without a variation selector is no emoji but a sign, and a letter of its font.
  const smile = async () => (await drawnFonts(opened, drawnTexts)).filter(({ text }) => text === '☺')
  await expect.poll(async () => (await smile()).map(({ drawn }) => drawn)).toEqual([['Noto Emoji']])

  // An emoji stays where it is while its text is written.
  const editor = new EditorPage(opened)
  const party = opened.page.locator('main svg image[data-emoji="🎉"]')
  await party.waitFor()
  const before = await party.boundingBox()
  await editor.click(opened.page.locator('[data-topic]').filter({ hasText: 'party' }))
  await editor.press('F2')
  await editor.writingField.waitFor()
  const written = opened.page.locator('main [role=textbox] + div > img')
  const moved = async () => {
    const now = await written.first().boundingBox()
    if (!before || !now) return 'nowhere'
    return Math.max(...(['x', 'y', 'width', 'height'] as const).map((side) => Math.abs(now[side] - before[side])))
  }
  await expect.poll(moved).toBeLessThan(2)
  // One that is typed is drawn as well.
  await opened.page.keyboard.insertText('👍🏽')
  await expect.poll(() => written.count()).toBe(1 + 1)
  await opened.page.keyboard.insertText(' and 🇨🇳')
  await expect.poll(() => written.count()).toBe(1 + 2)
  expect(opened.problems).toEqual([])
  await opened.close()
})

async function openMap(map: GoldenMap | undefined, view?: View): Promise<OpenPage> {
  if (!map) throw new Error('There is no such map.')
  return openEditorPage(served, browser, map, view)
}
