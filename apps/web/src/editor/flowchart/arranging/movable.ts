import type { FlowchartSnapshot, Frame, ShapeId, ShapeSnapshot } from '@ramify/document'
import type { Rect } from '@ramify/geometry'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { idsOf, outermost } from '../items/items.ts'

type Shapes = Pick<FlowchartSnapshot, 'shapes' | 'layers'>

/** Nothing of its own is drawn: it is as large as what is in it. */
export const isGroup = ({ kind }: Pick<ShapeSnapshot, 'kind'>): boolean => kind === 'group'

/** Whether a shape stays as it is: it is locked, its layer is, or a group that it is in. */
export function isFixed({ shapes, layers }: Shapes, shape: ShapeSnapshot): boolean {
  if (shape.locked || layers.get(shape.layer ?? '')?.locked) return true
  for (let outer = parentOf(shapes, shape); outer && isGroup(outer); outer = parentOf(shapes, outer)) {
    if (outer.locked) return true
  }
  return false
}

/** The parts of a stack have no place of their own. */
function isPartOfStack({ shapes }: Shapes, shape: ShapeSnapshot): boolean {
  return parentOf(shapes, shape)?.stack != null
}

function parentOf(shapes: Shapes['shapes'], { parent }: ShapeSnapshot): ShapeSnapshot | undefined {
  return parent === null ? undefined : shapes.get(parent)
}

/** A shape that can be given another place. */
export interface Movable {
  readonly shape: ShapeSnapshot
  readonly frame: Frame
  /** Around it as it is turned; of a group around all that is in it. */
  readonly box: Rect
}

/** What of the selection can be given another place: no shape that is in another one of them. */
export function movableSelected(editor: FlowchartEditor): Movable[] {
  return movablesOf(editor, idsOf(editor.selection.get()).shapes)
}

export function movablesOf(editor: FlowchartEditor, ids: readonly ShapeId[]): Movable[] {
  const { snapshot } = editor.document
  const page = editor.scene.get()
  return outermost(snapshot, ids).flatMap((id) => {
    const shape = snapshot.shapes.get(id)
    if (!shape || isFixed(snapshot, shape) || isPartOfStack(snapshot, shape)) return []
    const placed = page.shapeOf(id)
    const box = page.boxOf({ type: 'shape', id })
    return placed && box ? [{ shape, frame: placed.frame, box }] : []
  })
}
