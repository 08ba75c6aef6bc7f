import { bad } from '../../core/arguments.ts'
import type { CommandContext, Plan } from './plan.ts'
import { livingIds, recordOf } from './text-target.ts'

/** Those that are named, or with `except` all others, also those that cannot be seen for want of their nodes. */
type Deletion<Type extends string> =
  | { readonly type: Type; readonly ids: readonly string[] }
  | { readonly type: Type; readonly except: readonly string[] }

export const deleteCallouts = (command: Deletion<'deleteCallouts'>, context: CommandContext) =>
  deletion('callouts', command, context)

export const deleteLines = (command: Deletion<'deleteLines'>, context: CommandContext) =>
  deletion('lines', command, context)

/** The topic of a summary is a node of its own and stays. */
export const deleteRanges = (command: Deletion<'deleteRanges'>, context: CommandContext) =>
  deletion('ranges', command, context)

function deletion(
  collection: 'callouts' | 'lines' | 'ranges',
  command: Deletion<string>,
  context: CommandContext,
): Plan {
  const named: unknown = 'ids' in command ? command.ids : command.except
  if (!Array.isArray(named)) throw bad('ids' in command ? 'ids' : 'except')
  const ids = 'ids' in command ? [...command.ids] : livingIds(context, collection).filter((id) => !named.includes(id))
  for (const id of ids) recordOf(context, collection, id)
  return {
    write(writer) {
      for (const id of ids) writer.hide(collection, id)
    },
  }
}
