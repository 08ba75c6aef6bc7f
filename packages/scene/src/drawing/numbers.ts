/** Documents come from anywhere: a size is held to what can be drawn. */
export function within(value: number | undefined, low: number, high: number, fallback: number): number {
  return value === undefined || !Number.isFinite(value) ? fallback : Math.min(high, Math.max(low, value))
}
