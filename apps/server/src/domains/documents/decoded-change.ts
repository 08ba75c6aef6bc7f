import * as Y from 'yjs'
import { hasDeepValue } from './deep-value.ts'

export interface DecodedChange {
  readonly structs: readonly (Y.Item | Y.GC | Y.Skip)[]
  readonly deletions: ReadonlyMap<number, readonly { readonly clock: number; readonly len: number }[]>
}

/** What is in a change; undefined when it is none. Yjs itself swallows garbage and goes on as if it had been applied. */
export function decodeChange(change: Uint8Array): DecodedChange | undefined {
  try {
    const { structs, ds } = Y.decodeUpdate(change)
    const isSoundChange =
      structs.every(isSound) && [...ds.clients.values()].every((ranges) => ranges.every(isSoundRange))
    return isSoundChange ? { structs, deletions: ds.clients } : undefined
  } catch {
    return undefined
  }
}

/** Of how many authors a change claims to have something, without reading it: the number it begins with. */
export function authorsNamed(change: Uint8Array): number {
  let [count, factor] = [0, 1]
  for (const byte of change.subarray(0, 8)) {
    count += (byte & 127) * factor
    if (byte < 128) return count
    factor *= 128
  }
  return Number.POSITIVE_INFINITY
}

/** A thing of no length, or one that leans on what its author wrote later, makes Yjs throw in the middle of its work. */
function isSound(struct: Y.Item | Y.GC | Y.Skip): boolean {
  const { client, clock } = struct.id
  if (!isSoundRange({ clock, len: struct.length })) return false
  if (!(struct instanceof Y.Item)) return true
  if (hasDeepValue(struct)) return false
  return leansOn(struct).every((id) => id.client !== client || id.clock < clock)
}

/** Yjs cannot write down an empty range, nor read a number again that is larger than these. */
function isSoundRange({ clock, len }: { clock: number; len: number }): boolean {
  return len > 0 && clock + len <= Number.MAX_SAFE_INTEGER
}

/** What has to be there before an item can be. */
export function leansOn({ origin, rightOrigin, parent }: Y.Item): Y.ID[] {
  return [origin, rightOrigin, parent].filter((id): id is Y.ID => id instanceof Y.ID)
}
