import { nullable } from '../../core/arguments.ts'
import { checkFields } from '../../core/fields.ts'
import { backgroundFields } from '../schema/look.ts'
import type { Background } from '../snapshot/snapshot.ts'
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
