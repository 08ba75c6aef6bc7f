import { nullable } from '../../core/arguments.ts'
import { type Background, backgroundFields } from '../../core/background.ts'
import { checkFields } from '../../core/fields.ts'
import type { CommandContext, Plan } from './plan.ts'

/** The background as a whole; null leaves it to the theme. */
export interface SetBackground {
  readonly type: 'setBackground'
  readonly background: Background | null
}

export function setBackground({ background }: SetBackground, _context: CommandContext): Plan {
  const checked = nullable('background', background, (value) => checkFields(backgroundFields, value))
  return { write: (writer) => writer.meta('background', checked ?? undefined) }
}
