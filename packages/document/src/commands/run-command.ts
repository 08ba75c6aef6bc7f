import * as Y from 'yjs'
import { type Collections, recordAt } from '../schema/collections.ts'
import { isFormatted } from '../schema/rich-text.ts'
import { forYjs, insertions } from '../schema/text-delta.ts'
import type { RichText } from '../snapshot/snapshot.ts'
import type { Birth, CommandContext, Plan, TextPlace } from './plan.ts'
import { RecordWriter } from './record-writer.ts'
import { placesToWriteDown } from './write-down.ts'

/** What births say of themselves to Yjs: undo does not follow them. */
export const birthOrigin = Symbol('birth')

/**
 * Carries a plan out: births first, in a transaction of their own and still gone; then the act. So undoing an addition
 * hides the record again, and what others wrote into it meanwhile is there when it comes back.
 */
export function runPlan(doc: Y.Doc, context: CommandContext, plan: Plan, origin: unknown): void {
  const { births = [], edits = [] } = plan
  const places = placesToWriteDown(context, edits)
  const texts = plan.texts?.filter((place) => lacksText(context.collections, place)) ?? []
  if (births.length > 0 || texts.length > 0) {
    doc.transact(() => {
      for (const birth of births) bear(context.collections, birth)
      for (const { collection, id, name } of texts)
        recordAt(context.collections, collection, id)?.set(name, new Y.Text())
    }, birthOrigin)
  }
  doc.transact(() => {
    const writer = new RecordWriter(context.collections)
    for (const [id, place] of places) writer.place(id, place)
    plan.write?.(writer)
  }, origin)
}

function bear(collections: Collections, { collection, id, groups, texts }: Birth): void {
  const record = new Y.Map<unknown>()
  record.set('gone', true)
  fillRecord(record, groups, texts)
  collections[collection].set(id, record)
}

/** Writes the content of a new record. Texts are there from the start, or two people's first words would not merge. */
export function fillRecord(record: Y.Map<unknown>, groups: Birth['groups'], texts: Birth['texts']): void {
  for (const group in groups) record.set(group, groups[group])
  for (const name in texts) record.set(name, newText(texts[name] as RichText))
}

function newText(text: RichText): Y.Text {
  if (!isFormatted(text)) return new Y.Text(text.text || undefined)
  const formatted = new Y.Text()
  formatted.applyDelta(forYjs(insertions(text)))
  return formatted
}

function lacksText(collections: Collections, { collection, id, name }: TextPlace): boolean {
  return !(recordAt(collections, collection, id)?.get(name) instanceof Y.Text)
}
