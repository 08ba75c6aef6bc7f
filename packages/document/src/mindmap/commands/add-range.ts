import { optional, required } from '../../core/arguments.ts'
import { checkFields, name } from '../../core/fields.ts'
import { filled } from '../../core/groups.ts'
import { isNewId } from '../../core/ids/new-id.ts'
import { planNewRecords } from '../../core/new-records.ts'
import { checkText, noText, type RichText } from '../../core/text/rich-text.ts'
import { lookFields } from '../schema/look.ts'
import type { Look, NodeId, RangeId } from '../snapshot/snapshot.ts'
import { freshId, nodeOf } from './arguments.ts'
import { groupsOf } from './new-nodes.ts'
import type { CommandContext, Plan } from './plan.ts'
import { spanOf } from './range-span.ts'

/** A summary or a boundary over neighbouring siblings. */
export interface AddRange {
  readonly type: 'addRange'
  readonly kind: string
  readonly first: NodeId
  readonly last: NodeId
  readonly topic?: NodeId
  readonly text?: string | Pick<RichText, 'runs'>
  readonly look?: Look
  readonly id?: RangeId
  /** One that has this id already becomes this. */
  readonly replace?: boolean
}

export function addRange(
  { kind, first, last, topic, text, look, id, replace }: AddRange,
  context: CommandContext,
): Plan {
  const span = spanOf(context, first, last)
  const range = replace && isNewId(id) ? id : freshId(context, 'ranges', id)
  const own = filled(optional('look', look, (value) => checkFields(lookFields, value)))
  const groups = {
    span,
    kind: required('kind', kind, name()),
    ...(topic !== undefined && { topic: nodeOf(context, topic).id }),
    ...(own && { look: own }),
  }
  const label = optional('text', text, checkText) ?? noText
  return {
    ...planNewRecords(context.collections, groupsOf, [
      { collection: 'ranges', id: range, groups, texts: { text: label } },
    ]),
    ids: [range],
  }
}
