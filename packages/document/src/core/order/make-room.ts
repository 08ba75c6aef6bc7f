import type { Random } from '../ids/random.ts'
import { isOrderKey, keysBetween } from './order-key.ts'

export interface Sibling {
  readonly id: string
  readonly order: string
  /** Taken in from a parent that is gone; stands after all own children whatever its key. */
  readonly adopted: boolean
}

/** Siblings as they are read: in order of key and id, adopted ones last. */
export interface Siblings {
  readonly length: number
  at(index: number): Sibling
}

export interface Room {
  /** For the new ones. */
  readonly keys: readonly string[]
  /** Neighbours that need a new key, as own children, before the new ones can stand where they should. */
  readonly rekeyed: readonly { readonly id: string; readonly order: string }[]
}

/**
 * Keys for new siblings before `index`. Never fails: neighbours whose keys are equal, malformed, too crowded or not keys of
 * this parent (adopted) get new keys, as few as possible, and nobody's place among the others changes.
 */
export function makeRoom(siblings: Siblings, index: number, count: number, random: Random): Room {
  let run = around(siblings, index, index)
  for (let more = 1; ; more *= 2) {
    const [from, to] = run
    if (to - from + count === 0) return { keys: [], rekeyed: [] }
    const low = from > 0 ? siblings.at(from - 1).order : null
    const high = to < siblings.length && !siblings.at(to).adopted ? siblings.at(to).order : null
    const keys = keysBetween(low, high, to - from + count, random)
    if ((low === null && high === null) || keys.every((key) => key.length <= comfortable)) {
      const ids = Array.from({ length: to - from }, (_, nth) => siblings.at(from + nth).id)
      const before = index - from
      const rekeyed = ids.map((id, nth) => ({ id, order: keys[nth < before ? nth : nth + count] as string }))
      return { keys: keys.slice(before, before + count), rekeyed }
    }
    // Thousands were put into one gap. Take neighbours in until the keys are short again.
    run = around(siblings, Math.max(0, from - more), Math.min(siblings.length, to + more))
  }
}

/** Keys past this length make room instead of growing. */
const comfortable = 60

/** The least run of siblings, this one included, whose neighbours on both sides have keys that something fits between. */
function around(siblings: Siblings, first: number, end: number): [from: number, to: number] {
  let from = first
  while (from > 0 && !isAnchor(siblings.at(from - 1))) from--
  const low = from > 0 ? siblings.at(from - 1).order : ''
  let to = end
  while (
    to < siblings.length &&
    !siblings.at(to).adopted &&
    !(isAnchor(siblings.at(to)) && siblings.at(to).order > low)
  )
    to++
  return [from, to]
}

function isAnchor(sibling: Sibling): boolean {
  return !sibling.adopted && isOrderKey(sibling.order)
}
