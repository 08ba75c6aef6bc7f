import { required } from '../../core/arguments.ts'
import { settingName } from '../schema/settings.ts'
import type { CommandContext, Plan } from './plan.ts'

export interface SetTheme {
  readonly type: 'setTheme'
  readonly theme: string
}

export function setTheme({ theme }: SetTheme, _context: CommandContext): Plan {
  const name = required('theme', theme, settingName)
  return { write: (writer) => writer.meta('theme', name) }
}
