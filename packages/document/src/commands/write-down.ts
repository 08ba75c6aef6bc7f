import { makeRoom } from '../order/make-room.ts'
import type { Place } from '../schema/place.ts'
import type { NodeId } from '../snapshot/snapshot.ts'
import { placeOf, siblings } from './destination.ts'
import type { CommandContext } from './plan.ts'

/**
 * The places to write down because adopted nodes among these are edited. Adopted siblings that stand before such a one
 * are written down with it, or it would jump over them.
 */
export function placesToWriteDown(context: CommandContext, edits: readonly NodeId[]): Map<NodeId, Place> {
  const edited = new Map<NodeId, Set<NodeId>>()
  for (const id of edits) {
    const parent = context.snapshot.nodes.get(id)?.parent
    if (parent == null || !context.tree.get(id)?.adoptive) continue
    const ids = edited.get(parent)
    if (ids) ids.add(id)
    else edited.set(parent, new Set([id]))
  }
  const places = new Map<NodeId, Place>()
  for (const [parent, ids] of edited) {
    const children = context.snapshot.nodes.get(parent)?.children ?? []
    const last = children.findLastIndex((id) => ids.has(id))
    const { rekeyed } = makeRoom(siblings(context, children), last + 1, 0, context.random)
    for (const { id, order } of rekeyed) places.set(id, { ...placeOf(context, id), parent, order })
  }
  return places
}
