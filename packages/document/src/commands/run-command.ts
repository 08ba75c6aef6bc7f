import * as Y from 'yjs'
import { type Collections, recordAt } from '../schema/collections.ts'
import { isFormatted } from '../schema/rich-text.ts'
import { forYjs, insertions } from '../schema/text-delta.ts'
import type { RichText } from '../snapshot/snapshot.ts'
import type { CommandContext, NewRecord, Plan, TextPlace } from './plan.ts'
import { RecordWriter } from './record-writer.ts'
import { placesToWriteDown } from './write-down.ts'

/** The origin of transactions that create records: undo does not track it. */
export const creationOrigin = Symbol('create')

/**
 * Runs a plan: new records first, hidden, in a transaction of their own; then the edit. So undoing an addition
 * hides the record again, and what others wrote into it meanwhile is there when it comes back.
 */
export function runPlan(doc: Y.Doc, context: CommandContext, plan: Plan, origin: unknown): void {
  const { newRecords = [], edits = [] } = plan
  const places = placesToWriteDown(context, edits)
  const texts = plan.texts?.filter((place) => lacksText(context.collections, place)) ?? []
  if (newRecords.length > 0 || texts.length > 0) {
    doc.transact(() => {
      for (const record of newRecords) createHidden(context.collections, record)
      for (const { collection, id, name } of texts)
        recordAt(context.collections, collection, id)?.set(name, new Y.Text())
    }, creationOrigin)
  }
  doc.transact(() => {
    const writer = new RecordWriter(context.collections)
    for (const [id, place] of places) writer.place(id, place)
    plan.write?.(writer)
  }, origin)
}

function createHidden(collections: Collections, { collection, id, groups, texts }: NewRecord): void {
  addRecord(collections[collection], id, { gone: true, ...groups }, texts)
}

/**
 * Writes a new record, inside a transaction. Texts are there from the start, or two people's first words would not merge.
 * Each part is filled when it has its place: Yjs would keep it aside twice otherwise.
 */
export function addRecord(
  to: Y.Map<unknown>,
  id: string,
  groups: NewRecord['groups'],
  texts: NewRecord['texts'],
): void {
  const record = new Y.Map<unknown>()
  to.set(id, record)
  for (const group in groups) record.set(group, groups[group])
  for (const name in texts) addText(record, name, texts[name] as RichText)
}

function addText(record: Y.Map<unknown>, name: string, words: RichText): void {
  const text = new Y.Text()
  record.set(name, text)
  if (isFormatted(words)) text.applyDelta(forYjs(insertions(words)))
  else if (words.text !== '') text.insert(0, words.text)
}

function lacksText(collections: Collections, { collection, id, name }: TextPlace): boolean {
  return !(recordAt(collections, collection, id)?.get(name) instanceof Y.Text)
}
