import type { RangeId } from '../snapshot/snapshot.ts'
import { bad } from './arguments.ts'
import type { CommandContext, Plan } from './plan.ts'
import { livingIds, recordOf } from './text-target.ts'

/** The topic of a summary is a node of its own and stays. `except` deletes all others, also those that cannot be seen for want of their nodes. */
export type DeleteRanges =
  | { readonly type: 'deleteRanges'; readonly ids: readonly RangeId[] }
  | { readonly type: 'deleteRanges'; readonly except: readonly RangeId[] }

export function deleteRanges(command: DeleteRanges, context: CommandContext): Plan {
  const named: unknown = 'ids' in command ? command.ids : command.except
  if (!Array.isArray(named)) throw bad('ids' in command ? 'ids' : 'except')
  const ids = 'ids' in command ? [...command.ids] : livingIds(context, 'ranges').filter((id) => !named.includes(id))
  for (const id of ids) recordOf(context, 'ranges', id)
  return {
    write(writer) {
      for (const id of ids) writer.hide('ranges', id)
    },
  }
}
