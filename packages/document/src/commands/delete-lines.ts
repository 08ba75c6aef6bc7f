import type { LineId } from '../snapshot/snapshot.ts'
import { bad } from './arguments.ts'
import type { CommandContext, Plan } from './plan.ts'
import { livingIds, recordOf } from './text-target.ts'

/** `except` deletes all others, also those that cannot be seen for want of their nodes. */
export type DeleteLines =
  | { readonly type: 'deleteLines'; readonly ids: readonly LineId[] }
  | { readonly type: 'deleteLines'; readonly except: readonly LineId[] }

export function deleteLines(command: DeleteLines, context: CommandContext): Plan {
  const named: unknown = 'ids' in command ? command.ids : command.except
  if (!Array.isArray(named)) throw bad('ids' in command ? 'ids' : 'except')
  const ids = 'ids' in command ? [...command.ids] : livingIds(context, 'lines').filter((id) => !named.includes(id))
  for (const id of ids) recordOf(context, 'lines', id)
  return {
    write(writer) {
      for (const id of ids) writer.hide('lines', id)
    },
  }
}
