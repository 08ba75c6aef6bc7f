import { type NodeId, type NodeSnapshot, topmost } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import type { Topic } from '@ramify/scene'
import { inOneStep } from '../actions/in-one-step.ts'
import type { Editor } from '../editor.ts'
import { movedOn, ofWidth } from './nudge.ts'

/** Moves branches from where they stand, each with all that hangs on it; what floats is just put a little further. */
export function nudgeTopics(editor: Editor, ids: readonly NodeId[], by: Point): void {
  const { snapshot } = editor.document
  const tops = topmost(
    snapshot,
    ids.filter((id) => id !== snapshot.root),
  )
  inOneStep(editor, () => {
    for (const id of tops) {
      const node = snapshot.nodes.get(id)
      if (node) nudge(editor, node, by)
    }
  })
}

function nudge(editor: Editor, { id, parent, at, nudge }: NodeSnapshot, by: Point): void {
  if (parent === null) {
    const from = at ?? { x: 0, y: 0 }
    editor.continueStep({ type: 'moveNodes', ids: [id], to: { at: [{ x: from.x + by.x, y: from.y + by.y }] } })
  } else editor.continueStep({ type: 'setNudge', ids: [id], nudge: movedOn(nudge, by) })
}

/** Makes topics wider, or narrower, by so much. */
export function widenTopics(editor: Editor, ids: readonly NodeId[], by: number): void {
  const scene = editor.scene.get()
  inOneStep(editor, () => {
    for (const id of ids) {
      const topic = scene.placeOf(id)
      if (topic) setWidth(editor, topic, widthOf(topic) + by)
    }
  })
}

export function setWidth(editor: Editor, { id, face }: Topic, width: number | null): void {
  editor.continueStep({ type: 'setNudge', ids: [id], nudge: ofWidth(face.node.nudge, width) })
}

/** As wide as its words want it. */
export function resetWidth(editor: Editor, id: NodeId): void {
  const topic = editor.scene.get().placeOf(id)
  if (topic && topic.face.node.nudge?.width != null) inOneStep(editor, () => setWidth(editor, topic, null))
}

/** What a person would have to wish for to get the topic as wide as it is: pointed forms add their points. */
export function widthOf({ face }: Topic): number {
  const points = face.body.shape.aside?.(face.height) ?? 0
  return face.node.nudge?.width ?? face.width - 2 * points
}
