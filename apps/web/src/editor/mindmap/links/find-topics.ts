import { type MapSnapshot, type NodeId, walk } from '@ramify/document'

export interface FoundTopic {
  readonly id: NodeId
  readonly name: string
  /** What it hangs under. */
  readonly parent: string
}

/** Topics with these words in them, in the order of the map; no more than a list can show. */
export function findTopics(
  snapshot: MapSnapshot,
  words: string,
  exclude: readonly NodeId[],
  most: number,
): FoundTopic[] {
  const wanted = words.trim().toLowerCase()
  const hidden = new Set(exclude)
  const found: FoundTopic[] = []
  for (const { id, text, parent } of walk(snapshot)) {
    if (hidden.has(id) || !text.text.toLowerCase().includes(wanted)) continue
    const above = parent === null ? undefined : snapshot.nodes.get(parent)
    found.push({ id, name: text.text, parent: above?.text.text ?? '' })
    if (found.length === most) break
  }
  return found
}
