import type { RichText, TextAttributes, TextStep } from '@ramify/document'
import type { Splice } from './splice.ts'

/** A change as the document takes it. What is new looks like what it replaces, else like what it follows. */
export function textSteps({ at, deleted, inserted }: Splice, text: RichText): TextStep[] {
  const attributes = attributesAt(text, deleted > 0 || at === 0 ? at : at - 1)
  return [
    ...(at > 0 ? [{ retain: at }] : []),
    ...(deleted > 0 ? [{ delete: deleted }] : []),
    ...(inserted === '' ? [] : [{ insert: inserted, attributes }]),
  ]
}

function attributesAt({ runs }: RichText, index: number): TextAttributes {
  let end = 0
  for (const run of runs) {
    end += run.text.length
    if (index < end) return run.attributes
  }
  return runs.at(-1)?.attributes ?? {}
}
