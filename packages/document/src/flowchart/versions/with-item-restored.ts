import { boxIn, frameOf } from '../snapshot/frames.ts'
import {
  type ConnectorSnapshot,
  type FlowchartSnapshot,
  isShapeEnd,
  type LabelSnapshot,
  type LayerSnapshot,
  type PageId,
  type PageSnapshot,
  type ShapeId,
  type ShapeSnapshot,
} from '../snapshot/snapshot.ts'
import { withOrder } from './with-order.ts'

/** A page, or a shape with what is in it, or a connector. */
export interface RestoredItem {
  readonly type: 'page' | 'shape' | 'connector'
  readonly id: string
}

/**
 * The flowchart with one item as it was in a version, or null when the version has none of this id. Shapes that were in it then are in it
 * again, as they were; those that came into it since go back to where they were, or go. Connectors that touch it, now or then, are as they
 * were. All else stays.
 */
export function withItemRestored(
  current: FlowchartSnapshot,
  version: FlowchartSnapshot,
  { type, id }: RestoredItem,
): FlowchartSnapshot | null {
  const isPage = type === 'page'
  const exists = isPage
    ? version.pages.some((page) => page.id === id)
    : type === 'shape'
      ? version.shapes.has(id)
      : version.connectors.has(id)
  if (!exists) return null
  const tops = ({ pages, shapes }: FlowchartSnapshot) => {
    if (isPage) return pages.find((page) => page.id === id)?.tops ?? []
    return shapes.has(id) && type === 'shape' ? [id] : []
  }
  const then = within(version, tops(version))
  const now = within(current, tops(current))
  const { pages, layers } = isPage ? withPage(current, version, id) : withPageOf(current, version, type, id)
  const shapes = placedShapes(current, version, { then, now, pages: new Set(pages.map((page) => page.id)), layers })
  const isTouched = (connector: ConnectorSnapshot | undefined) => {
    if (!connector) return false
    if (isPage ? connector.page === id : connector.id === id) return true
    return [connector.from, connector.to].some((end) => isShapeEnd(end) && (then.has(end.shape) || now.has(end.shape)))
  }
  const connectors = new Map<string, ConnectorSnapshot>()
  const labels = new Map<string, LabelSnapshot>()
  const [labelsNow, labelsThen] = [labelsOf(current), labelsOf(version)]
  for (const each of new Set([...current.connectors.keys(), ...version.connectors.keys()])) {
    const [is, was] = [current.connectors.get(each), version.connectors.get(each)]
    const isRestored = isTouched(is) || isTouched(was)
    const connector = isRestored ? was : is
    if (!connector || (isRestored && !hasEnds(connector, shapes))) continue
    const [floor, other = floor] = floorsOf(connector, shapes)
    // Between two pages nothing can be drawn.
    if (floor?.page !== other?.page) continue
    const known = pages.some((one) => one.id === connector.page) ? connector.page : (is?.page ?? pages[0]?.id ?? '')
    const page = floor?.page ?? known
    const layer = layers.get(connector.layer ?? '')?.page === page ? connector.layer : (floor?.layer ?? null)
    connectors.set(each, { ...connector, page, layer })
    for (const label of (isRestored ? labelsThen : labelsNow).get(each) ?? []) labels.set(label.id, label)
  }
  const isSecond = (list: string) => (isPage ? list === id : false) || then.has(list)
  return { ...current, layers, labels, ...withOrder({ shapes, connectors, pages }, current, version, isSecond) }
}

/** Shapes with all that is in them. */
function within({ shapes }: FlowchartSnapshot, tops: readonly ShapeId[]): ReadonlySet<ShapeId> {
  const found = new Set<ShapeId>()
  const waiting = [...tops]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    found.add(id)
    for (const child of shapes.get(id)?.children ?? []) waiting.push(child)
  }
  return found
}

interface Restored {
  /** What was in the item in the version, and what is in it now. */
  readonly then: ReadonlySet<ShapeId>
  readonly now: ReadonlySet<ShapeId>
  readonly pages: ReadonlySet<PageId>
  readonly layers: ReadonlyMap<string, LayerSnapshot>
}

function placedShapes(
  current: FlowchartSnapshot,
  version: FlowchartSnapshot,
  { then, now, pages, layers }: Restored,
): Map<ShapeId, ShapeSnapshot> {
  const shapes = new Map<ShapeId, ShapeSnapshot>()
  for (const id of then) {
    const shape = version.shapes.get(id)
    if (shape) shapes.set(id, shape)
  }
  for (const shape of current.shapes.values()) {
    if (then.has(shape.id)) continue
    const old = version.shapes.get(shape.id)
    if (!now.has(shape.id)) shapes.set(shape.id, shape)
    // It says what it says now, where it was.
    else if (old) shapes.set(shape.id, { ...shape, parent: old.parent, page: old.page, layer: old.layer, box: old.box })
  }
  for (const [id, shape] of shapes) {
    const isAsThen = then.has(id) || now.has(id)
    const host = isAsThen ? shape.parent : livingHost(current, shape, then)
    const from = isAsThen ? version : current
    shapes.set(id, inHost(shape, host, from, shapes))
  }
  return withPages(shapes, pages, layers)
}

