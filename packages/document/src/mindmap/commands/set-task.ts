import { nullable } from '../../core/arguments.ts'
import type { Patch } from '../../core/fields.ts'
import { patched } from '../../core/groups.ts'
import { checkTaskPatch } from '../schema/task.ts'
import type { NodeId, Task } from '../snapshot/snapshot.ts'
import { nodesOf } from './arguments.ts'
import type { CommandContext, Plan } from './plan.ts'

/** Merges into the task of nodes; null for a field takes it away, null for the task takes all of them away. */
export interface SetTask {
  readonly type: 'setTask'
  readonly ids: readonly NodeId[]
  readonly task: Patch<Task> | null
}

export function setTask({ ids, task }: SetTask, context: CommandContext): Plan {
  const nodes = nodesOf(context, ids).map((node) => node.id)
  const patch = nullable('task', task, checkTaskPatch)
  return {
    edits: nodes,
    write(writer) {
      for (const id of nodes) writer.set('nodes', id, 'task', patched(writer.get('nodes', id, 'task'), patch))
    },
  }
}
