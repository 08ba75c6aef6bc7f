import type { Point } from '@ramify/geometry'
import { isNewId } from '../../core/ids/new-id.ts'
import { planNewRecords } from '../../core/new-records.ts'
import type { RichText } from '../../core/text/rich-text.ts'
import type { CalloutId, Look, NodeId } from '../snapshot/snapshot.ts'
import { freshId, nodeOf } from './arguments.ts'
import { storedCallout } from './callout-content.ts'
import { groupsOf } from './new-nodes.ts'
import type { CommandContext, Plan } from './plan.ts'

/** A bubble with words that speaks of one node; without a place it stands where there is room for it. */
export interface AddCallout {
  readonly type: 'addCallout'
  readonly node: NodeId
  readonly at?: Point | null
  readonly text?: string | Pick<RichText, 'runs'>
  readonly look?: Look
  readonly id?: CalloutId
  /** One that has this id already becomes this. */
  readonly replace?: boolean
}

export function addCallout({ node, at, text, look, id, replace }: AddCallout, context: CommandContext): Plan {
  const callout = replace && isNewId(id) ? id : freshId(context, 'callouts', id)
  const { groups, texts } = storedCallout({
    ...(at !== undefined && { at }),
    ...(text !== undefined && { text }),
    ...(look !== undefined && { look }),
  })
  const own = { ...groups, node: nodeOf(context, node).id }
  return {
    ...planNewRecords(context.collections, groupsOf, [{ collection: 'callouts', id: callout, groups: own, texts }]),
    ids: [callout],
  }
}
