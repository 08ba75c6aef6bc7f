import { boxIn, type Frame, frameOf, turned } from '@ramify/document'
import { center, type Point } from '@ramify/geometry'
import type { PlacedShape } from '@ramify/scene'
import { toMap } from '../../core/viewport/viewport.ts'
import type { Gesture, Sample } from '../../input/gestures/gesture.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { cursorOf, type ResizeHandle, turnHandlePlace } from './handles.ts'
import { toGrid } from './snap.ts'

/** Pulls an edge or a corner; the opposite one stays where it is. */
export function resizeShape(editor: FlowchartEditor, placed: PlacedShape, handle: ResizeHandle): Gesture {
  return shapeGesture(editor, placed, cursorOf(handle, placed.frame.turn), ({ point, extends: keepsAspect }) =>
    resized(placed, handle, toMap(editor.view.get(), point), keepsAspect),
  )
}

/** Turns it around its middle, in steps of 15 degrees unless Shift is held. */
export function turnShape(editor: FlowchartEditor, placed: PlacedShape): Gesture {
  const middle = center(placed.frame)
  const angleOf = ({ x, y }: Point) => (Math.atan2(x - middle.x, middle.y - y) * 180) / Math.PI
  const upright = angleOf(turned(turnHandlePlace(placed, editor.view.get().zoom), middle, -placed.frame.turn))
  return shapeGesture(editor, placed, 'grabbing', ({ point, extends: isFree }) => {
    const angle = angleOf(toMap(editor.view.get(), point)) - upright
    return { ...placed.frame, turn: isFree ? Math.round(angle) : Math.round(angle / 15) * 15 }
  })
}

/** The frame that a pulled handle gives. Exported for its test. */
export function resized(placed: PlacedShape, { x, y }: ResizeHandle, to: Point, keepsAspect: boolean): Frame {
  const { frame, face } = placed
  const { smallest } = face.form
  const ratio = frame.height / frame.width
  const at = turned(to, center(frame), -frame.turn)
  const pulled = (side: -1 | 0 | 1, from: number, length: number, value: number, least: number) => {
    if (side === 0) return length
    const fixed = side > 0 ? from : from + length
    const snapped = value + (frame.turn === 0 ? toGrid(value) : 0)
    return Math.max(least, side > 0 ? snapped - fixed : fixed - snapped)
  }
  let width = pulled(x, frame.x, frame.width, at.x, smallest.width)
  let height = pulled(y, frame.y, frame.height, at.y, smallest.height)
  if ((keepsAspect || face.form.keepsAspect) && Number.isFinite(ratio) && ratio > 0) {
    if (x === 0) width = height / ratio
    else if (y === 0) height = width * ratio
    else if (height / width > ratio) width = height / ratio
    else height = width * ratio
  }
  // The middle of the opposite edge or corner stays, also of a shape that is turned.
  const middle = center(frame)
  const away = turned(
    { x: middle.x + (x * (width - frame.width)) / 2, y: middle.y + (y * (height - frame.height)) / 2 },
    middle,
    frame.turn,
  )
  return { x: away.x - width / 2, y: away.y - height / 2, width, height, turn: frame.turn }
}

function shapeGesture(
  editor: FlowchartEditor,
  { shape }: PlacedShape,
  cursor: string,
  frameAt: (sample: Sample) => Frame,
): Gesture {
  const outer = shape.parent === null ? undefined : frameOf(editor.document.snapshot, shape.parent)
  const end = () => {
    editor.gesturePreview.set(null)
    editor.preview(null)
  }
  const gesture: Gesture = {
    cursor,
    move: (sample) => {
      editor.preview({ shapes: new Map([[shape.id, { ...shape, box: boxIn(frameAt(sample), outer) }]]) })
      editor.gesturePreview.set({ kind: 'carry', guides: [], into: null })
      return gesture
    },
    end: (sample) => {
      end()
      editor.execute({ type: 'setBoxes', boxes: [{ id: shape.id, ...boxIn(frameAt(sample), outer) }] })
    },
    cancel: end,
  }
  return gesture
}
