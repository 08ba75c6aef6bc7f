import { checkDelta, type TextStep } from '../../core/text/text-delta.ts'
import { required } from './arguments.ts'
import type { CommandContext, Plan } from './plan.ts'
import { planSteps, type TextPart, textOf } from './text-target.ts'

/** What a person did in a text, step by step, so that two in the same text merge. */
export interface EditText {
  readonly type: 'editText'
  readonly id: string
  readonly part?: TextPart
  readonly delta: readonly TextStep[]
}

export function editText({ id, part, delta }: EditText, context: CommandContext): Plan {
  const { place, text } = textOf(context, id, part)
  return planSteps(
    place,
    required('delta', delta, (value) => checkDelta(value, text.text)),
  )
}
