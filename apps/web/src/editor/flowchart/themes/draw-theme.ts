import { type FlowchartSnapshot, newFlowchart, openFlowchart, type PageId } from '@ramify/document'
import { composeFlowchart, thumbnailOf, tileSize } from '@ramify/scene'
import { themeById } from '@ramify/themes'
import { canvasMeasurer, prepareFonts } from '../../../platform/fonts/index.ts'
import { paintThumbnail } from '../../canvas/paint-thumbnail.ts'
import { firstFonts } from '../first-fonts.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'

/** A page of more shapes would be a grey field, and take long to draw in every theme. */
const mostShapes = 60

/** The page that is shown, in a theme; a small chart where the page is empty or too full for a small picture. */
export async function drawTheme(editor: FlowchartEditor, theme: string): Promise<HTMLCanvasElement | null> {
  const { snapshot, page } = shownPage(editor)
  const colored = { ...snapshot, theme }
  await prepareFonts(firstFonts(colored))
  const composed = composeFlowchart({ snapshot: colored, page, theme: themeById(theme), measurer: canvasMeasurer() })
  return paintThumbnail(thumbnailOf(composed, tileSize), tileSize, editor.assets)
}

/** Another one when a card would show something else: not with every letter. */
export function pictureKey(editor: FlowchartEditor, theme: string): string {
  const { snapshot, page } = shownPage(editor)
  return `${theme} ${page} ${snapshot.shapes.size} ${snapshot.connectors.size}`
}

function shownPage({ document: { snapshot }, page }: FlowchartEditor): { snapshot: FlowchartSnapshot; page: PageId } {
  const id = page.get()
  let shapes = 0
  for (const shape of snapshot.shapes.values()) if (shape.page === id) shapes++
  return shapes === 0 || shapes > mostShapes ? { snapshot: sampleChart(), page: 'sample' } : { snapshot, page: id }
}

let sample: FlowchartSnapshot | null = null

/** Of every tone one. */
function sampleChart(): FlowchartSnapshot {
  if (sample) return sample
  const document = openFlowchart(newFlowchart({ pageName: '', page: 'sample' }))
  const box = (x: number, y: number, width = 92, height = 44) => ({ x, y, width, height })
  document.execute({
    type: 'addItems',
    shapes: [
      { id: 'startstart', kind: 'terminator', box: box(0, 8) },
      { id: 'choicechoi', kind: 'decision', box: box(134, 0, 80, 60) },
      { id: 'stepstepst', kind: 'process', box: box(128, 96) },
      { id: 'datadatada', kind: 'database', box: box(4, 92, 84, 52) },
    ],
    connectors: [
      { from: { shape: 'startstart' }, to: { shape: 'choicechoi' } },
      { from: { shape: 'choicechoi' }, to: { shape: 'stepstepst' } },
      { from: { shape: 'stepstepst' }, to: { shape: 'datadatada' } },
    ],
  })
  sample = document.snapshot
  document.destroy()
  return sample
}
