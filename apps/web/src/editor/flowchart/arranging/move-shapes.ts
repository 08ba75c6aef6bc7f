import { type Box, boxIn, type FlowchartCommand, type Frame, frameOf, type ShapeId } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { idsOf } from '../items/items.ts'
import { linesAlong, withInside } from './lines-along.ts'
import { type Movable, movableSelected } from './movable.ts'

/** Gives shapes other frames on the page, as one undo step. Those that somebody else deleted meanwhile are passed over. */
export function setFrames(editor: FlowchartEditor, frames: ReadonlyMap<ShapeId, Frame>): void {
  const boxes = boxesFor(editor, frames)
  if (boxes.length > 0) editor.execute({ type: 'setBoxes', boxes })
}

/** The boxes that give these frames. What is around a shape must have no other frame among them. */
export function boxesFor(editor: FlowchartEditor, frames: ReadonlyMap<ShapeId, Frame>): (Box & { id: ShapeId })[] {
  const { snapshot } = editor.document
  return [...frames].flatMap(([id, frame]) => {
    const shape = snapshot.shapes.get(id)
    if (!shape) return []
    const outer = shape.parent === null ? undefined : frameOf(snapshot, shape.parent)
    return [{ id, ...rounded(boxIn(frame, outer)) }]
  })
}

/** Moves each of some shapes by a distance of its own. */
export function moveEach(editor: FlowchartEditor, movables: readonly Movable[], by: readonly Point[]): void {
  const frames = movables.flatMap(({ shape, frame }, nth): [ShapeId, Frame][] => {
    const { x, y } = by[nth] ?? { x: 0, y: 0 }
    return x === 0 && y === 0 ? [] : [[shape.id, { ...frame, x: frame.x + x, y: frame.y + y }]]
  })
  setFrames(editor, new Map(frames))
}

/** Moves what is selected, with the fixed points of connectors that go along. */
export function moveSelected(editor: FlowchartEditor, by: Point): void {
  const movables = movableSelected(editor)
  const { connectors } = idsOf(editor.selection.get())
  const { snapshot } = editor.document
  const inside = withInside(
    snapshot,
    movables.map(({ shape }) => shape.id),
  )
  const frames = movables.map(({ shape, frame }): [ShapeId, Frame] => [
    shape.id,
    { ...frame, x: frame.x + by.x, y: frame.y + by.y },
  ])
  const boxes = boxesFor(editor, new Map(frames))
  const commands: FlowchartCommand[] = linesAlong(snapshot, inside, connectors, ({ x, y }) => ({
    x: x + by.x,
    y: y + by.y,
  }))
  if (boxes.length > 0) commands.unshift({ type: 'setBoxes', boxes })
  if (commands.length > 0) editor.batch(commands)
}

/** Sums of fractions would make boxes differ that are meant to be equal. */
function rounded(box: Box): Box {
  const round = (value: number) => Math.round(value * 1000) / 1000
  return {
    x: round(box.x),
    y: round(box.y),
    width: round(box.width),
    height: round(box.height),
    turn: round(box.turn),
  }
}
