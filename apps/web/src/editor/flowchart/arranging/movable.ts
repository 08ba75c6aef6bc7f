import type { FlowchartSnapshot, Frame, ShapeId, ShapeSnapshot } from '@ramify/document'
import type { Rect } from '@ramify/geometry'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { idsOf, outermost } from '../items/items.ts'
import { isLockedShape } from '../items/locked.ts'

/** Nothing of its own is drawn: it is as large as what is in it. */
export const isGroup = ({ kind }: Pick<ShapeSnapshot, 'kind'>): boolean => kind === 'group'

/** The parts of a stack have no place of their own. */
function isPartOfStack({ shapes }: FlowchartSnapshot, { parent }: ShapeSnapshot): boolean {
  return parent !== null && shapes.get(parent)?.stack != null
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
    if (!shape || isLockedShape(snapshot, id) || isPartOfStack(snapshot, shape)) return []
    const placed = page.shapeOf(id)
    const box = page.boxOf({ type: 'shape', id })
    return placed && box ? [{ shape, frame: placed.frame, box }] : []
  })
}
