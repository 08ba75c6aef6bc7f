import type { RichText, TextAttributes } from '@ramify/document'

/** What a stretch of text has in common; of an empty one, what a letter typed there would look like. */
export function attributesIn({ runs }: RichText, start: number, end: number): TextAttributes {
  const [from, to] = start === end ? [Math.max(0, start - 1), Math.max(1, start)] : [start, end]
  let at = 0
  let common: Partial<Record<string, unknown>> | null = null
  for (const { text, attributes } of runs) {
    const [first, last] = [at, at + text.length]
    at = last
    if (last <= from || first >= to) continue
    const own = attributes as Partial<Record<string, unknown>>
    common =
      common === null
        ? { ...own }
        : Object.fromEntries(Object.entries(common).filter(([key, value]) => own[key] === value))
  }
  return (common ?? {}) as TextAttributes
}
