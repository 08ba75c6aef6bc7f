import type { NodeId } from '../snapshot/snapshot.ts'
import { nodeOf } from './arguments.ts'
import { placesAt } from './destination.ts'
import type { CommandContext, Plan } from './plan.ts'
import { withNeighbours } from './with-neighbours.ts'
import { writePlaceOf } from './write-down.ts'

/** Another node becomes the main topic; the one there was becomes its last child. */
export interface SetRoot {
  readonly type: 'setRoot'
  readonly id: NodeId
}

export function setRoot({ id }: SetRoot, context: CommandContext): Plan {
  const root = nodeOf(context, id).id
  const old = context.snapshot.root
  if (root === old) return { write: (writer) => writer.meta('root', root) }
  const places = placesAt(context, { parent: root }, 1)
  // Nodes that the old root took in would go over to the new one.
  const adopted = context.snapshot.nodes.get(old)?.children.filter((child) => context.tree.get(child)?.adoptive) ?? []
  return withNeighbours(places, {
    edits: adopted,
    write(writer) {
      writer.meta('root', root)
      for (const place of places.places) writePlaceOf(writer, old, place)
    },
  })
}
