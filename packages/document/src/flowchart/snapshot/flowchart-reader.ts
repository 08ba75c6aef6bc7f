import * as Y from 'yjs'
import type { ChangedGroups, ChangedRecords } from '../../core/changed-records.ts'
import { type Record, recordAt } from '../../core/collections.ts'
import { sameJson } from '../../core/json.ts'
import { SortedTable } from '../../core/sorted-table.ts'
import { noText } from '../../core/text/rich-text.ts'
import { readBox } from '../schema/box.ts'
import type { CollectionName, Collections } from '../schema/collections.ts'
import { type Place, readPlace } from '../schema/place.ts'
import { readSettings } from '../schema/settings.ts'
import { type Arrangement, arrange, type Floors, floorNamed, type PlacedShape } from './arrangement.ts'
import { type EndedShapes, endsOf } from './ends.ts'
import { readConnector, readEnds, readLabel, readLayer, readPage, readShape } from './read-records.ts'
import {
  type ConnectorSnapshot,
  type FlowchartChange,
  type FlowchartSettings,
  type FlowchartSnapshot,
  isShapeEnd,
  type LabelSnapshot,
  type LayerSnapshot,
  type PageSnapshot,
  type ShapeSnapshot,
} from './snapshot.ts'

/** The page of a document that says nothing of pages. */
const firstPageId = 'page'

/** The snapshot of a flowchart, updated from what changed. What is equal to what was there before stays the same object. */
export class FlowchartReader {
  snapshot: FlowchartSnapshot
  readonly #collections: Collections
  readonly #labels = new Map<string, LabelSnapshot>()
  /** Connectors that name a shape, labels that name a connector. */
  readonly #connectorsAt = new Referrers()
  readonly #labelsOf = new Referrers()
  /** Shapes that are in no other one. */
  #tops: Arrangement['tops']
  #floors: Floors
  #pages: readonly PageSnapshot[]
  #settings: FlowchartSettings
  #layerTable = SortedTable.empty<LayerSnapshot>()
  #shapeTable = SortedTable.empty<ShapeSnapshot>()
  #connectorTable = SortedTable.empty<ConnectorSnapshot>()
  #labelTable = SortedTable.empty<LabelSnapshot>()

  constructor(collections: Collections) {
    this.#collections = collections
    this.#settings = readSettings(collections.meta)
    this.#floors = { pages: [firstPageId], layers: new Map() }
    this.#tops = arrange(new Map(), this.#floors).tops
    this.#pages = [emptyPage]
    this.snapshot = this.#assemble()
  }

