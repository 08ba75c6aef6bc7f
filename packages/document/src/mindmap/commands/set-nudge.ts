import { nullable } from '../../core/arguments.ts'
import { checkNudge } from '../schema/nudge.ts'
import type { NodeId, Nudge } from '../snapshot/snapshot.ts'
import { nodesOf } from './arguments.ts'
import { storedNudge } from './node-content.ts'
import type { CommandContext, Plan } from './plan.ts'

/** Moves nodes from their automatic place, or makes them wider; null puts them back. */
export interface SetNudge {
  readonly type: 'setNudge'
  readonly ids: readonly NodeId[]
  readonly nudge: Nudge | null
}

export function setNudge({ ids, nudge }: SetNudge, context: CommandContext): Plan {
  const nodes = nodesOf(context, ids).map((node) => node.id)
  const stored = storedNudge(nullable('nudge', nudge, checkNudge))
  return {
    edits: nodes,
    write(writer) {
      for (const id of nodes) writer.set('nodes', id, 'nudge', stored)
    },
  }
}
