import * as Y from 'yjs'
import { hasDeepValue } from './deep-value.ts'

export interface DecodedChange {
  readonly structs: readonly (Y.Item | Y.GC | Y.Skip)[]
  /** By author, in the order of their clocks. */
  readonly deletions: ReadonlyMap<number, readonly Range[]>
}

interface Range {
  readonly clock: number
  readonly len: number
}

/** What is in a change; undefined when it is none. Yjs itself swallows garbage and goes on as if it had been applied. */
export function decodeChange(change: Uint8Array): DecodedChange | undefined {
  try {
    const { structs, ds } = Y.decodeUpdate(change)
    const deletions = new Map([...ds.clients].map(([client, ranges]) => [client, ranges.toSorted(byClock)]))
    const isSoundChange = structs.every(isSound) && [...deletions.values()].every(areSound)
    return isSoundChange ? { structs, deletions } : undefined
  } catch {
    return undefined
  }
}

/** Of how many authors a change or a state vector claims to have something, without reading it: the number it begins with. */
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

const byClock = (one: Range, other: Range) => one.clock - other.clock

/** Yjs writes nothing down twice; whoever does has the same items walked again for every time. */
function areSound(ranges: readonly Range[]): boolean {
  let end = 0
  return ranges.every((range) => {
    const isApart = range.clock >= end
    end = range.clock + range.len
    return isApart && isSoundRange(range)
  })
}

/** Yjs cannot write down an empty range, nor read a number again that is larger than these. */
function isSoundRange({ clock, len }: Range): boolean {
  return len > 0 && clock + len <= Number.MAX_SAFE_INTEGER
}

/** What has to be there before an item can be. */
export function leansOn({ origin, rightOrigin, parent }: Y.Item): Y.ID[] {
  return [origin, rightOrigin, parent].filter((id): id is Y.ID => id instanceof Y.ID)
}
