import type { ShapeId } from '@ramify/document'
import { toMap } from '../../core/viewport/viewport.ts'
import type { Gesture, Sample } from '../../input/gestures/gesture.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { isLockedShape } from '../items/locked.ts'
import { lengthsIn } from './change-parts.ts'
import { moveLaneTo } from './lanes.ts'
import { isCell, isLane, isRows, type Part, partOf } from './parts.ts'

/** The part of a stack that is carried by itself: a lane by its title, a row or a field. Cells are carried with their table. */
export function draggedPart(editor: FlowchartEditor, id: ShapeId): Part | undefined {
  const { snapshot } = editor.document
  const part = partOf(snapshot, id)
  const isOnly = editor.selection.get().length === 1
  if (!part || !isOnly || isLockedShape(snapshot, id) || isCell(snapshot, part)) return undefined
  return isLane(part) || part.shape.stack === null ? part : undefined
}

/** Carries a part among the others of its stack. */
export function dragPart(editor: FlowchartEditor, { shape: { id } }: Part): Gesture {
  const end = () => {
    editor.gesturePreview.set(null)
    editor.preview(null)
  }
  const placeAt = ({ point }: Sample) => {
    const part = partOf(editor.document.snapshot, id)
    const stack = part && editor.scene.get().shapeOf(part.stack.id)
    if (!part || !stack) return null
    const at = stack.fromPage(toMap(editor.view.get(), point))
    return { part, index: indexAt(editor, part, isRows(part.stack) ? at.y : at.x) }
  }
  const gesture: Gesture = {
    cursor: 'grabbing',
    move: (sample) => {
      const place = placeAt(sample)
      if (!place) return gesture
      const { part, index } = place
      const children = part.stack.children.filter((child) => child !== id).toSpliced(index, 0, id)
      editor.preview({ shapes: new Map([[part.stack.id, { ...part.stack, children }]]) })
      editor.gesturePreview.set({ kind: 'carry', guides: [], into: null })
      return gesture
    },
    end: (sample) => {
      const place = placeAt(sample)
      end()
      if (place) moveLaneTo(editor, place.part, place.index)
    },
    cancel: end,
  }
  return gesture
}

/** Before the first other part whose middle is further along. */
function indexAt({ document }: FlowchartEditor, { stack, index }: Part, at: number): number {
  const { side, header } = stack.stack
  let start = side === (isRows(stack) ? 'top' : 'left') ? header : 0
  const lengths = lengthsIn(document.snapshot, stack)
  const others = lengths.filter((_, nth) => nth !== index)
  for (const [nth, length] of others.entries()) {
    if (at < start + length / 2) return nth
    start += length
  }
  return others.length
}
