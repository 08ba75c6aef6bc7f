import { required } from '../../core/arguments.ts'
import { oneOf } from '../../core/fields.ts'
import type { NodeId } from '../snapshot/snapshot.ts'
import { placesAt } from './destination.ts'
import { newForest, planForest } from './new-nodes.ts'
import type { CommandContext, Plan } from './plan.ts'
import { withNeighbours } from './with-neighbours.ts'

/** A new node beside another one, on the same side. The root and floating nodes have no siblings. */
export interface AddSibling {
  readonly type: 'addSibling'
  readonly of: NodeId
  readonly where: 'before' | 'after'
  readonly text?: string
  readonly id?: NodeId
}

export function addSibling({ of, where, text, id }: AddSibling, context: CommandContext): Plan {
  const before = required('where', where, oneOf('before', 'after')) === 'before'
  const forest = newForest(context, [{ text, id }])
  const places = placesAt(context, before ? { before: of } : { after: of }, 1)
  return withNeighbours(places, planForest(context, forest, places.places))
}
