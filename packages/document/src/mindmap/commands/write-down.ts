import { makeRoom } from '../../core/order/make-room.ts'
import type { RecordWriter } from '../../core/record-writer.ts'
import type { CollectionName } from '../schema/collections.ts'
import { type Place, writePlace } from '../schema/place.ts'
import type { NodeId } from '../snapshot/snapshot.ts'
import { placeOf, siblings } from './destination.ts'
import type { CommandContext, Plan } from './plan.ts'

export function writePlaceOf(writer: RecordWriter<CollectionName>, id: NodeId, place: Place): void {
  writer.set('nodes', id, 'place', writePlace(place, writer.get('nodes', id, 'place')))
}

/** The plan with the places of its adopted nodes written down first. */
export function withPlacesWritten(context: CommandContext, plan: Plan): Plan {
  const places = placesToWriteDown(context, plan.edits ?? [])
  if (places.size === 0) return plan
  const write: Plan['write'] = (writer) => {
    for (const [id, place] of places) writePlaceOf(writer, id, place)
    plan.write?.(writer)
  }
  return { ...plan, write }
}

/**
 * The places to write down because adopted nodes among these are edited. Adopted siblings that stand before such a one
 * are written down with it, or it would jump over them.
 */
function placesToWriteDown(context: CommandContext, edits: readonly NodeId[]): Map<NodeId, Place> {
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
