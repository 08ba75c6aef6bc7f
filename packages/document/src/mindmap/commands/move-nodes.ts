import type { Place } from '../schema/place.ts'
import type { NodeId } from '../snapshot/snapshot.ts'
import { isWithin, topmost } from '../snapshot/walk.ts'
import { nodesOf, notRoot } from './arguments.ts'
import { type Destination, type Places, placesAt } from './destination.ts'
import { type CommandContext, type Plan, Refused } from './plan.ts'
import { withNeighbours } from './with-neighbours.ts'
import { writePlaceOf } from './write-down.ts'

/** Moves branches; they keep the order in which they are seen. A node inside another one's moved branch goes along with it. */
export interface MoveNodes {
  readonly type: 'moveNodes'
  readonly ids: readonly NodeId[]
  readonly to: Destination
}

export function moveNodes({ ids, to }: MoveNodes, context: CommandContext): Plan {
  const { snapshot } = context
  const nodes = nodesOf(context, ids).map((node) => notRoot(context, node).id)
  const tops = topmost(snapshot, nodes)
  const moving = new Set(tops)
  const places = placesAt(context, to, tops.length, moving)
  if (places.parent !== null && isWithin(snapshot, places.parent, moving)) {
    throw new Refused({ code: 'own-branch', id: places.parent })
  }
  if (standThere(context, tops, places)) return {}
  return withNeighbours(places, {
    write(writer) {
      for (const [nth, id] of tops.entries()) writePlaceOf(writer, id, places.places[nth] as Place)
    },
  })
}

/** A branch dropped where it was has not been moved, and there is nothing to undo. */
function standThere(
  { snapshot, tree }: CommandContext,
  tops: readonly NodeId[],
  { parent, index, places }: Places,
): boolean {
  const siblings = parent === null ? snapshot.floating : (snapshot.nodes.get(parent)?.children ?? [])
  return tops.every((id, nth) => {
    const node = snapshot.nodes.get(id)
    const place = places[nth]
    const there = node?.parent === parent && siblings[index + nth] === id && !tree.get(id)?.adoptive
    return there && node.side === place?.side && node.at?.x === place.at?.x && node.at?.y === place.at?.y
  })
}
