import type { Branches } from '../outline/branches.ts'
import { type Destination, placesAt } from './destination.ts'
import { joints } from './joints.ts'
import { newForest, planForest } from './new-nodes.ts'
import type { CommandContext, Plan } from './plan.ts'
import { withNeighbours } from './with-neighbours.ts'

/**
 * Whole branches at once, as from the clipboard, with lines between them and ranges over them. Gives the ids of their tops.
 * A range over tops that float stays away: floating nodes have no order.
 */
export interface AddTree extends Branches {
  readonly type: 'addTree'
  readonly to: Destination
}

export function addTree({ forest, lines, ranges, to }: AddTree, context: CommandContext): Plan {
  const nodes = newForest(context, forest)
  const places = placesAt(context, to, nodes.roots.length)
  const more = joints(context, { lines, ranges }, nodes, places.parent)
  return withNeighbours(places, planForest(context, nodes, places.places, more))
}
