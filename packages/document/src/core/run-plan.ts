import * as Y from 'yjs'
import { type Collections, recordAt } from './collections.ts'
import type { NewRecord, Plan, TextPlace } from './plan.ts'
import { RecordWriter } from './record-writer.ts'
import { isFormatted, type RichText } from './text/rich-text.ts'
import { forYjs, insertions } from './text/text-delta.ts'

/** The origin of transactions that create records: undo does not track it. */
export const creationOrigin = Symbol('create')

/**
 * Runs a plan: new records first, hidden, in a transaction of their own; then the edit. So undoing an addition hides the record
 * again, and what others wrote into it meanwhile is there when it comes back.
 */
export function runPlan<Name extends string>(
  doc: Y.Doc,
  collections: Collections<Name>,
  plan: Plan<Name>,
  origin: unknown,
): void {
  const { newRecords = [] } = plan
  const texts = plan.texts?.filter((place) => lacksText(collections, place)) ?? []
  if (newRecords.length > 0 || texts.length > 0) {
    doc.transact(() => {
      for (const record of newRecords) createHidden(collections, record)
      for (const { collection, id, name } of texts) recordAt(collections, collection, id)?.set(name, new Y.Text())
    }, creationOrigin)
  }
  doc.transact(() => plan.write?.(new RecordWriter(collections)), origin)
}

function createHidden<Name extends string>(
  collections: Collections<Name>,
  { collection, id, groups, texts }: NewRecord<Name>,
): void {
  addRecord(collections[collection], id, { gone: true, ...groups }, texts)
}

/**
 * Writes a new record, inside a transaction. Texts are there from the start, or two people's first words would not merge.
 * Each part is filled when it has its place: Yjs would keep it aside twice otherwise.
 */
export function addRecord(
  to: Y.Map<unknown>,
  id: string,
  groups: NewRecord<string>['groups'],
  texts: NewRecord<string>['texts'],
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

function lacksText<Name extends string>(
  collections: Collections<Name>,
  { collection, id, name }: TextPlace<Name>,
): boolean {
  return !(recordAt(collections, collection, id)?.get(name) instanceof Y.Text)
}
