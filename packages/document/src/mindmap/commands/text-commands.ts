import { textCommands } from '../../core/text/text-commands.ts'
import type { CommandContext, Plan } from './plan.ts'
import { type TextPart, textOf } from './text-target.ts'

export const { editText, formatText, setText } = textCommands<TextPart, CommandContext, Plan>(
  (target, context, stepsIn) => {
    const { place, text } = textOf(context, target.id, target.part)
    const steps = stepsIn(text)
    if (steps.length === 0) return {}
    return {
      texts: [place],
      edits: place.collection === 'nodes' ? [place.id] : [],
      write: (writer) => writer.text(place.collection, place.id, place.name, steps),
    }
  },
)
