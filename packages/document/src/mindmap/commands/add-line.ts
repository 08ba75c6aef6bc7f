import type { Point } from '@ramify/geometry'
import { bad, optional } from '../../core/arguments.ts'
import { checkFields } from '../../core/fields.ts'
import { filled } from '../../core/groups.ts'
import { isNewId } from '../../core/ids/new-id.ts'
import { planNewRecords } from '../../core/new-records.ts'
import { checkText, noText, type RichText } from '../../core/text/rich-text.ts'
import { lineLookFields } from '../schema/look.ts'
import { bendField } from '../snapshot/lines.ts'
import type { LineId, LineLook, NodeId } from '../snapshot/snapshot.ts'
import { freshId, nodeOf } from './arguments.ts'
import { groupsOf } from './new-nodes.ts'
import type { CommandContext, Plan } from './plan.ts'

/** A relation between two nodes. */
export interface AddLine {
  readonly type: 'addLine'
  readonly from: NodeId
  readonly to: NodeId
  readonly bend?: readonly Point[]
  readonly text?: string | Pick<RichText, 'runs'>
  readonly look?: LineLook
  readonly id?: LineId
  /** One that has this id already becomes this. */
  readonly replace?: boolean
}

export function addLine({ from, to, bend, text, look, id, replace }: AddLine, context: CommandContext): Plan {
  const ends = { from: nodeOf(context, from).id, to: nodeOf(context, to).id }
  if (ends.from === ends.to) throw bad('to')
  const line = replace && isNewId(id) ? id : freshId(context, 'lines', id)
  const points = optional('bend', bend, bendField)
  const own = filled(optional('look', look, (value) => checkFields(lineLookFields, value)))
  const groups = { ends, ...(points?.length && { bend: points }), ...(own && { look: own }) }
  const label = optional('text', text, checkText) ?? noText
  return {
    ...planNewRecords(context.collections, groupsOf, [
      { collection: 'lines', id: line, groups, texts: { text: label } },
    ]),
    ids: [line],
  }
}
