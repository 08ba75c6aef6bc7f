import { newMap, openMap } from '@ramify/document'
import { beforeEach, expect, test, vi } from 'vitest'
import { plainMeasurer } from '../../../../../../packages/scene/src/mindmap/testing/map-of.ts'
import { openMapEditor } from '../../../../../../tests/kit/editor/open-map-editor.ts'
import { speakEnglish } from '../../../../../../tests/kit/editor/speaking.ts'
import { openHeadlessFlowchart } from '../../../../../../tests/kit/flowchart/headless-flowchart.ts'
import type { PicturePage } from './picture-page.ts'

const world = vi.hoisted(() => ({ pages: [] as PicturePage[] }))
vi.mock('../../../platform/fonts/index.ts', async (original) => ({
  ...(await original<object>()),
  canvasMeasurer: () => plainMeasurer,
}))
// There is no canvas without a page: what would be painted on it is looked at.
vi.mock('./draw-page.ts', () => ({
  drawPage: async (page: PicturePage) => void world.pages.push(page),
  canvasBlob: async () => new Blob(['picture']),
}))
const { copyAsImage } = await import('./copy-image.ts')
await speakEnglish()

vi.stubGlobal(
  'ClipboardItem',
  class {
    readonly data: Record<string, Promise<Blob>>
    constructor(data: Record<string, Promise<Blob>>) {
      this.data = data
    }
  },
)
vi.stubGlobal('navigator', {
  clipboard: { write: ([item]: { data: Record<string, Promise<Blob>> }[]) => item?.data['image/png'] },
})
beforeEach(() => void world.pages.splice(0))

const words = (page: PicturePage | undefined) =>
  (page?.layers() ?? [])
    .flat()
    .flatMap(({ primitives }) => primitives)
    .flatMap((each) => (each.kind === 'text' ? [each] : []))

const kinds = {
  map: async (watermark: string) =>
    openMapEditor({
      document: openMap(newMap({ text: 'Harbour' })),
      measurer: plainMeasurer,
      fonts: Promise.resolve(),
      screen: { width: 1280, height: 800 },
      watermark: () => watermark,
    }),
  flowchart: async (watermark: string) => {
    const box = { x: 0, y: 0, width: 100, height: 50 }
    const shapes = [{ id: 'one', kind: 'process' as const, box, text: 'Harbour' }]
    return (await openHeadlessFlowchart({ shapes }, { watermark: () => watermark })).editor
  },
}

test.each(['map', 'flowchart'] as const)(
  'what is copied of a %s as an image has the watermark of the plan inside its bounds',
  async (kind) => {
    for (const watermark of ['', 'Made with it']) {
      const editor = await kinds[kind](watermark)
      await editor.ready
      await copyAsImage(editor)
    }
    const [clean, marked] = world.pages
    expect(words(clean).map(({ text }) => text)).toEqual(['Harbour'])
    const mark = words(marked).filter(({ text }) => text !== 'Harbour')
    expect(mark.map(({ text }) => text).join(' ')).toBe('Made with it')
    const { y = 0, height = 0 } = marked?.bounds ?? {}
    for (const { baseline } of mark) {
      expect(baseline).toBeGreaterThan((clean?.bounds.y ?? 0) + (clean?.bounds.height ?? 0) - 20)
      expect(baseline).toBeLessThan(y + height)
    }
  },
)
