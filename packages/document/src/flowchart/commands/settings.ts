import { required } from '../../core/arguments.ts'
import { settingName } from '../schema/settings.ts'
import type { CommandContext, Plan } from './plan.ts'

export interface SetSettings {
  readonly type: 'setSettings'
  readonly theme?: string
  readonly jumps?: string
}

export function setSettings({ theme, jumps }: SetSettings, _context: CommandContext): Plan {
  const given = Object.entries({ theme, jumps }).filter(([, value]) => value !== undefined)
  const checked = given.map(([group, value]) => [group, required(group, value, settingName)] as const)
  return {
    write(writer) {
      for (const [group, value] of checked) writer.meta(group, value)
    },
  }
}
