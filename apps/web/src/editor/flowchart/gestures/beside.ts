import type { ShapeId } from '@ramify/document'
import type { Rect } from '@ramify/geometry'
import { visibleRect } from '../../core/viewport/viewport.ts'
import { isSnapOn } from '../arranging/snap-settings.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { guideBoxes } from '../rulers/page-guides.ts'

/** In pixels of the screen: within it a shape comes in line with another. */
export const snapReach = 6
/** Shapes further away than the screen are no lines to keep to. */
const mostOthers = 300

/** Guides of the page, and others in sight that are not in any of these: what is carried or pulled comes in line with them. */
export function boxesBeside(editor: FlowchartEditor, moving: ReadonlySet<ShapeId>): Rect[] {
  if (!isSnapOn.get()) return []
  const area = visibleRect(editor.view.get(), editor.screen.get())
  const { shapes } = editor.document.snapshot
  const isCarried = (id: ShapeId | null): boolean =>
    id !== null && (moving.has(id) || isCarried(shapes.get(id)?.parent ?? null))
  const beside = editor.scene
    .get()
    .shapesIn(area)
    .filter(({ id }) => !isCarried(id))
  return [...guideBoxes(editor), ...beside.slice(0, mostOthers).map(({ box }) => box)]
}
