import * as Y from 'yjs'
import { type Collections, type Record, recordAt } from './collections.ts'
import { sameJson } from './json.ts'
import { applySteps, type TextStep } from './text/text-delta.ts'

/**
 * Writes groups of records. A value that is there already is not written again: it would be an undo step that does nothing.
 * A group is removed by writing null, never by deleting its key: of a key that was set and deleted within one step
 * nothing is left for Yjs to go by, and it would take an older value for somebody else's and not bring it back.
 */
export class RecordWriter<Name extends string> {
  readonly #collections: Collections<Name>

  constructor(collections: Collections<Name>) {
    this.#collections = collections
  }

  /** Undefined removes the group. */
  set(collection: Name, id: string, group: string, value: unknown): void {
    const record = recordAt(this.#collections, collection, id)
    if (record) setIn(record, group, value)
  }

  meta(group: string, value: unknown): void {
    setIn(this.#collections.meta, group, value)
  }

  getMeta(group: string): unknown {
    return this.#collections.meta.get(group)
  }

  show(collection: Name, id: string): void {
    this.set(collection, id, 'gone', false)
  }

  hide(collection: Name, id: string): void {
    this.set(collection, id, 'gone', true)
  }

  text(collection: Name, id: string, name: string, steps: readonly TextStep[]): void {
    const text = this.get(collection, id, name)
    if (text instanceof Y.Text && steps.length > 0) applySteps(text, steps)
  }

  get(collection: Name, id: string, group: string): unknown {
    return recordAt(this.#collections, collection, id)?.get(group)
  }
}

function setIn(record: Record, group: string, value: unknown): void {
  const now = record.get(group) ?? undefined
  if (!sameJson(now, value)) record.set(group, value ?? null)
}
