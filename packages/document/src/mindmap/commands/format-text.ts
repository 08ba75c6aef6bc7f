import { checkPatch, type Patch, whole } from '../../core/fields.ts'
import { attributeFields, type TextAttributes } from '../../core/text/attributes.ts'
import { checkDelta } from '../../core/text/text-delta.ts'
import { required } from './arguments.ts'
import type { CommandContext, Plan } from './plan.ts'
import { planSteps, type TextPart, textOf } from './text-target.ts'

/** Formats a stretch of a text; null takes an attribute away. */
export interface FormatText {
  readonly type: 'formatText'
  readonly id: string
  readonly part?: TextPart
  readonly from: number
  readonly to: number
  readonly attributes: Patch<TextAttributes>
}

export function formatText({ id, part, from, to, attributes }: FormatText, context: CommandContext): Plan {
  const { place, text } = textOf(context, id, part)
  const start = required('from', from, whole(0, text.text.length))
  const end = required('to', to, whole(start, text.text.length))
  const patch = required('attributes', attributes, (value) => checkPatch(attributeFields, value))
  if (start === end) return {}
  const steps = [...(start > 0 ? [{ retain: start }] : []), { retain: end - start, attributes: patch }]
  return planSteps(
    place,
    required('from', steps, (value) => checkDelta(value, text.text)),
  )
}
