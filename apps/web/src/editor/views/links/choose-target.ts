import type { FoundTarget } from './link-targets.ts'

/** Which one arrows lead to, from the one that is chosen; undefined for another key. */
export function chosenByKey(
  targets: readonly Pick<FoundTarget, 'id'>[],
  key: string,
  chosen: string | null,
): string | undefined {
  const at = targets.findIndex(({ id }) => id === chosen)
  if (key === 'ArrowDown') return targets[at + 1]?.id ?? targets[0]?.id
  if (key === 'ArrowUp') return targets[at - 1]?.id ?? targets.at(-1)?.id
  return undefined
}

/** What is chosen once these words are typed: what was, while it is still among them, else the first; nothing by no words. */
export function chosenByWords(
  targets: readonly Pick<FoundTarget, 'id'>[],
  words: string,
  chosen: string | null,
): string | null {
  if (words.trim() === '' || targets.some(({ id }) => id === chosen)) return chosen
  return targets[0]?.id ?? null
}
