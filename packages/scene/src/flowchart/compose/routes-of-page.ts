import { type ConnectorSnapshot, type End, isShapeEnd, type ShapeId } from '@ramify/document'
import type { Point, Rect } from '@ramify/geometry'
import { directRoute } from '../routes/direct-route.ts'
import type { DrawnRoute } from '../routes/route.ts'
import { RouteTable } from '../routes/route-table.ts'
import { noOrder, type PageItems, type PageOrder, shapeIn } from './page-items.ts'
import { type PlacedShape, sameFrame } from './placed-shape.ts'

/**
 * The ways of a page's connectors. Pages that are composed one after the other share it: it is told what is different on the page that
 * asks, and finds only those ways again that this can change.
 */
export class RoutesOfPage {
  readonly #table = new RouteTable((id) => shapeIn(this.#told, id)?.routed)
  /** What the table was told last. */
  #told: PageItems = { shapes: [], connectors: [], order: noOrder }
  /** Pending connectors whose own ends are elsewhere now: what was drawn of them is wrong, not only less than best. */
  readonly #displaced = new Set<string>()
  /** What was answered last, and what of it is different now. */
  #routes: readonly DrawnRoute[] = []
  #order: PageOrder = noOrder
  readonly #different = new Set<string>()
  /** Whose way is found when there is time, the next one last. */
  #queue: string[] = []
  #queueOf: PageItems | null = null

