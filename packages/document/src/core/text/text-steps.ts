import { required } from '../arguments.ts'
import { checkPatch, type Patch, whole } from '../fields.ts'
import { attributeFields, type TextAttributes } from './attributes.ts'
import { checkText, type RichText } from './rich-text.ts'
import { checkDelta, deltaBetween, retyped, type TextStep } from './text-delta.ts'

/** What a person did in a text, step by step, so that two in the same text merge. */
export interface TextEdit {
  readonly delta: readonly TextStep[]
}

/** Formats a stretch of a text; null takes an attribute away. */
export interface TextFormat {
  readonly from: number
  readonly to: number
  readonly attributes: Patch<TextAttributes>
}

/** Other words. Given as a string, they keep the formatting of what stays; given as runs, they come exactly so. */
export interface TextReplacement {
  readonly text: string | Pick<RichText, 'runs'>
}

export function editSteps({ delta }: TextEdit, { text }: RichText): readonly TextStep[] {
  return required('delta', delta, (value) => checkDelta(value, text))
}

export function formatSteps({ from, to, attributes }: TextFormat, { text }: RichText): readonly TextStep[] {
  const start = required('from', from, whole(0, text.length))
  const end = required('to', to, whole(start, text.length))
  const patch = required('attributes', attributes, (value) => checkPatch(attributeFields, value))
  if (start === end) return []
  const steps = [...(start > 0 ? [{ retain: start }] : []), { retain: end - start, attributes: patch }]
  return required('from', steps, (value) => checkDelta(value, text))
}

export function replacementSteps({ text }: TextReplacement, before: RichText): readonly TextStep[] {
  const checked = required('text', text, checkText)
  return deltaBetween(before, typeof text === 'string' ? retyped(before, text) : checked)
}
