import type { MapSnapshot, NodeId } from '../snapshot/snapshot.ts'
import type { ReadMap } from './read-content.ts'
import type { DraftNode } from './read-trees.ts'

/** Content without ids still means the nodes that are there: the root, and children that say the same under the same parent. */
export function matchIds(snapshot: MapSnapshot, map: ReadMap): ReadMap {
  const taken = new Set<NodeId>()
  for (const node of map.nodes.values()) if (node.named) taken.add(node.id)
  const take = (node: DraftNode, id: NodeId) => {
    node.id = id
    taken.add(id)
  }
  if (!map.root.named && snapshot.root !== '' && !taken.has(snapshot.root)) take(map.root, snapshot.root)
  for (const node of map.nodes.values()) {
    const there = snapshot.nodes.get(node.id)
    if (!there || node.children.every((child) => child.named)) continue
    const byText = Map.groupBy(
      there.children.filter((id) => !taken.has(id)),
      (id) => snapshot.nodes.get(id)?.text.text ?? '',
    )
    for (const child of node.children) {
      const id = child.named ? undefined : byText.get(wordsOf(child))?.shift()
      if (id !== undefined) take(child, id)
    }
  }
  return { ...map, nodes: new Map([...map.nodes.values()].map((node) => [node.id, node])) }
}

function wordsOf({ content }: DraftNode): string {
  return content.text?.text ?? ''
}
