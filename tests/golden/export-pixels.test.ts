import { flowchartToContent } from '@ramify/document'
import { exportDocument, type FileDocument, sizeOf } from '@ramify/formats'
import { texSetter } from '@ramify/formula'
import { nodeExportPorts } from '@ramify/render'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type RunningBrowser } from '../kit/browser/browser.ts'
import { readPdf } from '../kit/services/poppler.ts'
import { goldenFlowchart } from './golden-flowchart.ts'
import { goldenMaps } from './golden-maps.ts'
import { differingSquares } from './ink.ts'

let browser: RunningBrowser

beforeAll(async () => {
  browser = await openBrowser()
})

afterAll(() => browser?.close())

const map = { kind: 'mindmap', title: 'Map', content: goldenMaps[0], resources: [] } as unknown as FileDocument
const chart = {
  kind: 'flowchart',
  title: 'Chart',
  content: flowchartToContent(goldenFlowchart('midnight').snapshot),
  resources: [],
} as FileDocument

/** Letters are smoothed by three programs, each in its own way; a letter that is missing is twice as much. */
const tolerance = 0.08

test.each([
  ['map', map],
  ['flowchart', chart],
] as const)(
  'a %s as SVG, opened alone in a browser, as PNG and as PDF has its ink in the same places',
  async (_, document) => {
    const ports = await nodeExportPorts([], { formulas: texSetter })
    const { width, height } = sizeOf(document, {}, ports)
    const size = { width, height }
    const [svg, png, pdf] = await Promise.all(
      (['svg', 'png', 'pdf'] as const).map((format) => exportDocument(document, format, {}, ports)),
    )
    const shown = await shotOfSvg(svg as Uint8Array, size)
    const [page] = (await readPdf(pdf as Uint8Array)).pages
    expect(await differingSquares(shown, Buffer.from(png as Uint8Array), tolerance)).toEqual([])
    // A page is 50 pixels higher, which are empty.
    const upper = await sharp(page)
      .extract({ left: 0, top: 0, ...size })
      .png()
      .toBuffer()
    expect(await differingSquares(shown, upper, tolerance)).toEqual([])

    // An export that leaves out the words is found out.
    const wordless = await exportDocument(document, 'png', {}, { ...ports, glyphs: () => [] })
    expect((await differingSquares(shown, Buffer.from(wordless), tolerance)).length).toBeGreaterThan(20)
  },
)

/** As whoever gets the file sees it: without fonts, scripts and anything else of ours beside it. */
async function shotOfSvg(svg: Uint8Array, size: { width: number; height: number }): Promise<Buffer> {
  const opened = await browser.newPage(size)
  await opened.page.goto(`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`)
  const shot = await opened.page.screenshot({ clip: { x: 0, y: 0, ...size } })
  await opened.close()
  return shot
}
