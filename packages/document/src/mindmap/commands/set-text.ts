import { checkText, type RichText } from '../../core/text/rich-text.ts'
import { deltaBetween, retyped } from '../../core/text/text-delta.ts'
import { required } from './arguments.ts'
import type { CommandContext, Plan } from './plan.ts'
import { planSteps, type TextPart, textOf } from './text-target.ts'

/** Other words. Given as a string, they keep the formatting of what stays; given as runs, they come exactly so. */
export interface SetText {
  readonly type: 'setText'
  readonly id: string
  readonly part?: TextPart
  readonly text: string | Pick<RichText, 'runs'>
}

export function setText({ id, part, text }: SetText, context: CommandContext): Plan {
  const target = textOf(context, id, part)
  const checked = required('text', text, checkText)
  const after = typeof text === 'string' ? retyped(target.text, text) : checked
  return planSteps(target.place, deltaBetween(target.text, after))
}
