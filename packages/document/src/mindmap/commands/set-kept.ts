import { nullable } from '../../core/arguments.ts'
import { isPlain } from '../../core/json.ts'
import { type Kept, readKept } from '../../core/kept.ts'
import type { NodeId } from '../snapshot/snapshot.ts'
import { nodeOf } from './arguments.ts'
import type { CommandContext, Plan } from './plan.ts'

/** Foreign data of a node, or without an id of the map. */
export interface SetKept {
  readonly type: 'setKept'
  readonly id?: NodeId
  readonly kept: Kept | null
}

export function setKept({ id, kept }: SetKept, context: CommandContext): Plan {
  const checked =
    nullable('kept', kept, (value) => (isPlain(value) ? (readKept(value) ?? null) : undefined)) ?? undefined
  if (id === undefined) return { write: (writer) => writer.meta('kept', checked) }
  const node = nodeOf(context, id).id
  return { edits: [node], write: (writer) => writer.set('nodes', node, 'kept', checked) }
}
