import { optional } from '../../core/arguments.ts'
import { planNewRecords } from '../../core/new-records.ts'
import { makeRoom } from '../../core/order/make-room.ts'
import type { RecordWriter } from '../../core/record-writer.ts'
import { checkText, noText } from '../../core/text/rich-text.ts'
import type { CollectionName } from '../schema/collections.ts'
import { groupNames } from '../schema/groups.ts'
import { storedPlace } from '../schema/place.ts'
import type { PageId } from '../snapshot/snapshot.ts'
import { rekey, writePlace } from './order.ts'
import type { CommandContext, NewRecord, Plan } from './plan.ts'

/** Things with a name that stand in one order: the pages of a flowchart, the layers of a page. */
export interface NamedList {
  readonly collection: 'pages' | 'layers'
  /** The page that has them; null for pages themselves. */
  readonly page: PageId | null
  readonly members: readonly { readonly id: string; readonly order: string }[]
}

/** A new member with a name, before another one or last. Other records can come with it. */
export function planNewMember(
  list: NamedList,
  {
    id,
    name,
    before,
  }: { readonly id: string; readonly name?: string | undefined; readonly before?: string | undefined },
  context: CommandContext,
  others: readonly NewRecord[] = [],
): Plan {
  const text = optional('name', name, checkText) ?? noText
  const room = roomBefore(list, before, context)
  const place = storedPlace({ page: list.page, layer: null, parent: null, order: room.keys[0] as string })
  const plan = planNewRecords(context.collections, groupNames, [
    ...others,
    { collection: list.collection, id, groups: { place }, texts: { text } },
  ])
  return {
    ...plan,
    ids: [id],
    write(writer) {
      rekey(writer, siblingsOf(list), room.rekeyed)
      plan.write?.(writer)
    },
  }
}

/** Writes a member to another place of its list: before another one, or last where that is null. */
export function memberMover(
  list: NamedList,
  id: string,
  before: string | null,
  context: CommandContext,
): (writer: RecordWriter<CollectionName>) => void {
  const others = { ...list, members: list.members.filter((member) => member.id !== id) }
  const room = roomBefore(others, before ?? undefined, context)
  return (writer) => {
    rekey(writer, siblingsOf(others), room.rekeyed)
    writePlace(writer, list.collection, id, { order: room.keys[0] as string })
  }
}

const siblingsOf = ({ collection, members }: NamedList) =>
  members.map(({ id, order }) => ({ id, collection, order, adopted: false }))

function roomBefore(list: NamedList, before: string | undefined, { random }: CommandContext) {
  const siblings = siblingsOf(list)
  const index = before === undefined ? -1 : siblings.findIndex(({ id }) => id === before)
  const at = (nth: number) => siblings[nth] as (typeof siblings)[number]
  return makeRoom({ length: siblings.length, at }, index < 0 ? siblings.length : index, 1, random)
}
