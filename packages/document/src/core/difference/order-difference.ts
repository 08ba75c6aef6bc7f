import { longestIncreasingSubsequence } from '../longest-increasing-subsequence.ts'

/** The fewest of the items that both lists have that must be moved to get the order of the second. One moved of ten is one. */
export function movedBetween<T>(before: readonly T[], after: readonly T[]): T[] {
  const index = new Map(before.map((item, at) => [item, at]))
  const shared = after.filter((item) => index.has(item))
  const staying = longestIncreasingSubsequence(shared.map((item) => index.get(item) as number))
  return staying.size === shared.length ? [] : shared.filter((_, at) => !staying.has(at))
}

/**
 * A list with items of an older one put back, each behind the nearest neighbour before it that is still there. `putBack`
 * says what comes where an item of the older list was: usually that item, or nothing.
 */
export function withItemsPutBack<T>(
  now: readonly T[],
  older: readonly T[],
  putBack: (item: T) => readonly T[],
): readonly T[] {
  if (older.every((item) => putBack(item).length === 0)) return now
  const present = new Set(now)
  const first: T[] = []
  const behind = new Map<T, T[]>()
  let place = first
  for (const item of older) {
    place.push(...putBack(item))
    if (!present.has(item)) continue
    place = []
    behind.set(item, place)
  }
  return [...first, ...now.flatMap((item) => [item, ...(behind.get(item) ?? [])])]
}
