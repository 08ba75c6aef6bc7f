import { nullable } from '../../core/arguments.ts'
import { filled, patched } from '../../core/groups.ts'
import type { Marks, NodeId } from '../snapshot/snapshot.ts'
import { nodesOf } from './arguments.ts'
import { checkMarks, storedMarks } from './node-content.ts'
import type { CommandContext, Plan } from './plan.ts'

/** Merges into the marks of nodes; a list given replaces the list there was, null takes all marks away. */
export interface SetMarks {
  readonly type: 'setMarks'
  readonly ids: readonly NodeId[]
  readonly marks: Partial<Marks> | null
}

export function setMarks({ ids, marks }: SetMarks, context: CommandContext): Plan {
  const nodes = nodesOf(context, ids).map((node) => node.id)
  const patch = nullable('marks', marks, checkMarks)
  return {
    edits: nodes,
    write(writer) {
      for (const id of nodes) {
        const merged = patched(writer.get('nodes', id, 'marks'), patch)
        writer.set('nodes', id, 'marks', filled(storedMarks(merged)))
      }
    },
  }
}
