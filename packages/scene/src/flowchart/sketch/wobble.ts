/** A number from -1 to 1 for a piece of a line and one of its coordinates. */
export type Wobble = (piece: number, coordinate: number) => number

/** Always the same numbers for the same seed, in any order: a piece keeps its wobble while others come and go. */
export function wobbleOf(seed: string): Wobble {
  let hash = 0x811c9dc5
  for (let at = 0; at < Math.min(seed.length, 100); at++) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193)
  return (piece, coordinate) =>
    mixed(hash ^ Math.imul(piece + 1, 0x9e3779b1) ^ Math.imul(coordinate + 1, 0x85ebca77)) / 0x80000000
}

/** All bits of a number of 32 bits depend on all others then. */
function mixed(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x7feb352d)
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b)
  return bits ^ (bits >>> 16)
}
