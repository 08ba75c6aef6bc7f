import { nullable } from '../../core/arguments.ts'
import { checkPatch, type Patch } from '../../core/fields.ts'
import { patched } from '../../core/groups.ts'
import { lookFields } from '../schema/look.ts'
import type { Look, NodeId } from '../snapshot/snapshot.ts'
import { nodesOf } from './arguments.ts'
import type { CommandContext, Plan } from './plan.ts'

/** Merges into the look of nodes: null for a field gives it back to the theme, null for the look gives all of it back. */
export interface SetLook {
  readonly type: 'setLook'
  readonly ids: readonly NodeId[]
  readonly look: Patch<Look> | null
}

export function setLook({ ids, look }: SetLook, context: CommandContext): Plan {
  const nodes = nodesOf(context, ids).map((node) => node.id)
  const patch = nullable('look', look, (value) => checkPatch(lookFields, value))
  return {
    edits: nodes,
    write(writer) {
      for (const id of nodes) writer.set('nodes', id, 'look', patched(writer.get('nodes', id, 'look'), patch))
    },
  }
}