  update(changed: ChangedRecords<CollectionName>): Omit<FlowchartChange, 'local'> | null {
    const before = this.snapshot
    const settings = changed.meta.size > 0 && this.#readSettings()
    const floorsChanged = (changed.in('pages').size > 0 || changed.in('layers').size > 0) && this.#readFloors()
    const shapes = this.#tableShapes(changed.in('shapes'), floorsChanged)
    const connectors = this.#tableConnectors(
      changed.in('connectors'),
      [...shapes, ...changed.in('shapes').keys()],
      floorsChanged,
    )
    const labels = this.#tableLabels(changed.in('labels').keys(), connectors)
    const pages = this.#readPages() || floorsChanged
    if (!pages && !settings && shapes.size + connectors.size + labels.size === 0) return null
    this.snapshot = this.#assemble()
    return { before, after: this.snapshot, shapes, connectors, labels, pages, settings }
  }

  #readSettings(): boolean {
    const settings = readSettings(this.#collections.meta)
    if (sameJson(settings, this.#settings)) return false
    this.#settings = settings
    return true
  }

  /** Few records, so all of them are read again. */
  #readFloors(): boolean {
    const pages = inOrder(living(this.#collections.pages)).map(([id]) => id)
    const floors = { pages: pages.length > 0 ? pages : [firstPageId], layers: new Map<string, LayerSnapshot>() }
    const changes = new Map<string, LayerSnapshot | null>([...this.#layerTable.keys()].map((id) => [id, null]))
    for (const [id, record, place] of inOrder(living(this.#collections.layers))) {
      const { page } = floorNamed(place.page, null, floors)
      const layer = { ...readLayer(id, record), page }
      floors.layers.set(id, layer)
      changes.set(id, layer)
    }
    for (const [id, layer] of changes) if (sameJson(layer, this.#layerTable.get(id) ?? null)) changes.delete(id)
    const isSame = sameJson(floors.pages, this.#floors.pages) && changes.size === 0 && sameKeys(floors, this.#floors)
    this.#layerTable = this.#layerTable.with(changes)
    this.#floors = floors
    return !isSame
  }

  /** Pages with what stands on them. True when one of them is another than before. */
  #readPages(): boolean {
    const known = new Map(this.#pages.map((page) => [page.id, page]))
    const pages = this.#floors.pages.map((id): PageSnapshot => {
      const record = this.#collections.pages.get(id)
      const parts = record instanceof Y.Map && record.get('gone') !== true ? readPage(id, record) : { ...emptyPage, id }
      const layers = [...this.#floors.layers].flatMap(([layer, { page }]) => (page === id ? [layer] : []))
      const page = { ...parts, layers, tops: this.#tops.get(id) ?? [] }
      const before = known.get(id)
      return before && sameJson(before, page) ? before : page
    })
    const isSame = pages.length === this.#pages.length && pages.every((page, at) => page === this.#pages[at])
    if (!isSame) this.#pages = pages
    return !isSame
  }

  #tableShapes(changed: ChangedGroups, floorsChanged: boolean): Set<string> {
    const arranged = floorsChanged || mayStandElsewhere(changed) ? this.#arrangeShapes() : null
    const changes = new Map<string, ShapeSnapshot | null>()
    for (const id of changed.keys()) {
      const record = this.#recordOf('shapes', id)
      const before = this.#shapeTable.get(id)
      const place = (arranged ?? this.#shapeTable).get(id)
      note(changes, id, before, record && place ? readShape(id, record, place) : null)
    }
    for (const [id, place] of arranged ?? []) {
      const before = changed.has(id) ? undefined : this.#shapeTable.get(id)
      if (before && before !== place) changes.set(id, sharing({ ...before, ...place }, before))
    }
    if (changes.size > 0) this.#shapeTable = this.#shapeTable.with(changes)
    return new Set(changes.keys())
  }

  /** Where living shapes stand: those that stand as before are the snapshots of before. */
  #arrangeShapes(): Arrangement['shapes'] {
    const placed = new Map<string, PlacedShape>()
    for (const [id, record] of this.#collections.shapes.entries()) {
      if (!(record instanceof Y.Map)) continue
      placed.set(id, { living: record.get('gone') !== true, place: readPlace(record.get('place')) })
    }
    const { shapes, tops } = arrange(placed, this.#floors, { shapes: this.#shapeTable, tops: this.#tops })
    this.#tops = tops
    return shapes
  }

  #tableConnectors(changed: ChangedGroups, shapes: Iterable<string>, everywhere: boolean): Set<string> {
    const ids = new Set(changed.keys())
    for (const id of ids) this.#noteEnds(id)
    for (const shape of shapes) for (const id of this.#connectorsAt.of(shape)) ids.add(id)
    if (everywhere) for (const id of this.#collections.connectors.keys()) ids.add(id)
    const changes = new Map<string, ConnectorSnapshot | null>()
    for (const id of ids) note(changes, id, this.#connectorTable.get(id), this.#connectorNow(id))
    if (changes.size > 0) this.#connectorTable = this.#connectorTable.with(changes)
    return new Set(changes.keys())
  }

  /** One that was at a shape that is gone stays noted there: it is read once more should the shape come back. */
  #noteEnds(id: string): void {
    const before = this.#connectorTable.get(id)
    for (const end of before ? [before.from, before.to] : []) {
      if (isShapeEnd(end)) this.#connectorsAt.delete(end.shape, id)
    }
    const record = this.#livingRecord('connectors', id)
    if (!record) return
    const { from, to } = readEnds(record)
    for (const { end } of [from, to]) if (end) this.#connectorsAt.add(end.shape, id)
  }

  /** Null when one of its ends is nowhere. */
  #connectorNow(id: string): ConnectorSnapshot | null {
    const record = this.#livingRecord('connectors', id)
    if (!record) return null
    const ends = endsOf(readEnds(record), this.#endedShapes)
    if (!ends) return null
    const place = readPlace(record.get('place'))
    const { page, layer } = ends.floor ?? floorNamed(place.page, place.layer, this.#floors)
    // Its own layer, if that is one of the page it is on.
    const own = floorNamed(page, place.layer, this.#floors).layer
    const { from, to } = ends
    return readConnector(id, record, { from, to, page, layer: own ?? layer, order: place.order })
  }

  get #endedShapes(): EndedShapes {
    return {
      living: this.#shapeTable,
      gone: (id) => {
        const record = this.#recordOf('shapes', id)
        return record && { box: readBox(record.get('box')), isOnPage: readPlace(record.get('place')).parent === null }
      },
    }
  }

  #recordOf(collection: CollectionName, id: string): Record | undefined {
    return recordAt(this.#collections, collection, id)
  }

  #livingRecord(collection: CollectionName, id: string): Record | undefined {
    const record = this.#recordOf(collection, id)
    return record?.get('gone') === true ? undefined : record
  }

  #tableLabels(changed: Iterable<string>, connectors: ReadonlySet<string>): Set<string> {
    const ids = new Set(changed)
    for (const id of ids) {
      const record = this.#livingRecord('labels', id)
      const label = record ? readLabel(id, record) : null
      const old = this.#labels.get(id)
      if (old) this.#labelsOf.delete(old.connector, id)
      if (label) this.#labelsOf.add(label.connector, id)
      if (label) this.#labels.set(id, label)
      else this.#labels.delete(id)
    }
    for (const connector of connectors) for (const id of this.#labelsOf.of(connector)) ids.add(id)
    const changes = new Map<string, LabelSnapshot | null>()
    for (const id of ids) {
      const label = this.#labels.get(id)
      const after = label && this.#connectorTable.has(label.connector) ? label : null
      note(changes, id, this.#labelTable.get(id), after)
    }
    if (changes.size > 0) this.#labelTable = this.#labelTable.with(changes)
    return new Set(changes.keys())
  }

  #assemble(): FlowchartSnapshot {
    return {
      ...this.#settings,
      pages: this.#pages,
      layers: this.#layerTable,
      shapes: this.#shapeTable,
      connectors: this.#connectorTable,
      labels: this.#labelTable,
    }
  }
}

/** Who names whom, asked from the side of the one who is named. Most are named by few, and a list takes less than a set. */
class Referrers {
  readonly #byTarget = new Map<string, readonly string[] | Set<string>>()

  of(target: string): Iterable<string> {
    return this.#byTarget.get(target) ?? []
  }

  add(target: string, id: string): void {
    const ids = this.#byTarget.get(target) ?? []
    if (ids instanceof Set) ids.add(id)
    else if (ids.includes(id)) return
    else this.#byTarget.set(target, ids.length < mostListed ? [...ids, id] : new Set([...ids, id]))
  }

  delete(target: string, id: string): void {
    const ids = this.#byTarget.get(target)
    if (ids instanceof Set) {
      ids.delete(id)
      if (ids.size === 0) this.#byTarget.delete(target)
      return
    }
    const others = ids?.filter((other) => other !== id) ?? []
    if (others.length > 0) this.#byTarget.set(target, others)
    else this.#byTarget.delete(target)
  }
}

const mostListed = 16

/** Whether where shapes stand could be different: whoever writes that writes one of these groups. */
function mayStandElsewhere(changed: ChangedGroups): boolean {
  for (const groups of changed.values()) {
    if (groups === true || groups.has('place') || groups.has('gone')) return true
  }
  return false
}

/** Null stands for something that is not there. */
function note<Value extends object>(
  changes: Map<string, Value | null>,
  id: string,
  before: Value | undefined,
  after: Value | null,
): void {
  if (!before || !after) {
    if (before || after) changes.set(id, after)
  } else if (!sameJson(after, before)) changes.set(id, sharing(after, before))
}

const emptyPage: PageSnapshot = Object.freeze({
  id: firstPageId,
  name: noText,
  order: '',
  background: null,
  size: null,
  layers: [],
  tops: [],
})

function* living(records: Y.Map<unknown>): Generator<[id: string, record: Record]> {
  for (const [id, record] of records.entries()) {
    if (record instanceof Y.Map && record.get('gone') !== true) yield [id, record]
  }
}

function inOrder(records: Iterable<[string, Record]>): [id: string, record: Record, place: Place][] {
  const placed = [...records].map(
    ([id, record]) => [id, record, readPlace(record.get('place'))] satisfies [string, Record, Place],
  )
  return placed.sort(([one, , { order: first }], [other, , { order: second }]) =>
    first === second ? (one < other ? -1 : 1) : first < second ? -1 : 1,
  )
}

function sameKeys({ layers }: Floors, { layers: before }: Floors): boolean {
  return sameJson([...layers.keys()], [...before.keys()])
}

/** The newer one with parts of the older wherever they say the same: what was made of them need not be made again. */
function sharing<Value extends object>(newer: Value, older: Value): Value {
  const shared: Value = { ...newer }
  for (const key in newer) if (sameJson(newer[key], older[key])) shared[key] = older[key]
  return shared
}
