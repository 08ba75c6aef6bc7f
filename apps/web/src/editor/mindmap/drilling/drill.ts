import { isWithin, type NodeId, type NodeSnapshot } from '@ramify/document'
import type { MapEditor } from '../map-editor.ts'

/** Shows one branch as if it were the map; null: the whole map, with the branch in the middle. */
export function drillInto(editor: MapEditor, id: NodeId | null): void {
  const { drilledTopic, document } = editor
  const before = drilledTopic.get()
  const next = id === document.snapshot.root ? null : id
  if (next === before || (next !== null && !document.snapshot.nodes.get(next))) return
  drilledTopic.set(next)
  editor.selectTopics([next ?? before ?? document.snapshot.root])
  if (next !== null) editor.fitAll()
  else if (before !== null) editor.centreTopic(before)
}

/** From the central topic down to the branch that is shown. */
export function pathTo({ document: { snapshot } }: MapEditor, id: NodeId): NodeSnapshot[] {
  const path: NodeSnapshot[] = []
  const seen = new Set<NodeId>()
  for (let node = snapshot.nodes.get(id); node && !seen.has(node.id); node = snapshot.nodes.get(node.parent ?? '')) {
    seen.add(node.id)
    path.unshift(node)
  }
  // A floating branch does not hang on the central topic, and leads back to it all the same.
  const root = snapshot.nodes.get(snapshot.root)
  return path[0]?.id === snapshot.root || !root ? path : [root, ...path]
}

/** Whether a topic can be seen in the branch that is shown. */
export function isInDrilled({ document: { snapshot }, drilledTopic }: MapEditor, id: NodeId): boolean {
  const top = drilledTopic.get()
  return top === null || isWithin(snapshot, id, new Set([top]))
}
