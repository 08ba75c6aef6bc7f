import { type Collections, recordAt } from './collections.ts'
import type { NewRecord, Plan, TextPlace } from './plan.ts'
import type { RecordWriter } from './record-writer.ts'
import { readText } from './text/rich-text.ts'
import { deltaBetween } from './text/text-delta.ts'

/** Every group that a record of a collection can have, texts apart. */
export type GroupNames<Name extends string> = { readonly [K in Name]: readonly string[] }

/**
 * Records that are not there are born; a record that is gone comes back with the new content, so that an id from an old
 * copy of the map stays the same thing.
 */
export function planNewRecords<Name extends string>(
  collections: Collections<Name>,
  groupsOf: GroupNames<Name>,
  wanted: readonly NewRecord<Name>[],
): Plan<Name> {
  const exists = ({ collection, id }: NewRecord<Name>) => recordAt(collections, collection, id) !== undefined
  const back = wanted.filter(exists)
  return {
    newRecords: back.length === 0 ? wanted : wanted.filter((record) => !exists(record)),
    texts: back.flatMap(textPlaces),
    write(writer) {
      for (const record of back) rewrite(writer, record, groupsOf[record.collection])
      for (const { collection, id } of wanted) writer.show(collection, id)
    },
  }
}

function textPlaces<Name extends string>({ collection, id, texts }: NewRecord<Name>): TextPlace<Name>[] {
  return Object.keys(texts).map((name) => ({ collection, id, name }))
}

function rewrite<Name extends string>(
  writer: RecordWriter<Name>,
  { collection, id, groups, texts }: NewRecord<Name>,
  names: readonly string[],
): void {
  for (const group of names) writer.set(collection, id, group, groups[group])
  for (const [name, text] of Object.entries(texts)) {
    writer.text(collection, id, name, deltaBetween(readText(writer.get(collection, id, name)), text))
  }
}
