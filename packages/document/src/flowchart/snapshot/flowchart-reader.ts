import * as Y from 'yjs'
import type { ChangedGroups, ChangedRecords } from '../../core/changed-records.ts'
import type { Record } from '../../core/collections.ts'
import { sameJson } from '../../core/json.ts'
import { SortedTable } from '../../core/sorted-table.ts'
import { noText } from '../../core/text/rich-text.ts'
import type { CollectionName, Collections } from '../schema/collections.ts'
import { type Place, readPlace } from '../schema/place.ts'
import { readSettings } from '../schema/settings.ts'
import { type Arrangement, arrange, type Floors, floorNamed, type PlacedShape } from './arrangement.ts'
import { endsOf } from './ends.ts'
import {
  type ConnectorParts,
  readConnector,
  readLabel,
  readLayer,
  readPage,
  readShape,
  type ShapeParts,
} from './read-records.ts'
import type {
  ConnectorSnapshot,
  FlowchartChange,
  FlowchartSettings,
  FlowchartSnapshot,
  LabelSnapshot,
  LayerSnapshot,
  PageSnapshot,
  ShapeSnapshot,
} from './snapshot.ts'

interface RawShape extends PlacedShape {
  readonly parts: ShapeParts
}

interface RawConnector {
  readonly place: Place
  readonly parts: ConnectorParts
}

/** The page of a document that says nothing of pages. */
const firstPageId = 'page'

