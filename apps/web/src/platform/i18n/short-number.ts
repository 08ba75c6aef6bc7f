/** From here on nobody counts one by one. */
const large = 10_000

/** As it is below 10,000; from there on "18.2k", "1,234.5k". A text that counts takes either. */
export function shortNumber(count: number): number | string {
  if (Math.abs(count) < large) return count
  // Down, not up: 19,999 are not yet 20k.
  const thousands = Math.trunc(count / 100) / 10
  return `${new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(thousands)}k`
}
