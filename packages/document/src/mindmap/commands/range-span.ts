import type { NodeId } from '../snapshot/snapshot.ts'
import { indexOf, nodeOf } from './arguments.ts'
import { type CommandContext, Refused } from './plan.ts'

/** The span from one node to a sibling of it, in the order in which they stand. */
export function spanOf(context: CommandContext, first: unknown, last: unknown): { [end: string]: NodeId } {
  const one = nodeOf(context, first)
  const other = nodeOf(context, last)
  const { parent } = one
  if (parent === null || parent !== other.parent) throw new Refused({ code: 'not-siblings', id: other.id })
  const inOrder = indexOf(context, one.id) <= indexOf(context, other.id)
  return inOrder ? { parent, first: one.id, last: other.id } : { parent, first: other.id, last: one.id }
}
