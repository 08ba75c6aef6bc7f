import { required } from '../../core/arguments.ts'
import { flag, whole } from '../../core/fields.ts'
import type { NodeId, NodeSnapshot } from '../snapshot/snapshot.ts'
import { tops, walkWithDepth } from '../snapshot/walk.ts'
import { nodeOf, nodesOf } from './arguments.ts'
import type { CommandContext, Plan } from './plan.ts'

/**
 * Folds or unfolds nodes, all nodes that have children, or to a level: nodes of that level and below are folded, those
 * above are open, so what is unfolded later opens one level at a time. The root is level 0. `within` stays in one branch,
 * whose top is level 0.
 */
export type SetFold =
  | { readonly type: 'setFold'; readonly ids: readonly NodeId[]; readonly folded: boolean }
  | { readonly type: 'setFold'; readonly all: true; readonly folded: boolean; readonly within?: NodeId }
  | { readonly type: 'setFold'; readonly level: number; readonly within?: NodeId }

export function setFold(command: SetFold, context: CommandContext): Plan {
  const changes = wanted(command, context).filter(({ node, folded }) => node.folded !== folded)
  return {
    edits: changes.map(({ node }) => node.id),
    write(writer) {
      for (const { node, folded } of changes) writer.set('nodes', node.id, 'fold', folded || undefined)
    },
  }
}

interface Wish {
  readonly node: NodeSnapshot
  readonly folded: boolean
}

function wanted(command: SetFold, context: CommandContext): Wish[] {
  if ('ids' in command) {
    const folded = required('folded', command.folded, flag)
    return nodesOf(context, command.ids).map((node) => ({ node, folded }))
  }
  const from = command.within === undefined ? tops(context.snapshot) : [nodeOf(context, command.within).id]
  const nodes = [...walkWithDepth(context.snapshot, from)]
  if ('level' in command) {
    const level = required('level', command.level, whole(1, 1_000_000))
    return nodes.map(({ node, depth }) => ({ node, folded: depth >= level && node.children.length > 0 }))
  }
  required('all', command.all, (all) => all || undefined)
  const folded = required('folded', command.folded, flag)
  return nodes.map(({ node, depth }) => ({ node, folded: folded && depth > 0 && node.children.length > 0 }))
}
