import type { Point } from '@ramify/geometry'
import type { NodeId } from '../snapshot/snapshot.ts'
import { placesAt } from './destination.ts'
import { newForest, planForest } from './new-nodes.ts'
import type { CommandContext, Plan } from './plan.ts'
import { withNeighbours } from './with-neighbours.ts'

/** A new node that hangs under nobody. */
export interface AddFloating {
  readonly type: 'addFloating'
  readonly at: Point
  readonly text?: string
  readonly id?: NodeId
}

export function addFloating({ at, text, id }: AddFloating, context: CommandContext): Plan {
  const forest = newForest(context, [{ text, id }])
  const places = placesAt(context, { at }, 1)
  return withNeighbours(places, planForest(context, forest, places.places))
}
