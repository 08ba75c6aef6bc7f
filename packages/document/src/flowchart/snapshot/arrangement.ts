import { sameJson } from '../../core/json.ts'
import type { Place } from '../schema/place.ts'
import type { LayerId, PageId, ShapeId } from './snapshot.ts'

/** Where a living shape stands, after everything it names that is gone has been passed over. */
export interface Arranged {
  readonly page: PageId
  readonly layer: LayerId | null
  readonly order: string
  readonly parent: ShapeId | null
  readonly children: readonly ShapeId[]
}

export interface Arrangement {
  readonly shapes: ReadonlyMap<ShapeId, Arranged>
  readonly tops: ReadonlyMap<PageId, readonly ShapeId[]>
}

/** A record of a shape. Gone ones are there too: who stands in them asks them for the way out. */
export interface PlacedShape {
  readonly living: boolean
  readonly place: Place
}

export interface Floors {
  /** In order; never empty. */
  readonly pages: readonly PageId[]
  readonly layers: ReadonlyMap<LayerId, { readonly page: PageId }>
}

/**
 * Makes a forest of any set of records. A shape whose parent is gone stands in the nearest living one around it, after that one's own;
 * a cycle that concurrent moves made is cut at its shape with the smallest id, which then stands on its page. What stands on no
 * living page is on the first, what names no layer of its page is on none. What stands as before is the same object as before.
 */
export function arrange(records: ReadonlyMap<ShapeId, PlacedShape>, floors: Floors, before?: Arrangement): Arrangement {
  const hosts = hostsOf(records)
  cutCycles(hosts)
  const children = new Map<ShapeId, ShapeId[]>()
  const tops = new Map<PageId, ShapeId[]>(floors.pages.map((page) => [page, []]))
  const standing = new Map<ShapeId, { page: PageId; layer: LayerId | null }>()
  for (const id of hosts.keys()) {
    const { page, layer } = floorOf(id, hosts, records, floors, standing)
    const host = hosts.get(id) ?? null
    if (host === null) tops.get(page)?.push(id)
    else listOf(children, host).push(id)
    standing.set(id, { page, layer })
  }
  const sort = (ids: ShapeId[], isOwn: (place: Place) => boolean) => inOrder(ids, records, isOwn)
  const shapes = new Map<ShapeId, Arranged>()
  for (const [id, { page, layer }] of standing) {
    const inside = children.get(id)
    const arranged = {
      page,
      layer,
      order: records.get(id)?.place.order ?? '',
      parent: hosts.get(id) ?? null,
      children: inside ? sort(inside, ({ parent }) => parent === id) : none,
    }
    const old = before?.shapes.get(id)
    shapes.set(id, old && standsAlike(old, arranged) ? old : arranged)
  }
  for (const [page, ids] of tops) {
    const sorted = sort(ids, ({ parent }) => parent === null)
    const old = before?.tops.get(page)
    tops.set(page, old && sameJson(old, sorted) ? (old as ShapeId[]) : sorted)
  }
  return { shapes, tops }
}

const none: readonly ShapeId[] = Object.freeze([])

const standsAlike = (one: Arranged, other: Arranged): boolean =>
  one.page === other.page &&
  one.layer === other.layer &&
  one.order === other.order &&
  one.parent === other.parent &&
  sameJson(one.children, other.children)

/** For each living shape the living one it stands in, or null; there may be cycles. */
function hostsOf(records: ReadonlyMap<ShapeId, PlacedShape>): Map<ShapeId, ShapeId | null> {
  const hosts = new Map<ShapeId, ShapeId | null>()
  const known = new Map<ShapeId, ShapeId | null>()
  for (const [id, { living, place }] of records) {
    if (!living) continue
    const way: ShapeId[] = []
    let parent = place.parent
    while (parent !== null && !known.has(parent)) {
      const record = records.get(parent)
      if (record?.living) break
      // Also ends a walk around a cycle of gone ones.
      known.set(parent, null)
      way.push(parent)
      parent = record?.place.parent ?? null
    }
    const host = parent === null || records.get(parent)?.living ? parent : (known.get(parent) ?? null)
    for (const gone of way) known.set(gone, host)
    hosts.set(id, host)
  }
  return hosts
}

function cutCycles(hosts: Map<ShapeId, ShapeId | null>): void {
  const walkOf = new Map<ShapeId, number>()
  let walk = 0
  for (const start of hosts.keys()) {
    walk++
    let id: ShapeId | null = start
    while (id !== null && !walkOf.has(id)) {
      walkOf.set(id, walk)
      id = hosts.get(id) ?? null
    }
    if (id !== null && walkOf.get(id) === walk) hosts.set(smallestOfCycle(id, hosts), null)
  }
}

function smallestOfCycle(start: ShapeId, hosts: ReadonlyMap<ShapeId, ShapeId | null>): ShapeId {
  let smallest = start
  for (let id = hosts.get(start) ?? start; id !== start; id = hosts.get(id) ?? start) if (id < smallest) smallest = id
  return smallest
}

/** The page and layer of the outermost shape around it. */
function floorOf(
  id: ShapeId,
  hosts: ReadonlyMap<ShapeId, ShapeId | null>,
  records: ReadonlyMap<ShapeId, PlacedShape>,
  { pages, layers }: Floors,
  known: Map<ShapeId, { page: PageId; layer: LayerId | null }>,
): { page: PageId; layer: LayerId | null } {
  const way: ShapeId[] = []
  let outer = id
  for (let host = hosts.get(outer) ?? null; host !== null && !known.has(outer); host = hosts.get(outer) ?? null) {
    way.push(outer)
    outer = host
  }
  const place = records.get(outer)?.place
  const floor = known.get(outer) ?? floorNamed(place?.page ?? null, place?.layer ?? null, { pages, layers })
  for (const each of way) known.set(each, floor)
  return floor
}

/** What exists of a page and a layer that something names. */
export function floorNamed(
  page: PageId | null,
  layer: LayerId | null,
  { pages, layers }: Floors,
): { page: PageId; layer: LayerId | null } {
  const there = page !== null && pages.includes(page) ? page : (pages[0] as PageId)
  return { page: there, layer: layer !== null && layers.get(layer)?.page === there ? layer : null }
}

/** In order of key and id, those that were taken in after all others. */
function inOrder(
  ids: ShapeId[],
  records: ReadonlyMap<ShapeId, PlacedShape>,
  isOwn: (place: Place) => boolean,
): ShapeId[] {
  const keyed = ids.map((id) => {
    const place = (records.get(id) as PlacedShape).place
    return { id, order: place.order, isOwn: isOwn(place) }
  })
  keyed.sort((one, other) => {
    if (one.isOwn !== other.isOwn) return one.isOwn ? -1 : 1
    if (one.order !== other.order) return one.order < other.order ? -1 : 1
    return one.id < other.id ? -1 : 1
  })
  return keyed.map(({ id }) => id)
}

function listOf<Value>(lists: Map<string, Value[]>, key: string): Value[] {
  const list = lists.get(key) ?? []
  lists.set(key, list)
  return list
}