/** The snapshot of a flowchart, updated from what changed. What is equal to what was there before stays the same object. */
export class FlowchartReader {
  snapshot: FlowchartSnapshot
  readonly #collections: Collections
  readonly #shapes = new Map<string, RawShape>()
  readonly #connectors = new Map<string, RawConnector>()
  readonly #labels = new Map<string, LabelSnapshot>()
  /** Connectors that name a shape, labels that name a connector. */
  readonly #connectorsAt = new Referrers()
  readonly #labelsOf = new Referrers()
  #arrangement: Arrangement
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
    this.#arrangement = arrange(this.#shapes, this.#floors)
    this.#pages = [emptyPage]
    this.snapshot = this.#assemble()
  }

  update(changed: ChangedRecords<CollectionName>): Omit<FlowchartChange, 'local'> | null {
    const before = this.snapshot
    const settings = changed.meta.size > 0 && this.#readSettings()
    const floorsChanged = (changed.in('pages').size > 0 || changed.in('layers').size > 0) && this.#readFloors()
    const arranged = this.#readShapes(changed.in('shapes'))
    if (arranged || floorsChanged) this.#arrangement = arrange(this.#shapes, this.#floors, this.#arrangement)
    const shapes = this.#tableShapes(changed.in('shapes').keys(), arranged || floorsChanged)
    const connectors = this.#tableConnectors(
      changed.in('connectors').keys(),
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
      const page = { ...parts, layers, tops: this.#arrangement.tops.get(id) ?? [] }
      const before = known.get(id)
      return before && sameJson(before, page) ? before : page
    })
    const isSame = pages.length === this.#pages.length && pages.every((page, at) => page === this.#pages[at])
    if (!isSame) this.#pages = pages
    return !isSame
  }

  /** True when some stand elsewhere than before. */
  #readShapes(changed: ChangedGroups): boolean {
    let arranged = false
    for (const [id, groups] of changed) {
      const record = this.#collections.shapes.get(id)
      const before = this.#shapes.get(id)
      if (!(record instanceof Y.Map)) {
        arranged ||= this.#shapes.delete(id)
        continue
      }
      const isPlaced = !before || groups === true || groups.has('place') || groups.has('gone')
      const isLiving = record.get('gone') !== true
      const place = isPlaced ? readPlace(record.get('place')) : before.place
      arranged ||= !before || before.living !== isLiving || !sameJson(before.place, place)
      this.#shapes.set(id, { living: isLiving, place, parts: readShape(id, record) })
    }
    return arranged
  }

  #tableShapes(changed: Iterable<string>, everywhere: boolean): Set<string> {
    const ids = new Set(changed)
    if (everywhere) for (const id of this.#shapeTable.keys()) ids.add(id)
    if (everywhere) for (const id of this.#arrangement.shapes.keys()) ids.add(id)
    const changes = new Map<string, ShapeSnapshot | null>()
    for (const id of ids) {
      const raw = this.#shapes.get(id)
      const place = this.#arrangement.shapes.get(id)
      const before = this.#shapeTable.get(id)
      const after = raw && place ? { ...raw.parts, ...place, order: raw.place.order } : null
      if (!sameJson(after, before ?? null)) changes.set(id, after && before ? sharing(after, before) : after)
    }
    if (changes.size > 0) this.#shapeTable = this.#shapeTable.with(changes)
    return new Set(changes.keys())
  }

  #tableConnectors(changed: Iterable<string>, shapes: Iterable<string>, everywhere: boolean): Set<string> {
    const ids = new Set(changed)
    for (const id of ids) this.#readConnector(id)
    for (const shape of shapes) for (const id of this.#connectorsAt.of(shape)) ids.add(id)
    if (everywhere) for (const id of this.#connectors.keys()) ids.add(id)
    const changes = new Map<string, ConnectorSnapshot | null>()
    for (const id of ids) {
      const before = this.#connectorTable.get(id)
      const after = this.#connectorNow(id)
      if (!sameJson(after, before ?? null)) changes.set(id, after && before ? sharing(after, before) : after)
    }
    if (changes.size > 0) this.#connectorTable = this.#connectorTable.with(changes)
    return new Set(changes.keys())
  }

  #readConnector(id: string): void {
    const record = this.#collections.connectors.get(id)
    this.#connectorsAt.forget(id)
    this.#connectors.delete(id)
    if (!(record instanceof Y.Map) || record.get('gone') === true) return
    const parts = readConnector(id, record)
    this.#connectors.set(id, { place: readPlace(record.get('place')), parts })
    const { from, to } = parts.stored
    this.#connectorsAt.note(
      id,
      [from, to].flatMap(({ end }) => (end ? [end.shape] : [])),
    )
  }

  /** Null when one of its ends is nowhere. */
  #connectorNow(id: string): ConnectorSnapshot | null {
    const raw = this.#connectors.get(id)
    if (!raw) return null
    const { stored, ...parts } = raw.parts
    const ends = endsOf(stored, this.#shapes, this.#arrangement)
    if (!ends) return null
    const { page, layer } = ends.floor ?? floorNamed(raw.place.page, raw.place.layer, this.#floors)
    // Its own layer, if that is one of the page it is on.
    const own = floorNamed(page, raw.place.layer, this.#floors).layer
    return { ...parts, from: ends.from, to: ends.to, page, layer: own ?? layer, order: raw.place.order }
  }

  #tableLabels(changed: Iterable<string>, connectors: ReadonlySet<string>): Set<string> {
    const ids = new Set(changed)
    for (const id of ids) {
      const record = this.#collections.labels.get(id)
      const label = record instanceof Y.Map && record.get('gone') !== true ? readLabel(id, record) : null
      this.#labelsOf.forget(id)
      if (label) this.#labelsOf.note(id, [label.connector])
      if (label) this.#labels.set(id, label)
      else this.#labels.delete(id)
    }
    for (const connector of connectors) for (const id of this.#labelsOf.of(connector)) ids.add(id)
    const changes = new Map<string, LabelSnapshot | null>()
    for (const id of ids) {
      const label = this.#labels.get(id)
      const after = label && this.#connectorTable.has(label.connector) ? label : null
      const before = this.#labelTable.get(id)
      if (!sameJson(after, before ?? null)) changes.set(id, after && before ? sharing(after, before) : after)
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

/** Who names whom, asked from the side of the one who is named. */
class Referrers {
  readonly #byTarget = new Map<string, Set<string>>()
  readonly #targets = new Map<string, readonly string[]>()

  of(target: string): Iterable<string> {
    return this.#byTarget.get(target) ?? []
  }

  note(id: string, targets: readonly string[]): void {
    this.#targets.set(id, targets)
    for (const target of targets) {
      const ids = this.#byTarget.get(target) ?? new Set()
      this.#byTarget.set(target, ids.add(id))
    }
  }

  forget(id: string): void {
    for (const target of this.#targets.get(id) ?? []) {
      const ids = this.#byTarget.get(target)
      ids?.delete(id)
      if (ids?.size === 0) this.#byTarget.delete(target)
    }
    this.#targets.delete(id)
  }
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
