import type { RichText, TextAttributes } from '@ramify/document'

/** How one letter looks; past the end, like the last one. */
export function attributesAt({ runs }: RichText, index: number): TextAttributes {
  let end = 0
  for (const run of runs) {
    end += run.text.length
    if (index < end) return run.attributes
  }
  return runs.at(-1)?.attributes ?? {}
}

/** How what is typed looks: like what it replaces, else like what it follows. */
export function attributesTyped(text: RichText, at: number, replaced: number): TextAttributes {
  return attributesAt(text, replaced > 0 || at === 0 ? at : at - 1)
}

/** What all letters of a stretch have in common. */
export function attributesWithin({ runs }: RichText, start: number, end: number): TextAttributes {
  let shared: [string, unknown][] | undefined
  let at = 0
  for (const { text, attributes } of runs) {
    const from = at
    at += text.length
    if (at <= start || from >= end) continue
    const found: { readonly [key: string]: unknown } = { ...attributes }
    shared = shared ? shared.filter(([key, value]) => found[key] === value) : Object.entries(found)
  }
  return Object.fromEntries(shared ?? [])
}
