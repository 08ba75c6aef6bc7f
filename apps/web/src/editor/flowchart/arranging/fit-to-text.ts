import type { Frame, ShapeId } from '@ramify/document'
import { fittingSize } from '@ramify/scene'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { isGroup, movableSelected } from './movable.ts'
import { setFrames } from './move-shapes.ts'

/** Every selected shape as small as its words allow, around its middle. */
export function fitToText(editor: FlowchartEditor): void {
  const frames = movableSelected(editor).flatMap(({ shape, frame }): [ShapeId, Frame][] => {
    const face = editor.scene.get().shapeOf(shape.id)?.face
    if (!face || face.form.isFrame || isGroup(shape)) return []
    const { width, height } = fittingSize(face)
    const corner = { x: frame.x + (frame.width - width) / 2, y: frame.y + (frame.height - height) / 2 }
    return [[shape.id, { ...corner, width, height, turn: frame.turn }]]
  })
  setFrames(editor, new Map(frames))
}