/** Whoever is in a shape that goes back to where it was stays where it is. */
function livingHost(
  { shapes }: FlowchartSnapshot,
  { parent }: ShapeSnapshot,
  left: ReadonlySet<ShapeId>,
): ShapeId | null {
  let host = parent
  while (host !== null && left.has(host)) host = shapes.get(host)?.parent ?? null
  return host
}

function inHost(
  shape: ShapeSnapshot,
  host: ShapeId | null,
  from: FlowchartSnapshot,
  all: ReadonlyMap<ShapeId, ShapeSnapshot>,
): ShapeSnapshot {
  const parent = host !== null && all.has(host) ? host : null
  if (parent === shape.parent) return shape
  const frame = frameOf(from, shape.id)
  const around = parent === null ? undefined : frameOf(from, parent)
  return { ...shape, parent, box: frame ? boxIn(frame, around) : shape.box }
}

/** Page and layer are those of the outermost shape; of pages and layers that are gone the first page, and none. */
function withPages(
  shapes: ReadonlyMap<ShapeId, ShapeSnapshot>,
  pages: ReadonlySet<PageId>,
  layers: ReadonlyMap<string, LayerSnapshot>,
): Map<ShapeId, ShapeSnapshot> {
  const [first = ''] = pages
  const floors = new Map<ShapeId, { page: PageId; layer: string | null }>()
  for (const start of shapes.values()) {
    const way = [start]
    let outer = start
    while (outer.parent !== null && !floors.has(outer.id)) {
      const next = shapes.get(outer.parent)
      if (!next || way.length > shapes.size) break
      way.push(next)
      outer = next
    }
    const page = pages.has(outer.page) ? outer.page : first
    const layer = layers.get(outer.layer ?? '')?.page === page ? outer.layer : null
    const floor = floors.get(outer.id) ?? { page, layer }
    for (const { id } of way) floors.set(id, floor)
  }
  return new Map([...shapes].map(([id, shape]) => [id, { ...shape, ...floors.get(id) }]))
}

type Floors = Pick<FlowchartSnapshot, 'pages' | 'layers'>

/** A page as it was, its layers included. */
function withPage(current: FlowchartSnapshot, version: FlowchartSnapshot, id: PageId): Floors {
  const was = version.pages.find((page) => page.id === id) as PageSnapshot
  const layers = new Map([...current.layers].filter(([, layer]) => layer.page !== id))
  for (const layer of was.layers) {
    const old = version.layers.get(layer)
    if (old) layers.set(layer, old)
  }
  if (current.pages.some((page) => page.id === id)) {
    return { layers, pages: current.pages.map((page) => (page.id === id ? was : page)) }
  }
  // Behind the page it stood behind.
  const before = version.pages.slice(0, version.pages.indexOf(was)).map((page) => page.id)
  const at = current.pages.findLastIndex((page) => before.includes(page.id)) + 1
  return { layers, pages: current.pages.toSpliced(at, 0, was) }
}

/** A page that is gone comes back for what was on it, with its layers. */
function withPageOf(
  current: FlowchartSnapshot,
  version: FlowchartSnapshot,
  type: RestoredItem['type'],
  id: string,
): Floors {
  const { page = '' } = (type === 'shape' ? version.shapes.get(id) : version.connectors.get(id)) ?? {}
  const isThere = current.pages.some((each) => each.id === page)
  return isThere ? current : withPage(current, version, page)
}

/** Connectors are on the page of the shapes that they are at, and on their layer as long as they have none of their own. */
function floorsOf({ from, to }: ConnectorSnapshot, shapes: ReadonlyMap<ShapeId, ShapeSnapshot>): ShapeSnapshot[] {
  return [from, to].flatMap((end) => (isShapeEnd(end) ? (shapes.get(end.shape) ?? []) : []))
}

function hasEnds({ from, to }: ConnectorSnapshot, shapes: ReadonlyMap<ShapeId, ShapeSnapshot>): boolean {
  return [from, to].every((end) => !isShapeEnd(end) || shapes.has(end.shape))
}

const labelsOf = ({ labels }: FlowchartSnapshot) => Map.groupBy(labels.values(), ({ connector }) => connector)
