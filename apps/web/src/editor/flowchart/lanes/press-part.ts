import type { ShapeId } from '@ramify/document'
import type { FlowItem, ItemRef } from '@ramify/scene'
import { type Gesture, isDrag, type Sample } from '../../input/gestures/gesture.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { dragShapes } from '../gestures/drag-shapes.ts'
import { shapeItem } from '../items/items.ts'
import { isLane, outermostStack, partOf } from './parts.ts'

/** What a press on something means: of a table or a class that nothing is selected of, the whole comes first. */
export function pressedItem(editor: FlowchartEditor, hit: ItemRef<FlowItem> | null): ItemRef<FlowItem> | null {
  const whole = hit ? wholeOf(editor, hit) : undefined
  return hit && whole !== undefined && !isAnySelected(editor, whole) ? shapeItem(whole) : hit
}

/** A press on a part of a table that is selected as a whole: carried, it carries the whole; let go, it selects the part. */
export function pressInWhole(editor: FlowchartEditor, hit: ItemRef<FlowItem> | null, start: Sample): Gesture | null {
  const whole = hit ? wholeOf(editor, hit) : undefined
  if (!hit || whole === undefined || start.toggles || start.extends) return null
  const [only, another] = editor.selection.get()
  if (another || only?.type !== 'shape' || only.id !== whole) return null
  const pressed: Gesture = {
    move: (sample) => (isDrag(start, sample) && !editor.readOnly ? dragShapes(editor, start).move(sample) : pressed),
    end: () => editor.select([hit]),
    cancel: () => undefined,
  }
  return pressed
}

/** The table or class that a part, which is no lane, is of. */
function wholeOf({ document: { snapshot } }: FlowchartEditor, { type, id }: ItemRef<FlowItem>): ShapeId | undefined {
  const part = type === 'shape' ? partOf(snapshot, id) : undefined
  return part && !isLane(part) ? outermostStack(snapshot, id) : undefined
}

function isAnySelected({ document: { snapshot }, selection }: FlowchartEditor, whole: ShapeId): boolean {
  return selection.get().some(({ id }) => outermostStack(snapshot, id) === whole)
}
