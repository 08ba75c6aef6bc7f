import type { NodeId } from '@ramify/document'
import type { FoundTopic } from './find-topics.ts'

/** Which one arrows lead to, from the one that is chosen; undefined for another key. */
export function chosenByKey(
  topics: readonly Pick<FoundTopic, 'id'>[],
  key: string,
  chosen: NodeId | null,
): NodeId | undefined {
  const at = topics.findIndex(({ id }) => id === chosen)
  if (key === 'ArrowDown') return topics[at + 1]?.id ?? topics[0]?.id
  if (key === 'ArrowUp') return topics[at - 1]?.id ?? topics.at(-1)?.id
  return undefined
}

/** What is chosen once these words are typed: what was, while it is still among them, else the first; nothing by no words. */
export function chosenByWords(
  topics: readonly Pick<FoundTopic, 'id'>[],
  words: string,
  chosen: NodeId | null,
): NodeId | null {
  if (words.trim() === '' || topics.some(({ id }) => id === chosen)) return chosen
  return topics[0]?.id ?? null
}
