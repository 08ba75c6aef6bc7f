import { nullable, required } from '../../core/arguments.ts'
import { checkPatch, type Patch } from '../../core/fields.ts'
import { patched } from '../../core/groups.ts'
import { lookFields } from '../schema/look.ts'
import { levelKey, levelName } from '../schema/settings.ts'
import type { Level, Look } from '../snapshot/snapshot.ts'
import type { CommandContext, Plan } from './plan.ts'

/** Merges into the look of a whole level: null for a field gives it back to the theme, null for the look all of it. */
export interface SetLevelLook {
  readonly type: 'setLevelLook'
  readonly level: Level
  readonly look: Patch<Look> | null
}

export function setLevelLook({ level, look }: SetLevelLook, _context: CommandContext): Plan {
  const key = levelKey(required('level', level, levelName))
  const patch = nullable('look', look, (value) => checkPatch(lookFields, value))
  return { write: (writer) => writer.meta(key, patched(writer.getMeta(key), patch)) }
}
