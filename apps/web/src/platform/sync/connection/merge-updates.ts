import * as Y from 'yjs'

/** For each struct Yjs sorts all updates it merges: few at a time are many times faster. */
const atOnce = 32

/** One update for several that follow each other. */
export function mergeUpdates(updates: readonly Uint8Array[]): Uint8Array {
  const [first, ...others] = updates
  if (!first) throw new Error('There is nothing to merge')
  if (others.length === 0) return first
  const merged: Uint8Array[] = []
  for (let index = 0; index < updates.length; index += atOnce) {
    merged.push(Y.mergeUpdates(updates.slice(index, index + atOnce)))
  }
  return mergeUpdates(merged)
}
