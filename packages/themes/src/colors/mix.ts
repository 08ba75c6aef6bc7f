/** A part `share` of the one colour over the other; the one itself where it is not written as `#rrggbb`. */
export function mix(over: string, under: string, share: number): string {
  if (!hex.test(over) || !hex.test(under)) return over
  const [one, other] = [channelsOf(over), channelsOf(under)]
  const mixed = one.map((value, at) => Math.round(share * value + (1 - share) * (other[at] as number)))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Red, green and blue of `#rrggbb`, each from 0 to 255. */
export function channelsOf(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}

const hex = /^#[0-9a-f]{6}$/i
