import type { LabelId } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import { toMap } from '../../core/viewport/viewport.ts'
import type { Gesture, Sample } from '../../input/gestures/gesture.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { pointOn } from './connector-handles.ts'

/** In pixels of the screen: a label this near to its line lies on it, and one this near to the middle of it is there. */
const lineReach = 10
const middleReach = 8

/** Carries a label along its connector and aside. */
export function dragLabel(editor: FlowchartEditor, id: LabelId, start: Sample): Gesture | null {
  const record = () => editor.document.snapshot.labels.get(id)
  const label = record()
  const placed = label && editor.scene.get().connectorOf(label.connector)
  if (!label || !placed || placed.connector.locked || editor.readOnly) return null
  const from = toMap(editor.view.get(), start.point)
  const base = pointOn(placed, label.at)
  const middle = { x: base.x + label.offset.x, y: base.y + label.offset.y }

  const spotAt = ({ point, toggles: isExact }: Sample): { at: number; offset: Point } => {
    const to = toMap(editor.view.get(), point)
    const wanted = { x: middle.x + to.x - from.x, y: middle.y + to.y - from.y }
    const within = (pixels: number) => (isExact ? 0 : pixels / editor.view.get().zoom)
    const half = pointOn(placed, 0.5)
    const isMiddle = Math.hypot(half.x - wanted.x, half.y - wanted.y) <= within(middleReach)
    const at = isMiddle ? 0.5 : placed.shareAt(wanted)
    const on = pointOn(placed, at)
    const offset = { x: wanted.x - on.x, y: wanted.y - on.y }
    return { at, offset: Math.hypot(offset.x, offset.y) <= within(lineReach) ? { x: 0, y: 0 } : offset }
  }
  const finish = () => {
    editor.gesturePreview.set(null)
    editor.preview(null)
  }
  const gesture: Gesture = {
    cursor: 'move',
    move: (sample) => {
      const now = record()
      if (now) editor.preview({ labels: new Map([[id, { ...now, ...spotAt(sample) }]]) })
      editor.gesturePreview.set({ kind: 'connect', target: null, near: null, place: null })
      return gesture
    },
    end: (sample) => {
      finish()
      // Somebody else may have deleted it meanwhile.
      if (record()) editor.execute({ type: 'setLabels', labels: [id], ...spotAt(sample) })
    },
    cancel: finish,
  }
  return gesture
}
