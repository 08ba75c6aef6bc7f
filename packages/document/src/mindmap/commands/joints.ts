import { bad, optional, required } from '../../core/arguments.ts'
import { checkFields, name, whole } from '../../core/fields.ts'
import { filled } from '../../core/groups.ts'
import { newId } from '../../core/ids/new-id.ts'
import { isPlain } from '../../core/json.ts'
import { checkText, noText } from '../../core/text/rich-text.ts'
import { lineLookFields, lookFields } from '../schema/look.ts'
import { bendField } from '../snapshot/lines.ts'
import type { NodeId } from '../snapshot/snapshot.ts'
import type { NewForest } from './new-nodes.ts'
import { type CommandContext, type NewRecord, Refused } from './plan.ts'

interface Given {
  readonly lines: unknown
  readonly ranges: unknown
}

/** The lines and ranges that come with a forest, ready to be born; `parent` is what its tops will hang on. */
export function joints(
  { random }: CommandContext,
  { lines = [], ranges = [] }: Given,
  { all, roots }: NewForest,
  parent: NodeId | null,
): NewRecord[] {
  const parents = new Map<NodeId, NodeId | null>(roots.map(({ id }) => [id, parent]))
  for (const { id, children } of all) for (const child of children) parents.set(child.id, id)
  const order = new Map(all.map(({ id }, nth) => [id, nth]))
  const idOf = (argument: string, nth: unknown) =>
    (all[required(argument, nth, whole(0, all.length - 1))] as { readonly id: NodeId }).id

  const line = (value: unknown): NewRecord => {
    if (!isPlain(value)) throw bad('lines')
    const ends = { from: idOf('from', value.from), to: idOf('to', value.to) }
    if (ends.from === ends.to) throw bad('to')
    const bend = optional('bend', value.bend, bendField)
    const look = filled(optional('look', value.look, (given) => checkFields(lineLookFields, given)))
    const groups = { ends, ...(bend?.length && { bend }), ...(look && { look }) }
    return { collection: 'lines', id: newId(random), groups, texts: { text: labelOf(value.text) } }
  }
  const range = (value: unknown): NewRecord[] => {
    if (!isPlain(value)) throw bad('ranges')
    const [one, other] = [idOf('first', value.first), idOf('last', value.last)]
    const above = parents.get(one)
    if (above !== parents.get(other)) throw new Refused({ code: 'not-siblings', id: other })
    const inOrder = (order.get(one) ?? 0) <= (order.get(other) ?? 0)
    const span = { parent: above, first: inOrder ? one : other, last: inOrder ? other : one }
    const look = filled(optional('look', value.look, (given) => checkFields(lookFields, given)))
    const topic = optional('topic', value.topic, (nth) => idOf('topic', nth))
    const kind = required('kind', value.kind, name())
    const groups = { span, kind, ...(topic !== undefined && { topic }), ...(look && { look }) }
    const record: NewRecord = { collection: 'ranges', id: newId(random), groups, texts: { text: labelOf(value.text) } }
    return above == null ? [] : [record]
  }
  if (!Array.isArray(lines)) throw bad('lines')
  if (!Array.isArray(ranges)) throw bad('ranges')
  return [...lines.map(line), ...ranges.flatMap(range)]
}

function labelOf(text: unknown) {
  return optional('text', text, checkText) ?? noText
}
