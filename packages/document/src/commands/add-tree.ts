import { type Destination, placesAt } from './destination.ts'
import { newForest, planForest } from './new-nodes.ts'
import type { NodeContent } from './node-content.ts'
import type { CommandContext, Plan } from './plan.ts'
import { withNeighbours } from './with-neighbours.ts'

/** Whole branches at once, as from the clipboard. Gives the ids of their tops. */
export interface AddTree {
  readonly type: 'addTree'
  readonly forest: readonly NodeContent[]
  readonly to: Destination
}

export function addTree({ forest, to }: AddTree, context: CommandContext): Plan {
  const nodes = newForest(context, forest)
  const places = placesAt(context, to, nodes.roots.length)
  return withNeighbours(places, planForest(context, nodes, places.places))
}
