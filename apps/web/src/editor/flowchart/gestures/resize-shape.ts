import { type Frame, type ShapeId, type ShapeSnapshot, turned } from '@ramify/document'
import { center, type Point, type Rect } from '@ramify/geometry'
import { toMap } from '../../core/viewport/viewport.ts'
import type { Gesture, Sample } from '../../input/gestures/gesture.ts'
import { linesAlong, withInside } from '../arranging/lines-along.ts'
import { boxesFor } from '../arranging/move-shapes.ts'
import { leavesOf, mapped, scaledFrames, turnedFrames } from '../arranging/transform.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { idsOf } from '../items/items.ts'
import { boxesBeside, snapReach } from './beside.ts'
import { cursorOf, type Handled, type ResizeHandle, turnHandlePlace } from './handles.ts'
import type { Guide } from './preview.ts'
import { pulledFrame } from './pulled-frame.ts'
import { lineAt, snapEdge } from './snap.ts'

/** Pulls an edge or a corner; the opposite one stays where it is. Shift keeps the proportions, Alt the middle, Ctrl goes without snapping. */
export function resizeShape(
  editor: FlowchartEditor,
  { frame, movables, single }: Handled,
  handle: ResizeHandle,
): Gesture {
  const leaves = leavesOf(editor.document.snapshot, editor.scene.get(), movables)
  const others = boxesBeside(editor, new Set(movables.map(({ shape }) => shape.id)))
  const form = single?.face.form
  const smallest = form?.smallest ?? { width: 4, height: 4 }
  return frameGesture(editor, cursorOf(handle, frame.turn), (sample) => {
    const { to, guides } = snapped(editor, frame, handle, sample, others)
    const after = pulledFrame(frame, handle, to, {
      smallest: { width: Math.min(smallest.width, frame.width), height: Math.min(smallest.height, frame.height) },
      keepsAspect: sample.extends || form?.keepsAspect === true,
      fromCentre: sample.copies,
    })
    if (single) return { frames: new Map([[single.id, after]]), guides, move: null }
    return { frames: scaledFrames(leaves, frame, after), guides, move: mapped(frame, after) }
  })
}

/** Turns all of them around their middle, in steps of 15 degrees unless Shift or Ctrl is held. */
export function turnShape(editor: FlowchartEditor, { frame, movables }: Handled): Gesture {
  const leaves = leavesOf(editor.document.snapshot, editor.scene.get(), movables)
  const middle = center(frame)
  const angleOf = ({ x, y }: Point) => (Math.atan2(x - middle.x, middle.y - y) * 180) / Math.PI
  const upright = angleOf(turned(turnHandlePlace(frame, editor.view.get().zoom), middle, -frame.turn))
  return frameGesture(editor, 'grabbing', ({ point, extends: isFree, toggles }) => {
    const angle = angleOf(toMap(editor.view.get(), point)) - upright
    const turn = isFree || toggles ? Math.round(angle) : Math.round(angle / 15) * 15
    const by = turn - frame.turn
    const move = (at: Point) => turned(at, middle, by)
    return { frames: turnedFrames(leaves, middle, by), guides: [], move }
  })
}

/** Where the pointer would be if it pulled the edges exactly to what they are near to. */
function snapped(
  editor: FlowchartEditor,
  frame: Frame,
  handle: ResizeHandle,
  { point, toggles: isFree, extends: keepsAspect }: Sample,
  others: readonly Rect[],
): { to: Point; guides: Guide[] } {
  const at = toMap(editor.view.get(), point)
  if (isFree || frame.turn !== 0) return { to: at, guides: [] }
  const reach = snapReach / editor.view.get().zoom
  const to = { ...at }
  const guides: Guide[] = []
  for (const axis of ['x', 'y'] as const) {
    // In proportion, one edge leads: the other one goes where it must.
    if (handle[axis] === 0 || (keepsAspect && axis === 'y' && handle.x !== 0)) continue
    const { by, other } = snapEdge(at[axis], axis, others, reach)
    to[axis] += by
    if (other) guides.push(lineAt(to[axis], axis, frame, other))
  }
  return { to, guides }
}

interface Reframed {
  readonly frames: ReadonlyMap<ShapeId, Frame>
  readonly guides: readonly Guide[]
  /** Where points of connectors go that belong to it; null where none of them do. */
  readonly move: ((point: Point) => Point) | null
}

function frameGesture(editor: FlowchartEditor, cursor: string, reframe: (sample: Sample) => Reframed): Gesture {
  const end = () => {
    editor.gesturePreview.set(null)
    editor.preview(null)
  }
  const gesture: Gesture = {
    cursor,
    move: (sample) => {
      const { frames, guides } = reframe(sample)
      const { shapes } = editor.document.snapshot
      const boxes = boxesFor(editor, frames).map(({ id, ...box }): [ShapeId, ShapeSnapshot] => [
        id,
        { ...(shapes.get(id) as ShapeSnapshot), box },
      ])
      editor.preview({ shapes: new Map(boxes) })
      editor.gesturePreview.set({ kind: 'carry', guides, into: null })
      return gesture
    },
    end: (sample) => {
      const { frames, move } = reframe(sample)
      end()
      const { snapshot } = editor.document
      const boxes = boxesFor(editor, frames)
      if (boxes.length === 0) return
      const selected = idsOf(editor.selection.get()).connectors
      const lines = move ? linesAlong(snapshot, withInside(snapshot, frames.keys()), selected, move) : []
      editor.batch([{ type: 'setBoxes', boxes }, ...lines])
    },
    cancel: end,
  }
  return gesture
}
