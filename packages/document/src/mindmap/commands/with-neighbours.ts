import type { Places } from './destination.ts'
import type { Plan } from './plan.ts'
import { writePlaceOf } from './write-down.ts'

/** A plan that first gives neighbours the keys they need so that its nodes can stand among them. */
export function withNeighbours({ neighbours }: Places, plan: Plan): Plan {
  return {
    ...plan,
    write(writer) {
      for (const [id, place] of neighbours) writePlaceOf(writer, id, place)
      plan.write?.(writer)
    },
  }
}
