import type { NodeId } from '@ramify/document'
import { type Face, faceOf, type Topic } from '@ramify/scene'
import { toMap } from '../../core/viewport/viewport.ts'
import { type Gesture, isDrag, type Sample } from '../../input/gestures/gesture.ts'
import type { MapEditor } from '../map-editor.ts'
import { inOneStep } from '../topics/in-one-step.ts'
import { ofWidth } from './nudge.ts'
import { setWidth, widthOf } from './nudge-topics.ts'

/** Draws at the edge of a topic: its words are broken anew while it gets wider or narrower. */
export function resizeTopic(editor: MapEditor, id: NodeId, start: Sample): Gesture {
  const preview = editor.gesturePreview
  const from = toMap(editor.view.get(), start.point)
  let isMoved = false
  const wished = ({ point }: Sample): { topic: Topic; width: number } | null => {
    // Somebody else may have deleted or folded it meanwhile.
    const topic = editor.scene.get().placeOf(id)
    if (!topic) return null
    const by = toMap(editor.view.get(), point).x - from.x
    return { topic, width: widthOf(topic) + by * pull(editor, topic) }
  }
  const gesture: Gesture = {
    cursor: 'ew-resize',
    move: (sample) => {
      isMoved ||= isDrag(start, sample)
      const now = isMoved ? wished(sample) : null
      preview.set(now && { kind: 'width', topic: now.topic, face: resizedFace(editor, now.topic, now.width) })
      return gesture
    },
    end: (sample) => {
      const now = isMoved ? wished(sample) : null
      preview.set(null)
      if (now) inOneStep(editor, () => setWidth(editor, now.topic, now.width))
    },
    cancel: () => preview.set(null),
  }
  return gesture
}

/** How much wider a topic gets for each step of the pointer: the root grows to both sides. */
function pull({ document }: MapEditor, { id, direction }: Topic): number {
  if (id === document.snapshot.root) return direction === 'left' ? -2 : 2
  return direction === 'left' ? -1 : 1
}

function resizedFace(editor: MapEditor, { face }: Topic, width: number): Face {
  const { maker } = editor.scene.get().parts
  const node = { ...face.node, nudge: ofWidth(face.node.nudge, width) }
  return faceOf(node, face.role, maker.measurer, face.body)
}
