import { nullable } from '../../core/arguments.ts'
import { branchColors } from '../schema/settings.ts'
import type { CommandContext, Plan } from './plan.ts'

/** The colours of branches, all of them; null leaves them to the theme. */
export interface SetColors {
  readonly type: 'setColors'
  readonly colors: readonly string[] | null
}

export function setColors({ colors }: SetColors, _context: CommandContext): Plan {
  const checked = nullable('colors', colors, branchColors)
  return { write: (writer) => writer.meta('colors', checked ?? undefined) }
}
