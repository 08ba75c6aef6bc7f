/** Dashes and gaps from their name or their text, e.g. `dotted` or `6 5`; a whole line for anything else. */
export function dashOf(text: string | undefined): readonly number[] {
  if (text === undefined) return []
  const named = dashes.get(text)
  if (named) return named
  const lengths = text.split(/[\s,]+/).map(Number)
  return lengths.length <= 8 && lengths.every((length) => length > 0 && length <= 100) ? lengths : []
}

/** By the names that people are shown. */
const dashes: ReadonlyMap<string, readonly number[]> = new Map([
  ['solid', []],
  ['dashed', [6, 4]],
  ['dotted', [1.5, 3.5]],
  ['dash-dot', [7, 3, 1.5, 3]],
])
