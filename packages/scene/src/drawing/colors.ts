/** What may be painted with: nothing that loads, runs or names another element. */
const safe = /^(#[0-9a-f]{3,8}|[a-z]{3,30}|(rgb|hsl)a?\([\d\s.,%/deg-]{5,60}\))$/i

/** A colour from a document, or null for none; anything that is not plainly a colour is the fallback. */
export function colorOr(value: string | undefined, fallback: string | null): string | null {
  if (value === undefined) return fallback
  if (value === 'none' || value === 'transparent') return null
  return safe.test(value) ? value : fallback
}
