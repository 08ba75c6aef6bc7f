import type { Json, TextRun } from '@ramify/document'

/** Words with their letters as the fields of a topic: `text` and `textRuns`, `note` and `noteRuns`. */
export function richFields(
  field: 'text' | 'note',
  runs: readonly TextRun[],
): { readonly [field: string]: Json | undefined } {
  const words = runs.map(({ text }) => text).join('')
  const isFormatted = runs.some(({ attributes }) => Object.keys(attributes).length > 0)
  return {
    [field]: words === '' && field === 'note' ? undefined : words,
    [`${field}Runs`]: isFormatted
      ? runs.map(({ text, attributes }) => ({ ...(attributes as object), text }))
      : undefined,
  }
}

/** The words of a topic or its note, with their letters. */
export function richRuns(text: Json | undefined, runs: Json | undefined): readonly TextRun[] {
  const words = typeof text === 'string' ? text : ''
  if (!Array.isArray(runs)) return words === '' ? [] : [{ text: words, attributes: {} }]
  return runs.flatMap((run) => {
    if (typeof run !== 'object' || run === null || Array.isArray(run)) return []
    const { text: part, ...attributes } = run
    return typeof part === 'string' ? [{ text: part, attributes: attributes as TextRun['attributes'] }] : []
  })
}
