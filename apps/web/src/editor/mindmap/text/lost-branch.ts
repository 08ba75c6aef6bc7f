import { type Command, type MapDocument, type MapSnapshot, type NodeId, restoreCommands } from '@ramify/document'

/** A branch that somebody else deleted, with the topic one was at. */
export interface LostBranch {
  /** The highest topic of it that is gone. */
  readonly top: NodeId
  readonly topics: number
}

/** What went together with a topic; null when the topic is still there. */
export function lostBranch(before: MapSnapshot, after: MapSnapshot, id: NodeId): LostBranch | null {
  const isGone = (each: NodeId) => after.nodes.get(each) === undefined
  if (!isGone(id) || !before.nodes.get(id)) return null
  let top = id
  for (let up = before.nodes.get(top)?.parent; up && isGone(up); up = before.nodes.get(up)?.parent) top = up
  return { top, topics: count(before, top) }
}

/** Puts it back where it was, with what was typed and had not arrived in the document. */
export function* bringBack(
  document: MapDocument,
  before: MapSnapshot,
  { top }: LostBranch,
  typed: { id: NodeId; text: string } | null,
): Generator<Command> {
  yield* restoreCommands(document, before, top)
  if (typed && before.nodes.get(typed.id)?.text.text !== typed.text) yield { type: 'setText', ...typed }
}

const count = (map: MapSnapshot, id: NodeId): number =>
  (map.nodes.get(id)?.children ?? []).reduce((sum, child) => sum + count(map, child), 1)
