import type { Look, NodeSnapshot, RichText, TextAttributes, TextRun, TextStep } from '@ramify/document'

/** What makes texts stand below the first, each from a line of its own; empty ones leave no line. */
export function stepsToJoin(first: RichText, others: readonly RichText[]): TextStep[] {
  const runs: TextRun[] = []
  for (const { text, runs: more } of others) {
    if (text === '') continue
    if (first.text !== '' || runs.length > 0) runs.push({ text: '\n', attributes: {} })
    runs.push(...more)
  }
  if (runs.length === 0) return []
  const words = runs.map(({ text: insert, attributes }) => ({ insert, attributes }))
  return first.text === '' ? words : [{ retain: first.text.length }, ...words]
}

const flags = ['bold', 'italic', 'underline', 'strike'] as const
const values = ['color', 'size', 'family'] as const

/** The words of a topic as they looked there, for standing in one with another look. */
export function wordsIn({ text, look }: NodeSnapshot, into: Look): RichText {
  return { text: text.text, runs: text.runs.map((run) => ({ ...run, attributes: seen(run.attributes, look, into) })) }
}

function seen(own: TextAttributes, from: Look, into: Look): TextAttributes {
  const attributes: { -readonly [Key in keyof TextAttributes]: TextAttributes[Key] } = { ...own }
  for (const key of flags) {
    const was = own[key] ?? from[key] ?? false
    if (was !== (into[key] ?? false)) attributes[key] = was
  }
  for (const key of values) {
    const was = own[key] ?? from[key]
    // What the theme said there cannot be said here.
    if (was !== undefined && was !== into[key]) Object.assign(attributes, { [key]: was })
  }
  return attributes
}
