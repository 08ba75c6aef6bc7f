import { nullable } from '../../core/arguments.ts'
import { settingName } from '../schema/settings.ts'
import type { CommandContext, Plan } from './plan.ts'

/** How the nodes of the map are numbered; null: not at all. */
export interface SetNumbering {
  readonly type: 'setNumbering'
  readonly numbering: string | null
}

export function setNumbering({ numbering }: SetNumbering, _context: CommandContext): Plan {
  const name = nullable('numbering', numbering, settingName) ?? undefined
  return { write: (writer) => writer.meta('numbering', name) }
}
