import type { MapSnapshot, NodeId } from '@ramify/document'
import type { SelectedItem } from '../items/selected-item.ts'

/** A thing on the map that has words of its own. */
interface Thing {
  readonly type: SelectedItem['type']
  readonly id: string
  readonly words: string
}

/** By the topic where they begin: its callouts, the relation lines that leave it, the boundaries it is the first in. */
export function thingsByTopic({ callouts, lines, ranges }: MapSnapshot): ReadonlyMap<NodeId, readonly Thing[]> {
  const found = new Map<NodeId, Thing[]>()
  const add = (topic: NodeId, type: Thing['type'], id: string, words: string) => {
    if (words === '') return
    const others = found.get(topic)
    if (others) others.push({ type, id, words })
    else found.set(topic, [{ type, id, words }])
  }
  for (const { id, node, text } of callouts.values()) add(node, 'callout', id, text.text)
  for (const { id, from, text } of lines.values()) add(from, 'line', id, text.text)
  // The words of a summary are a topic.
  for (const { id, kind, first, text } of ranges.values()) if (kind !== 'summary') add(first, 'range', id, text.text)
  return found
}
