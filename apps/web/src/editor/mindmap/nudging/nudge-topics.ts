import { type Command, type NodeId, type NodeSnapshot, topmost } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import type { Topic } from '@ramify/scene'
import type { MapEditor } from '../map-editor.ts'
import { inOneStep } from '../topics/in-one-step.ts'
import { movedOn, ofWidth } from './nudge.ts'

/** Moves branches from where they stand, each with all that hangs on it; what floats is just put a little further. */
export function nudgeTopics(editor: MapEditor, ids: readonly NodeId[], by: Point): void {
  const { snapshot } = editor.document
  const tops = topmost(
    snapshot,
    ids.filter((id) => id !== snapshot.root),
  )
  editor.batch(tops.flatMap((id) => snapshot.nodes.get(id) ?? []).map((node) => nudged(node, by)))
}

function nudged({ id, parent, at, nudge }: NodeSnapshot, by: Point): Command {
  if (parent !== null) return { type: 'setNudge', ids: [id], nudge: movedOn(nudge, by) }
  const from = at ?? { x: 0, y: 0 }
  return { type: 'moveNodes', ids: [id], to: { at: [{ x: from.x + by.x, y: from.y + by.y }] } }
}

/** Makes topics wider, or narrower, by so much. */
export function widenTopics(editor: MapEditor, ids: readonly NodeId[], by: number): void {
  const scene = editor.scene.get()
  const topics = ids.flatMap((id) => scene.placeOf(id) ?? [])
  editor.batch(topics.map((topic) => withWidth(topic, widthOf(topic) + by)))
}

function withWidth({ id, face }: Topic, width: number | null): Command {
  return { type: 'setNudge', ids: [id], nudge: ofWidth(face.node.nudge, width) }
}

export function setWidth(editor: MapEditor, topic: Topic, width: number | null): void {
  editor.continueStep(withWidth(topic, width))
}

/** As wide as its words want it. */
export function resetWidth(editor: MapEditor, id: NodeId): void {
  const topic = editor.scene.get().placeOf(id)
  if (topic && topic.face.node.nudge?.width != null) inOneStep(editor, () => setWidth(editor, topic, null))
}

/** What a person would have to wish for to get the topic as wide as it is. */
export function widthOf({ face }: Topic): number {
  return face.node.nudge?.width ?? face.width
}
