import * as Y from 'yjs'
import type { DecodedChange } from './decoded-change.ts'

/** Which records are not gone. */
interface LivingBefore {
  readonly collection: string
  has: (id: string) => boolean
}

/** What an item that matters says: that there is a record, or whether it is gone. */
interface Mention {
  record: string
  kind: 'record' | 'gone'
}

/**
 * By how many records a change makes a collection larger, from its structs alone. Of several things said of one record the last
 * counts; which of two people wins at the end is not asked.
 */
export function growthOf(doc: Y.Doc, { structs, deletions }: DecodedChange, living: LivingBefore): number {
  const records = doc.getMap(living.collection)
  const mentions = new Map<string, Mention>()
  const after = new Map<string, boolean>()

  const inDocument = (id: Y.ID): Mention | undefined => {
    if (id.clock >= Y.getState(doc.store, id.client)) return undefined
    const item = Y.getItem(doc.store, id)
    return item instanceof Y.Item ? mentionOf(item, records) : undefined
  }
  const find = (id: Y.ID) => mentions.get(keyOf(id.client, id.clock)) ?? inDocument(id)
  const isDropped = ({ client, clock }: Y.ID) => isIn(deletions.get(client) ?? [], clock)

  for (const struct of structs) {
    if (!(struct instanceof Y.Item)) continue
    const mention = mentionIn(struct, living.collection, find)
    if (!mention) continue
    // By its first and its last: what was overwritten is sent in one piece, and the next builds on its end.
    mentions.set(keyOf(struct.id.client, struct.id.clock), mention)
    mentions.set(keyOf(struct.id.client, struct.id.clock + struct.length - 1), mention)
    if (mention.kind === 'gone' && struct.content instanceof Y.ContentDeleted) continue
    if (mention.kind === 'record') after.set(mention.record, struct.content instanceof Y.ContentType)
    else after.set(mention.record, !saysGone(struct) || isDropped(struct.id))
  }
  for (const record of droppedGone(doc, deletions, records)) if (!after.has(record)) after.set(record, true)

  let growth = 0
  for (const [record, lives] of after) growth += Number(lives) - Number(living.has(record))
  return growth
}

/** Whether a clock is in one of the ranges, which are in their order. */
function isIn(ranges: readonly { readonly clock: number; readonly len: number }[], clock: number): boolean {
  let [from, to] = [0, ranges.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const range = ranges[middle]
    if (!range || clock < range.clock) to = middle
    else if (clock >= range.clock + range.len) from = middle + 1
    else return true
  }
  return false
}

/** An item that was sent: it names its place only when nothing stands beside it. */
function mentionIn(item: Y.Item, collection: string, find: (id: Y.ID) => Mention | undefined): Mention | undefined {
  const parent: unknown = item.parent
  if (parent === collection) return item.parentSub === null ? undefined : { record: item.parentSub, kind: 'record' }
  if (parent instanceof Y.ID) {
    const holder = item.parentSub === 'gone' ? find(parent) : undefined
    return holder?.kind === 'record' ? { record: holder.record, kind: 'gone' } : undefined
  }
  return item.origin ? find(item.origin) : undefined
}

/** An item of the document, which knows where it stands. */
function mentionOf(item: Y.Item, records: Y.Map<unknown>): Mention | undefined {
  if (item.parentSub === null) return undefined
  if (item.parent === records) return { record: item.parentSub, kind: 'record' }
  const holder = item.parent instanceof Y.AbstractType ? item.parent._item : null
  if (item.parentSub !== 'gone' || holder?.parent !== records || holder.parentSub === null) return undefined
  return { record: holder.parentSub, kind: 'gone' }
}

/** Records of the document whose mark of being gone is simply taken away. */
function* droppedGone(
  doc: Y.Doc,
  deletions: DecodedChange['deletions'],
  records: Y.Map<unknown>,
): Generator<string, void, undefined> {
  for (const [client, ranges] of deletions) {
    const structs = doc.store.clients.get(client)
    if (!structs) continue
    for (const { clock, len } of ranges) {
      if (clock >= Y.getState(doc.store, client)) continue
      for (let at = Y.findIndexSS(structs, clock); at < structs.length; at++) {
        const struct = structs[at] as Y.Item | Y.GC
        if (struct.id.clock >= clock + len) break
        if (struct.deleted || !(struct instanceof Y.Item)) continue
        const mention = mentionOf(struct, records)
        if (mention?.kind === 'gone') yield mention.record
      }
    }
  }
}

function saysGone({ content }: Y.Item): boolean {
  return content instanceof Y.ContentAny && content.arr.at(-1) === true
}

const keyOf = (client: number, clock: number) => `${client}:${clock}`
