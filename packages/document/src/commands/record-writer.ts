import * as Y from 'yjs'
import { type CollectionName, type Collections, type Record, recordAt } from '../schema/collections.ts'
import { type Place, writePlace } from '../schema/place.ts'
import { sameJson } from '../schema/plain.ts'
import { applySteps, type TextStep } from '../schema/text-delta.ts'
import type { NodeId } from '../snapshot/snapshot.ts'

/**
 * Writes groups of records. What is there already is not written again: it would be an undo step that does nothing.
 * A group is taken away by writing null, never by deleting its key: of a key that was set and deleted within one step
 * nothing is left for Yjs to go by, and it would take an older value for somebody else's and not bring it back.
 */
export class RecordWriter {
  readonly #collections: Collections

  constructor(collections: Collections) {
    this.#collections = collections
  }

  /** Undefined takes the group away. */
  set(collection: CollectionName, id: string, group: string, value: unknown): void {
    const record = recordAt(this.#collections, collection, id)
    if (record) setIn(record, group, value)
  }

  meta(group: string, value: unknown): void {
    setIn(this.#collections.meta, group, value)
  }

  getMeta(group: string): unknown {
    return this.#collections.meta.get(group)
  }

  show(collection: CollectionName, id: string): void {
    this.set(collection, id, 'gone', false)
  }

  hide(collection: CollectionName, id: string): void {
    this.set(collection, id, 'gone', true)
  }

  place(id: NodeId, place: Place): void {
    this.set('nodes', id, 'place', writePlace(place, this.get('nodes', id, 'place')))
  }

  text(collection: CollectionName, id: string, name: string, steps: readonly TextStep[]): void {
    const text = this.get(collection, id, name)
    if (text instanceof Y.Text && steps.length > 0) applySteps(text, steps)
  }

  get(collection: CollectionName, id: string, group: string): unknown {
    return recordAt(this.#collections, collection, id)?.get(group)
  }
}

function setIn(record: Record, group: string, value: unknown): void {
  const now = record.get(group) ?? undefined
  if (!sameJson(now, value)) record.set(group, value ?? null)
}
