/** Of a token: as those who give them document it, and longer than the margin before which one is renewed. */
const longestSeconds = 7_200
const shortestSeconds = 600

/** Within bounds, whatever it says: a token for ever would never be renewed, and one for no time with every call. */
export function lifetimeMs(seconds: unknown): number {
  const given = typeof seconds === 'number' ? seconds : longestSeconds
  return Math.floor(Math.min(Math.max(given, shortestSeconds), longestSeconds)) * 1_000
}
