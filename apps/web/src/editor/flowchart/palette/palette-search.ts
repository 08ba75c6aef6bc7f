import { shapeTerms } from './shape-terms.ts'

/** What a shape is called, in every language that the product speaks. */
export type NamesOf = (kind: string) => readonly string[]

/** Shapes that have all of the words in their names or terms; those whose names begin with what was typed come first. */
export function foundShapes(query: string, kinds: readonly string[], namesOf: NamesOf): string[] {
  const typed = normal(query)
  const words = typed.split(' ').filter((word) => word !== '')
  if (words.length === 0) return []
  const ranked = kinds.flatMap((kind) => {
    const names = namesOf(kind).map(normal)
    const all = [...names, ...(shapeTerms[kind] ?? [])].join(' ')
    if (!words.every((word) => all.includes(word))) return []
    const rank = names.includes(typed)
      ? 0
      : names.some((name) => name.startsWith(typed))
        ? 1
        : names.some((name) => name.includes(typed))
          ? 2
          : 3
    return [{ kind, rank }]
  })
  // The order of the palette otherwise.
  return ranked.sort((a, b) => a.rank - b.rank).map(({ kind }) => kind)
}

const normal = (text: string) => text.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' ')
