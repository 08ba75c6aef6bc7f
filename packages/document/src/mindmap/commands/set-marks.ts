import type { Marks, NodeId } from '../snapshot/snapshot.ts'
import { nodesOf, nullable } from './arguments.ts'
import { checkMarks, filled, storedMarks } from './node-content.ts'
import { patched } from './patched.ts'
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
