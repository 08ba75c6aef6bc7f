/** Dashes and gaps from their text, e.g. `6 5`; a whole line for anything else. */
export function dashOf(text: string | undefined): readonly number[] {
  if (text === undefined) return []
  const lengths = text.split(/[\s,]+/).map(Number)
  return lengths.length <= 8 && lengths.every((length) => length > 0 && length <= 100) ? lengths : []
}
