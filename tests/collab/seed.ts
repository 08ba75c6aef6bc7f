import { randomInt } from 'node:crypto'

/** Of all that a test leaves to chance. Titles name it, so that a failure does; SEED=… takes it once more. */
export const seed = Number(process.env.SEED ?? randomInt(2 ** 31))

/** Numbers from 0 to 1, the same for the same seed. Whoever acts beside others has numbers of their own. */
export const newRandom = (actor = 0): (() => number) => randomFrom(seed + actor * 0x9e3779b9)

export function randomFrom(start: number): () => number {
  let state = start | 0
  // Mulberry32.
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const randomBytes = (random: () => number, length: number) =>
  Uint8Array.from({ length }, () => Math.floor(random() * 256))
