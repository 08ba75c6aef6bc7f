import { differentFields, keyedDifference, type RecordDifference } from '../../core/difference/keyed-difference.ts'
import type { NodeParts } from '../schema/node-groups.ts'
import type { MapSnapshot, NodeId } from '../snapshot/snapshot.ts'
import { movedNodes } from './moved-nodes.ts'

export type NodeField = Exclude<keyof NodeParts, 'folded' | 'created' | 'kept'>

/** What became of a node. One that was both changed and moved is changed, and `isMoved` says the rest. */
export type NodeDifference =
  | Extract<RecordDifference<NodeField>, { readonly sort: 'added' | 'removed' }>
  | (Extract<RecordDifference<NodeField>, { readonly sort: 'changed' }> & { readonly isMoved: boolean })
  | { readonly sort: 'moved' }

/** What people see of a node. To fold a branch is no change, and foreign data is not shown. */
const fields = [
  'text',
  'note',
  'look',
  'marks',
  'link',
  'image',
  'formula',
  'task',
  'files',
  'nudge',
  'layout',
] as const satisfies readonly NodeField[]

export function nodeDifferences(before: MapSnapshot, after: MapSnapshot): Map<NodeId, NodeDifference> {
  const moved = movedNodes(before, after)
  const found = new Map<NodeId, NodeDifference>()
  for (const [id, one] of keyedDifference(before.nodes, after.nodes, changedFields)) {
    found.set(id, one.sort === 'changed' ? { ...one, isMoved: moved.has(id) } : one)
  }
  for (const id of moved) if (!found.has(id)) found.set(id, { sort: 'moved' })
  return found
}

function changedFields(before: NodeParts, after: NodeParts): NodeField[] {
  return differentFields(before, after, fields)
}
