const shortest = 100
const first = 500
const longest = 30_000

/**
 * How long to wait before the next attempt after so many that came to nothing. All clients of a server lose it at the same
 * moment: the wait is drawn evenly from the whole range, or they would all come back at the same moment too.
 */
export function waitBefore(failures: number, random: () => number): number {
  const range = Math.min(longest, first * 2 ** Math.min(failures, 16))
  return Math.round(shortest + random() * (range - shortest))
}
