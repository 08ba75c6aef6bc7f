import { keysBetween } from '../../core/order/order-key.ts'
import type { NodeId } from '../snapshot/snapshot.ts'
import { indexOf, nodesOf, notRoot } from './arguments.ts'
import { placesAt } from './destination.ts'
import { newForest, planForest } from './new-nodes.ts'
import { type CommandContext, type Plan, Refused } from './plan.ts'
import { withNeighbours } from './with-neighbours.ts'
import { writePlaceOf } from './write-down.ts'

/** A new node between siblings and their parent, in the place of the first of them. A floating node is given one alone. */
export interface InsertParent {
  readonly type: 'insertParent'
  readonly ids: readonly NodeId[]
  readonly text?: string
  readonly id?: NodeId
}

export function insertParent({ ids, text, id }: InsertParent, context: CommandContext): Plan {
  const nodes = nodesOf(context, ids).map((node) => notRoot(context, node))
  const index = new Map(nodes.map((node) => [node, indexOf(context, node.id)]))
  const [first, ...rest] = nodes.sort((one, other) => (index.get(one) ?? 0) - (index.get(other) ?? 0))
  const stranger = rest.find((node) => node.parent === null || node.parent !== first?.parent)
  if (!first || stranger) throw new Refused({ code: 'not-siblings', ...(stranger && { id: stranger.id }) })
  const forest = newForest(context, [{ text, id }])
  const to = first.at ? { at: first.at } : { before: first.id }
  const places = placesAt(context, to, 1)
  const born = planForest(context, forest, places.places)
  const parent = forest.roots[0]?.id ?? null
  const keys = keysBetween(null, null, nodes.length, context.random)
  return withNeighbours(places, {
    ...born,
    write(writer) {
      born.write?.(writer)
      for (const [nth, node] of nodes.entries()) {
        writePlaceOf(writer, node.id, { parent, at: null, order: keys[nth] as string, side: null })
      }
    },
  })
}
