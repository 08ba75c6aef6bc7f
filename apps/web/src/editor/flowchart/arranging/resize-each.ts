import type { Frame, ShapeId } from '@ramify/document'
import { center, type Point, type Rect, type Size, union } from '@ramify/geometry'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { isGroup, type Movable, movableSelected } from './movable.ts'
import { setFrames } from './move-shapes.ts'
import { leavesOf, scaledFrames, turnedFrames } from './transform.ts'

/** Which point of a shape keeps its place: 0 its left or upper edge, 0.5 its middle. */
export type Anchor = 0 | 0.5

/** Each of some shapes in another size; what is in a group is scaled. */
export function resizeEach(
  editor: FlowchartEditor,
  movables: readonly Movable[],
  sizeOf: (movable: Movable, size: Size) => Partial<Size>,
  anchor: Anchor,
): void {
  const frames = new Map<ShapeId, Frame>()
  for (const movable of movables) {
    for (const [id, frame] of resizedFrames(editor, movable, (size) => sizeOf(movable, size), anchor))
      frames.set(id, frame)
  }
  setFrames(editor, frames)
}

function resizedFrames(
  { document, scene }: FlowchartEditor,
  movable: Movable,
  sizeOf: (size: Size) => Partial<Size>,
  anchor: Anchor,
): Map<ShapeId, Frame> {
  const { shape, frame, box } = movable
  if (isGroup(shape) && shape.children.length > 0) {
    const size = { width: box.width, height: box.height, ...sizeOf(box) }
    const to = { ...movedBy(box, size, anchor), ...size }
    return scaledFrames(leavesOf(document.snapshot, scene.get(), [movable]), box, to)
  }
  const form = scene.get().shapeOf(shape.id)?.face.form
  const given = sizeOf(frame)
  const size = { width: frame.width, height: frame.height, ...given }
  if (form?.keepsAspect && frame.width > 0 && frame.height > 0) {
    const ratio = frame.height / frame.width
    if (given.width !== undefined) size.height = size.width * ratio
    else size.width = size.height / ratio
  }
  const width = Math.max(form?.smallest.width ?? 1, size.width)
  const height = Math.max(form?.smallest.height ?? 1, size.height)
  return new Map([[shape.id, { ...movedBy(frame, { width, height }, anchor), width, height, turn: frame.turn }]])
}

const movedBy = (from: Frame | Movable['box'], { width, height }: Size, anchor: Anchor): Point => ({
  x: from.x + (from.width - width) * anchor,
  y: from.y + (from.height - height) * anchor,
})

/** As wide, as high or as large as the one that was selected last. */
export function makeSameSize(editor: FlowchartEditor, what: 'width' | 'height' | 'size'): void {
  const movables = movableSelected(editor)
  const lead = movables.at(-1)
  if (!lead) return
  const { width, height } = isGroup(lead.shape) ? lead.box : lead.frame
  const wanted = what === 'size' ? { width, height } : what === 'width' ? { width } : { height }
  resizeEach(editor, movables.slice(0, -1), () => wanted, 0.5)
}

/** Turns all of them together around their common middle. */
export function turnSelected(editor: FlowchartEditor, degrees: number, around?: Point): void {
  const movables = movableSelected(editor)
  const leaves = leavesOf(editor.document.snapshot, editor.scene.get(), movables)
  const area = areaOf(movables)
  if (area) setFrames(editor, turnedFrames(leaves, around ?? center(area), degrees))
}

/** Around all of them. */
export function areaOf(movables: readonly Movable[]): Rect | null {
  return union(movables.map(({ box }) => box))
}
