import type { RichText, TextAttributes, TextStep } from '@ramify/document'
import { attributesTyped } from './attributes.ts'
import type { Splice } from './splice.ts'

/** A change as the document takes it; what is new looks as `pen` says, else like its neighbours. */
export function textSteps({ at, deleted, inserted }: Splice, text: RichText, pen?: TextAttributes | null): TextStep[] {
  const attributes = pen ?? attributesTyped(text, at, deleted)
  return [
    ...(at > 0 ? [{ retain: at }] : []),
    ...(deleted > 0 ? [{ delete: deleted }] : []),
    ...(inserted === '' ? [] : [{ insert: inserted, attributes }]),
  ]
}
