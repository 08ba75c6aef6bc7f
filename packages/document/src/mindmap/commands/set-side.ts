import { nullable } from '../../core/arguments.ts'
import { readSide } from '../schema/place.ts'
import type { NodeId, Side } from '../snapshot/snapshot.ts'
import { nodesOf, notRoot } from './arguments.ts'
import { placeOf } from './destination.ts'
import type { CommandContext, Plan } from './plan.ts'
import { writePlaceOf } from './write-down.ts'

/** Puts nodes on a side of their parent where its layout has two, and nowhere else; null leaves it to the layout. */
export interface SetSide {
  readonly type: 'setSide'
  readonly ids: readonly NodeId[]
  readonly side: Side | null
}

export function setSide({ ids, side }: SetSide, context: CommandContext): Plan {
  const nodes = nodesOf(context, ids).map((node) => notRoot(context, node).id)
  const wanted = nullable('side', side, readSide)
  return {
    write(writer) {
      for (const id of nodes) writePlaceOf(writer, id, { ...placeOf(context, id), side: wanted })
    },
  }
}
