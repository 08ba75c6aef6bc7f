import type { NodeId } from '@ramify/document'
import type { Editor } from '../editor.ts'
import { toMap } from '../viewport/viewport.ts'
import { drop } from './drop.ts'
import { type DropTarget, dropTarget, sameTarget } from './drop-target.ts'
import { scrolledAtEdge } from './edge-scroll.ts'
import type { Gesture, Sample } from './gesture.ts'
import { liftOf } from './lift.ts'
import { previewOf } from './preview.ts'

/** How near a topic is near enough, on the screen. */
const reach = 32

/** Carries branches to another place. Until they are let go nothing happens but a preview. */
export function dragTopics(editor: Editor, pressed: NodeId, start: Sample): Gesture {
  const preview = previewOf(editor)
  const lift = liftOf(editor, pressed)
  const grip = toMap(editor.view.get(), start.point)
  let last = start
  let target: DropTarget = { kind: 'nowhere' }

  const carry = () => {
    const view = editor.view.get()
    const point = toMap(view, last.point)
    const found = dropTarget(editor.scene.get(), lift.tops, point, reach / view.zoom)
    if (!sameTarget(found, target)) target = found
    const by = { x: point.x - grip.x, y: point.y - grip.y }
    preview.set({ kind: 'drag', lift, by, target, copies: last.copies })
    return by
  }
  const gesture: Gesture = {
    cursor: 'grabbing',
    move: (sample) => {
      last = sample
      carry()
      return gesture
    },
    tick: (elapsed) => {
      const view = editor.view.get()
      const next = scrolledAtEdge(view, last.point, editor.screen.get(), editor.scene.get().bounds, elapsed)
      if (next === view) return
      editor.view.set(next)
      carry()
    },
    end: (sample) => {
      last = sample
      const by = carry()
      preview.set(null)
      drop(editor, lift.tops, target, by, sample.copies)
    },
    cancel: () => preview.set(null),
  }
  return gesture
}
