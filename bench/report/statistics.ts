export interface Spread {
  readonly median: number
  readonly p95: number
  readonly most: number
}

/** By nearest rank: with few values the 95th percentile is the largest. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number): number => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
  return { median: rounded(at(0.5)), p95: rounded(at(0.95)), most: rounded(at(1)) }
}

/** Two digits after the point are more than these measurements are worth. */
export const rounded = (value: number): number => Math.round(value * 100) / 100
