/** What may be painted with: nothing that loads, runs or names another element. */
const safe = /^(#[0-9a-f]{3,8}|[a-z]{3,30}|(rgb|hsl)a?\([\d\s.,%/deg-]{5,60}\))$/i

/** A colour from a document, or null for none; anything that is not plainly a colour is the fallback. */
export function colorOr(value: string | undefined, fallback: string | null): string | null {
  if (value === undefined) return fallback
  if (value === 'none' || value === 'transparent') return null
  return safe.test(value) ? value : fallback
}

/** A part `share` of the one colour over the other; the one itself where it is not written as `#rrggbb`. */
export function mix(over: string, under: string, share: number): string {
  if (!hex.test(over) || !hex.test(under)) return over
  const channel = (at: number) => {
    const value = share * channelOf(over, at) + (1 - share) * channelOf(under, at)
    return Math.round(value).toString(16).padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

const hex = /^#[0-9a-f]{6}$/i

function channelOf(color: string, at: number): number {
  return Number.parseInt(color.slice(at, at + 2), 16)
}
