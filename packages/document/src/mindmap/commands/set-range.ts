import { nullable, optional } from '../../core/arguments.ts'
import { checkPatch, name, type Patch } from '../../core/fields.ts'
import { patched } from '../../core/groups.ts'
import { lookFields } from '../schema/look.ts'
import type { Look, NodeId, RangeId } from '../snapshot/snapshot.ts'
import { nodeOf } from './arguments.ts'
import type { CommandContext, Plan } from './plan.ts'
import { spanOf } from './range-span.ts'
import { recordOf } from './text-target.ts'

/** Changes what is given of a range: its scope (both ends), its kind, its topic, its look (merged; null resets). */
export interface SetRange {
  readonly type: 'setRange'
  readonly id: RangeId
  readonly span?: { readonly first: NodeId; readonly last: NodeId }
  readonly kind?: string
  readonly topic?: NodeId | null
  readonly look?: Patch<Look> | null
}

export function setRange({ id, span, kind, topic, look }: SetRange, context: CommandContext): Plan {
  recordOf(context, 'ranges', id)
  const scope = span === undefined ? undefined : spanOf(context, span?.first, span?.last)
  const newKind = optional('kind', kind, name())
  const node = topic === undefined ? undefined : nullable('topic', topic, (value) => nodeOf(context, value).id)
  const patch = look === undefined ? undefined : nullable('look', look, (value) => checkPatch(lookFields, value))
  return {
    write(writer) {
      if (scope) writer.set('ranges', id, 'span', scope)
      if (newKind) writer.set('ranges', id, 'kind', newKind)
      if (node !== undefined) writer.set('ranges', id, 'topic', node ?? undefined)
      if (patch !== undefined) writer.set('ranges', id, 'look', patched(writer.get('ranges', id, 'look'), patch))
    },
  }
}
