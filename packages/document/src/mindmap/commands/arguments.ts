import { bad } from '../../core/arguments.ts'
import { isNewId, newId } from '../../core/ids/new-id.ts'
import type { CollectionName } from '../schema/collections.ts'
import type { NodeId, NodeSnapshot } from '../snapshot/snapshot.ts'
import { type CommandContext, Refused } from './plan.ts'

/** Commands may come from anywhere as data, so types are checked again here. */
export function nodeOf(context: CommandContext, id: unknown): NodeSnapshot {
  const node = typeof id === 'string' ? context.snapshot.nodes.get(id) : undefined
  if (!node) throw new Refused({ code: 'no-such-node', ...(typeof id === 'string' && { id }) })
  return node
}

/** At least one node, none twice. */
export function nodesOf(context: CommandContext, ids: unknown): NodeSnapshot[] {
  if (!Array.isArray(ids) || ids.length === 0) throw bad('ids')
  return [...new Set(ids)].map((id) => nodeOf(context, id))
}

export function notRoot(context: CommandContext, node: NodeSnapshot): NodeSnapshot {
  if (node.id === context.snapshot.root) throw new Refused({ code: 'is-root', id: node.id })
  return node
}

/** The id the caller made, if nobody lives under it, or a new one. */
export function freshId(context: CommandContext, collection: CollectionName, id: unknown): string {
  if (id === undefined) return newId(context.random)
  if (!isNewId(id)) throw bad('id')
  return free(context, collection, id)
}

export function free(context: CommandContext, collection: CollectionName, id: string): string {
  if (context.snapshot[collection].get(id)) throw new Refused({ code: 'id-taken', id })
  return id
}

/** Where a node stands in the order of its siblings. */
export function indexOf(context: CommandContext, id: NodeId): number {
  const node = context.snapshot.nodes.get(id)
  const siblings = node?.parent == null ? context.snapshot.floating : context.snapshot.nodes.get(node.parent)?.children
  return siblings?.indexOf(id) ?? -1
}
