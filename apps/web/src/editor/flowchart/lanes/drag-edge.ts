import { turned } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import type { PlacedShape } from '@ramify/scene'
import { toMap } from '../../core/viewport/viewport.ts'
import type { Gesture, Sample } from '../../input/gestures/gesture.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { cursorOf, type ResizeHandle } from '../gestures/handles.ts'
import { toGrid } from '../gestures/snap.ts'
import { isLockedShape } from '../items/locked.ts'
import { boxCommands } from './change-parts.ts'
import { followingBends, withBends } from './following-bends.ts'
import { type Edge, moveEdges, withBoxes } from './move-edge.ts'
import { isLane, outermostStack, partOf } from './parts.ts'

/** Pixels of the screen: so near to a border between two parts it is meant. */
const reach = 4

/** Whether a shape is resized by its edges alone: what is in it stays where it is. */
export function isResizedByEdges({ document }: FlowchartEditor, { shape, face }: PlacedShape): boolean {
  if (shape.kind === 'group') return false
  return shape.stack !== null || face.form.isFrame === true || partOf(document.snapshot, shape.id) !== undefined
}

export interface PartEdge {
  readonly placed: PlacedShape
  readonly handle: ResizeHandle
}

/** The border after a lane, or after a row, a column or a field of something selected; null where something else lies over it. */
export function partEdgeAt(
  editor: FlowchartEditor,
  point: Point,
  hit: { readonly id: string } | null,
): PartEdge | null {
  if (editor.readOnly) return null
  const { snapshot } = editor.document
  const at = toMap(editor.view.get(), point)
  const slack = reach / editor.view.get().zoom
  const near = { x: at.x - slack, y: at.y - slack, width: 2 * slack, height: 2 * slack }
  for (const placed of editor.scene.get().shapesIn(near).reverse()) {
    const part = partOf(snapshot, placed.id)
    if (!part) continue
    const whole = outermostStack(snapshot, placed.id)
    const isChosen = editor.selection.get().some(({ id }) => outermostStack(snapshot, id) === whole)
    if (!isChosen && !isLane(part)) continue
    // The last border is that of the whole, by which it is carried.
    if (!isChosen && part.index === part.stack.children.length - 1) continue
    const { x, y } = placed.fromPage(at)
    const { width, height } = placed.frame
    const isAcross = part.stack.stack.direction === 'columns'
    const isNear = isAcross
      ? Math.abs(x - width) <= slack && y >= 0 && y <= height
      : Math.abs(y - height) <= slack && x >= 0 && x <= width
    if (!isNear) continue
    const isCovered = hit !== null && outermostStack(snapshot, hit.id) !== whole
    if (isCovered || isLockedShape(snapshot, placed.id)) return null
    return { placed, handle: isAcross ? { x: 1, y: 0 } : { x: 0, y: 1 } }
  }
  return null
}

/** Pulls edges of a frame or a part. Written down only when they are let go. */
export function dragEdges(editor: FlowchartEditor, { placed, handle }: PartEdge, start: Sample): Gesture {
  const { id, frame } = placed
  const from = toMap(editor.view.get(), start.point)
  const boxesAt = ({ point, toggles: isFree }: Sample) => {
    const { snapshot } = editor.document
    if (!snapshot.shapes.has(id)) return null
    const to = toMap(editor.view.get(), point)
    const by = turned({ x: to.x - from.x, y: to.y - from.y }, { x: 0, y: 0 }, -frame.turn)
    const snapped = (value: number, edge: number) => value + (frame.turn === 0 && !isFree ? toGrid(edge + value) : 0)
    const edges: [Edge, number][] = []
    if (handle.x !== 0) {
      const edge = handle.x < 0 ? frame.x : frame.x + frame.width
      edges.push([handle.x < 0 ? 'left' : 'right', snapped(by.x, edge)])
    }
    if (handle.y !== 0) {
      const edge = handle.y < 0 ? frame.y : frame.y + frame.height
      edges.push([handle.y < 0 ? 'top' : 'bottom', snapped(by.y, edge)])
    }
    return moveEdges(snapshot, id, edges)
  }
  const end = () => {
    editor.gesturePreview.set(null)
    editor.preview(null)
  }
  const gesture: Gesture = {
    cursor: cursorOf(handle, frame.turn),
    move: (sample) => {
      const { snapshot } = editor.document
      const boxes = boxesAt(sample)
      if (!boxes) return gesture
      const shapes = new Map(
        [...boxes].flatMap(([each, box]) => {
          const shape = snapshot.shapes.get(each)
          return shape ? [[each, { ...shape, box }] as const] : []
        }),
      )
      editor.preview({ shapes, connectors: followingBends(snapshot, withBoxes(snapshot, boxes)) })
      editor.gesturePreview.set({ kind: 'carry', guides: [], into: null })
      return gesture
    },
    end: (sample) => {
      end()
      const boxes = boxesAt(sample)
      if (boxes && boxes.size > 0) editor.batch(withBends(editor.document, boxCommands(boxes)))
    },
    cancel: end,
  }
  return gesture
}
