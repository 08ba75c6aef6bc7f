import { required } from '../../core/arguments.ts'
import { type Record, recordAt } from '../../core/collections.ts'
import { oneOf } from '../../core/fields.ts'
import { type RichText, readText } from '../../core/text/rich-text.ts'
import type { CollectionName } from '../schema/collections.ts'
import { nodeOf } from './arguments.ts'
import { type CommandContext, Refused, type TextPlace } from './plan.ts'

/** Which text of the record with the given id is meant: a node's own or its note, the label of a line or a range, or what a callout says. */
export type TextPart = 'text' | 'note' | 'line' | 'range' | 'callout'

/** A text as it stands. */
export function textOf(context: CommandContext, id: unknown, part: unknown): { place: TextPlace; text: RichText } {
  const kind = required('part', part ?? 'text', oneOf('text', 'note', 'line', 'range', 'callout'))
  if (kind === 'text' || kind === 'note') {
    const node = nodeOf(context, id)
    return { place: { collection: 'nodes', id: node.id, name: kind }, text: node[kind] }
  }
  const collection = labelled[kind]
  const record = recordOf(context, collection, id)
  return { place: { collection, id: id as string, name: 'text' }, text: readText(record.get('text')) }
}

const labelled = { line: 'lines', range: 'ranges', callout: 'callouts' } as const

/** Whatever hangs on nodes. */
type AttachmentName = Exclude<CollectionName, 'nodes'>

const refusals = { lines: 'no-such-line', ranges: 'no-such-range', callouts: 'no-such-callout' } as const

/** Its record that is not gone; it may be hidden for want of its nodes and can be written all the same. */
export function recordOf(context: CommandContext, collection: AttachmentName, id: unknown): Record {
  const record = typeof id === 'string' ? recordAt(context.collections, collection, id) : undefined
  if (!record || record.get('gone') === true) {
    throw new Refused({ code: refusals[collection], ...(typeof id === 'string' && { id }) })
  }
  return record
}

export function livingIds(context: CommandContext, collection: AttachmentName): string[] {
  const ids = [...context.collections[collection].keys()]
  return ids.filter((id) => recordAt(context.collections, collection, id)?.get('gone') !== true)
}
