import type { Point, Size } from '@ramify/geometry'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { handled } from '../gestures/handles.ts'
import { moveSelected, setFrames } from './move-shapes.ts'
import { resizeEach, turnSelected } from './resize-each.ts'
import { leavesOf, scaledFrames } from './transform.ts'

/** Puts the frame around what is selected somewhere. */
export function placeFrame(editor: FlowchartEditor, { x, y }: Partial<Point>): void {
  const frame = handled(editor)?.frame
  if (frame) moveSelected(editor, { x: (x ?? frame.x) - frame.x, y: (y ?? frame.y) - frame.y })
}

/** Gives the frame another size; several shapes are scaled together. */
export function resizeFrame(editor: FlowchartEditor, size: Partial<Size>): void {
  const found = handled(editor)
  if (!found) return
  const { frame, movables, single } = found
  if (single) {
    resizeEach(editor, movables, () => size, 0)
    return
  }
  const leaves = leavesOf(editor.document.snapshot, editor.scene.get(), movables)
  setFrames(editor, scaledFrames(leaves, frame, { ...frame, ...size }))
}

/** Turns the only shape to an angle. */
export function turnFrame(editor: FlowchartEditor, turn: number): void {
  const found = handled(editor)
  if (found?.single) turnSelected(editor, turn - found.frame.turn)
}
