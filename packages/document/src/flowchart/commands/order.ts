import { makeRoom, type Room, type Sibling } from '../../core/order/make-room.ts'
import type { RecordWriter } from '../../core/record-writer.ts'
import type { CollectionName } from '../schema/collections.ts'
import { readPlace, storedPlace } from '../schema/place.ts'
import type { PageId, ShapeId } from '../snapshot/snapshot.ts'
import type { CommandContext } from './plan.ts'

/** What is drawn in one order: shapes and connectors of a page, or the shapes in a shape. */
export interface OrderedItem extends Sibling {
  readonly collection: 'shapes' | 'connectors'
}

/** From the back to the front, without some. */
export function itemsIn(
  { snapshot }: CommandContext,
  { page, parent }: { readonly page: PageId; readonly parent: ShapeId | null },
  isLeftOut: (id: string) => boolean = () => false,
): OrderedItem[] {
  const ids =
    parent === null ? snapshot.pages.find(({ id }) => id === page)?.tops : snapshot.shapes.get(parent)?.children
  const items: OrderedItem[] = (ids ?? []).map((id) => {
    const order = snapshot.shapes.get(id)?.order ?? ''
    return { collection: 'shapes', id, order, adopted: false }
  })
  if (parent !== null) return items.filter(({ id }) => !isLeftOut(id))
  for (const { id, page: own, order } of snapshot.connectors.values()) {
    if (own === page) items.push({ collection: 'connectors', id, order, adopted: false })
  }
  return items.filter(({ id }) => !isLeftOut(id)).sort(byOrder)
}

export function byOrder(one: { order: string; id: string }, other: { order: string; id: string }): number {
  if (one.order !== other.order) return one.order < other.order ? -1 : 1
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0
}

/** Keys for new items before one of them, or in front of all. */
export function roomAmong(
  items: readonly OrderedItem[],
  count: number,
  { random }: CommandContext,
  index = items.length,
): Room {
  return makeRoom({ length: items.length, at: (at) => items[at] as OrderedItem }, index, count, random)
}

/** Gives neighbours the keys they need before others can stand between them. */
export function rekey(
  writer: RecordWriter<CollectionName>,
  items: readonly { readonly id: string; readonly collection: CollectionName }[],
  rekeyed: Room['rekeyed'],
): void {
  for (const { id, order } of rekeyed) {
    const item = items.find((each) => each.id === id)
    if (item) writePlace(writer, item.collection, id, { order })
  }
}

/** Changes a part of where a record says it stands. */
export function writePlace(
  writer: RecordWriter<CollectionName>,
  collection: CollectionName,
  id: string,
  change: Partial<ReturnType<typeof readPlace>>,
): void {
  const old = writer.get(collection, id, 'place')
  writer.set(collection, id, 'place', storedPlace({ ...readPlace(old), ...change }, old))
}
