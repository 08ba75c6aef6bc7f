import type { NodeId, Side } from '../snapshot/snapshot.ts'
import { placesAt } from './destination.ts'
import { newForest, planForest } from './new-nodes.ts'
import type { CommandContext, Plan } from './plan.ts'
import { withNeighbours } from './with-neighbours.ts'

/** A new last child, or one at an index. */
export interface AddChild {
  readonly type: 'addChild'
  readonly parent: NodeId
  readonly index?: number
  readonly side?: Side
  readonly text?: string
  readonly id?: NodeId
}

export function addChild({ parent, index, side, text, id }: AddChild, context: CommandContext): Plan {
  const forest = newForest(context, [{ text, id }])
  const to = { parent, ...(index !== undefined && { index }), ...(side !== undefined && { side }) }
  const places = placesAt(context, to, 1)
  return withNeighbours(places, planForest(context, forest, places.places))
}
