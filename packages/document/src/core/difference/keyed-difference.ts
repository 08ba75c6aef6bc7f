import { sameJson } from '../json.ts'
import type { RichText } from '../text/rich-text.ts'

export type ChangeSort = 'added' | 'removed' | 'changed' | 'moved'

/** What became of one record between two versions of a document. */
export type RecordDifference<Field extends string> =
  | { readonly sort: 'added' | 'removed' }
  | {
      readonly sort: 'changed'
      readonly fields: readonly Field[]
      /** The words it had, when they are others now. */
      readonly oldText: string | null
    }

/** The records of one collection, by id. */
export interface Table<Item> {
  get(id: string): Item | undefined
  values(): Iterable<Item>
}

interface Item {
  readonly id: string
  readonly text: RichText
}

/** Records that are different in two versions. Those that are the same are not in it. */
export function keyedDifference<T extends Item, Field extends string>(
  before: Table<T>,
  after: Table<T>,
  changedFields: (before: T, after: T) => readonly Field[],
): Map<string, RecordDifference<Field>> {
  const found = new Map<string, RecordDifference<Field>>()
  for (const old of before.values()) if (!after.get(old.id)) found.set(old.id, { sort: 'removed' })
  for (const item of after.values()) {
    const old = before.get(item.id)
    const fields = old ? changedFields(old, item) : []
    if (!old) found.set(item.id, { sort: 'added' })
    else if (fields.length > 0) {
      const oldText = old.text.text === item.text.text ? null : old.text.text
      found.set(item.id, { sort: 'changed', fields, oldText })
    }
  }
  return found
}

/** Those of the fields that say something else. */
export function differentFields<T, Field extends keyof T>(before: T, after: T, fields: readonly Field[]): Field[] {
  if (Object.is(before, after)) return []
  return fields.filter((field) => !sameJson(before[field], after[field]))
}