  /** For each connector of the page, by number, its way: the same object as long as the way is the same. */
  routesOf(items: PageItems): readonly DrawnRoute[] {
    if (items.connectors.length === 0 && this.#told.connectors.length === 0) return []
    this.#table.stopPassing()
    this.#tell(items)
    this.#find(this.#table.pending)
    return this.#answer()
  }

  /**
   * The same, but after some work it stops, and `findMore` goes on. First come connectors that were changed themselves, then those in
   * sight. Until its way is found a connector is as it was, moves along with its shapes, or goes straight. Null: nothing is looked at.
   */
  routesInSight(items: PageItems, inSight: Rect | null): readonly DrawnRoute[] {
    if (items.connectors.length === 0 && this.#told.connectors.length === 0) return []
    if (inSight) this.#table.stopPassing()
    const changed = this.#told === items ? none : changedShapes(this.#told, items)
    const together = movedTogether(this.#told, items, changed)
    if (together) this.#shift(items, together.ids, together.by)
    else this.#tell(items, inSight === null, changed)
    // What went makes room for others, also where no way has to be found.
    this.#find(none, undefined, 0)
    const { pending } = this.#table
    if (pending.size > 0) {
      const start = this.#table.work
      const left = (work: number) => work - (this.#table.work - start)
      this.#find([...this.#displaced], displacedWork, 0)
      if (!inSight) return this.#answer()
      const seen = [...pending].filter((id) => this.#isNear(id, inSight))
      const isDrawn = (id: string) => this.#table.get(id) !== undefined
      this.#find(
        seen.filter((id) => !isDrawn(id)),
        left(mostWork),
        0,
      )
      // What is drawn is not wrong, only less than best: one that took long would take as long with every move of a shape beside it.
      const isQuick = (id: string) => this.#table.costOf(id) <= restWork
      this.#find(
        seen.filter((id) => isDrawn(id) && isQuick(id)),
        left(restWork),
        0,
      )
      this.#find([...pending].filter(isQuick), left(restWork), 0)
    }
    if (inSight) this.#find(none, undefined, mostCompared)
    return this.#answer()
  }

  /** Goes on finding ways, first of connectors in sight, until all are found, which it says, or somebody says that it is time to stop. */
  findMore(items: PageItems, inSight: Rect, isOver: () => boolean): boolean {
    this.#table.stopPassing()
    this.#tell(items)
    const { pending } = this.#table
    if (this.#queueOf !== items) {
      const [near, far] = [[] as string[], [] as string[]]
      for (const id of pending) (this.#isNear(id, inSight) ? near : far).push(id)
      this.#queue = [...near, ...far].reverse()
      this.#queueOf = items
    }
    while (pending.size > 0) {
      const next = this.#queue.splice(-atOnce).filter((id) => pending.has(id))
      // Where they jump is asked when all have their places, and not again and again.
      this.#find(this.#queue.length + next.length > 0 ? next : pending, undefined, 0)
      if (isOver()) return false
    }
    while (!this.#table.isComplete) {
      this.#find(none, undefined, comparedAtOnce)
      if (!this.#table.isComplete && isOver()) return false
    }
    return true
  }

  /** Whether all ways are found of what was asked for last. */
  get isComplete(): boolean {
    return this.#table.isComplete
  }

  #find(ids: Iterable<string>, work?: number, compared?: number): void {
    if (work !== undefined && work <= 0) return
    for (const id of this.#table.update(ids, work, compared)) this.#different.add(id)
    for (const id of this.#displaced) {
      if (this.#table.pending.has(id)) continue
      this.#displaced.delete(id)
      this.#different.add(id)
    }
  }

  #answer(): readonly DrawnRoute[] {
    const { connectors, order } = this.#told
    if (this.#order !== order) this.#routes = connectors.map((connector) => this.#routeOf(connector))
    else if (this.#different.size + this.#displaced.size > 0) {
      const routes = this.#routes.slice()
      for (const id of [...this.#different, ...this.#displaced]) {
        const number = order.connectorNumbers.get(id)
        if (number !== undefined) routes[number] = this.#routeOf(connectors[number] as ConnectorSnapshot)
      }
      this.#routes = routes
    }
    this.#order = order
    this.#different.clear()
    return this.#routes
  }

  #routeOf(connector: ConnectorSnapshot): DrawnRoute {
    const drawn = this.#table.get(connector.id)
    const isUsed = drawn ? !this.#displaced.has(connector.id) : !this.#table.pending.has(connector.id)
    if (isUsed) return drawn ?? noRoute
    return directRoute(this.#boxAt(connector.from), this.#boxAt(connector.to), connector.bends)
  }

  #boxAt(end: End): Rect | null {
    if (!isShapeEnd(end)) return { ...end.point, width: 0, height: 0 }
    return shapeIn(this.#told, end.shape)?.box ?? null
  }

  /** Whether a way may lead through an area; few leave the box around both ends. */
  #isNear(id: string, area: Rect): boolean {
    const { connectors, order } = this.#told
    const connector = connectors[order.connectorNumbers.get(id) ?? -1]
    const one = connector && this.#boxAt(connector.from)
    const other = connector && this.#boxAt(connector.to)
    if (!one || !other) return false
    return (
      Math.min(one.x, other.x) <= area.x + area.width &&
      Math.min(one.y, other.y) <= area.y + area.height &&
      Math.max(one.x + one.width, other.x + other.width) >= area.x &&
      Math.max(one.y + one.height, other.y + other.height) >= area.y
    )
  }

  /** Lines between shapes that moved together move along. */
  #shift(items: PageItems, ids: ReadonlySet<ShapeId>, by: Point): void {
    const before = this.#told
    this.#told = items
    const along = this.#table.shiftShapes(ids, by, (id) => shapeIn(before, id)?.routed)
    for (const id of along) this.#different.add(id)
    for (const id of ids) {
      for (const connector of this.#table.connectorsAt(id)) if (!along.has(connector)) this.#displace(connector)
    }
  }

  /** One that has never been drawn waits its turn. */
  #displace(connector: string): void {
    if (this.#table.get(connector)) this.#displaced.add(connector)
  }

  #tell(items: PageItems, isPassing = false, changed = changedShapes(this.#told, items)): void {
    const told = this.#told
    if (told === items) return
    this.#told = items
    const { connectors, order } = items
    const isSameOrder = order === told.order
    for (const nth of changed) {
      const shape = items.shapes[nth] as PlacedShape
      const old = told.shapes[isSameOrder ? nth : (told.order.shapeNumbers.get(shape.id) ?? -1)]
      if (old && isRoutedAlike(old, shape)) continue
      this.#table.changeShape(shape.id, isPassing)
      for (const connector of this.#table.connectorsAt(shape.id)) this.#displace(connector)
    }
    const connectorsBefore = told.connectors
    for (let nth = 0; connectors !== connectorsBefore && nth < connectors.length; nth++) {
      const connector = connectors[nth] as ConnectorSnapshot
      const old = connectorsBefore[isSameOrder ? nth : (told.order.connectorNumbers.get(connector.id) ?? -1)]
      if (old === connector || (old && leadsAlike(old, connector))) continue
      this.#table.setConnector(connector)
      this.#displace(connector.id)
    }
    if (isSameOrder) return
    for (const { id } of told.shapes) if (!order.shapeNumbers.has(id)) this.#table.changeShape(id)
    for (const { id } of told.connectors) {
      if (order.connectorNumbers.has(id)) continue
      this.#table.deleteConnector(id)
      this.#displaced.delete(id)
    }
  }
}

/** The numbers of shapes that are other objects than before. */
function changedShapes(before: PageItems, { shapes, order }: PageItems): readonly number[] {
  const changed: number[] = []
  const old = before.shapes
  const numbers = order === before.order ? null : before.order.shapeNumbers
  for (let nth = 0; nth < shapes.length; nth++) {
    const shape = shapes[nth] as PlacedShape
    if (old[numbers ? (numbers.get(shape.id) ?? -1) : nth] !== shape) changed.push(nth)
  }
  return changed
}

/** Shapes that moved by the same distance, if there are many of them and nothing else is different; else null. */
function movedTogether(
  before: PageItems,
  after: PageItems,
  changed: readonly number[],
): { ids: ReadonlySet<ShapeId>; by: Point } | null {
  if (changed.length < fewestTogether || before.order !== after.order) return null
  const ids = new Set<ShapeId>()
  let by: Point | undefined
  for (const nth of changed) {
    const shape = after.shapes[nth] as PlacedShape
    const old = before.shapes[nth]
    if (!old || old.face !== shape.face || old.frame.turn !== shape.frame.turn || old.isFrame !== shape.isFrame)
      return null
    const moved = { x: shape.frame.x - old.frame.x, y: shape.frame.y - old.frame.y }
    by ??= moved
    if (!isNear(by, moved)) return null
    ids.add(shape.id)
  }
  if (!by) return null
  const isSameLines = after.connectors.every((each, nth) => leadsAlike(before.connectors[nth] ?? each, each))
  return isSameLines ? { ids, by } : null
}

/** Lines between fewer shapes are found in time. */
const fewestTogether = 20
const rounding = 1e-6
const isNear = (one: Point, other: Point): boolean =>
  Math.abs(one.x - other.x) <= rounding && Math.abs(one.y - other.y) <= rounding

/** Steps of searches: a few milliseconds. */
const mostWork = 12_000
const displacedWork = 4_000
const restWork = 600
/** Pairs of lines that may cross: those of the lines that moved, and of some beside them. */
const mostCompared = 300
const comparedAtOnce = 300
/** Routes that are found between two looks at the clock. */
const atOnce = 8

const none: readonly never[] = []
const noRoute: DrawnRoute = { form: 'corners', points: [], radius: 0, jumps: [] }

/** Its words and colours do not matter. */
function isRoutedAlike(a: PlacedShape, b: PlacedShape): boolean {
  return (
    sameFrame(a.frame, b.frame) &&
    a.isFrame === b.isFrame &&
    a.face.form === b.face.form &&
    a.face.box.radius === b.face.box.radius
  )
}

function leadsAlike(a: ConnectorSnapshot, b: ConnectorSnapshot): boolean {
  return a.order === b.order && a.from === b.from && a.to === b.to && a.style === b.style && a.bends === b.bends
}
