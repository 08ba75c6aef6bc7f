import {
  editSteps,
  formatSteps,
  replacementSteps,
  type TextEdit,
  type TextFormat,
  type TextReplacement,
} from '../../core/text/text-steps.ts'
import type { CommandContext, Plan } from './plan.ts'
import { planSteps, type TextPart, textOf } from './text-target.ts'

interface InText<Type extends string> {
  readonly type: Type
  readonly id: string
  readonly part?: TextPart
}

type EditText = InText<'editText'> & TextEdit
type FormatText = InText<'formatText'> & TextFormat
type SetText = InText<'setText'> & TextReplacement

export function editText(command: EditText, context: CommandContext): Plan {
  const { place, text } = textOf(context, command.id, command.part)
  return planSteps(place, editSteps(command, text))
}

export function formatText(command: FormatText, context: CommandContext): Plan {
  const { place, text } = textOf(context, command.id, command.part)
  return planSteps(place, formatSteps(command, text))
}

export function setText(command: SetText, context: CommandContext): Plan {
  const { place, text } = textOf(context, command.id, command.part)
  return planSteps(place, replacementSteps(command, text))
}
