import { type ConnectorSnapshot, type End, isShapeEnd } from '@ramify/document'
import { type Point, type Rect, translateRect } from '@ramify/geometry'
import type { RoutedEnd } from './connector-ends.ts'
import { ConnectorRouter } from './connector-router.ts'
import { DrawnLines } from './drawn-lines.ts'
import { EndSpread } from './end-spread.ts'
import { isExactIn, pointOnGrid } from './fine-grid.ts'
import type { LaneRoute } from './lane-shifts.ts'
import { Lanes } from './lanes.ts'
import { endsAlong, isSameRect, movedPoints, samePoints } from './moved-along.ts'
import { withMovedEnds } from './moved-ends.ts'
import type { DrawnRoute, Route, RouteEnd, Slack } from './route.ts'
import { obstacleBox, type RoutedShape } from './routed-shape.ts'
import { BoxIndex } from './search/box-index.ts'

/** What routes need of a connector. */
export type TableConnector = Pick<ConnectorSnapshot, 'id' | 'order' | 'from' | 'to' | 'style' | 'bends'>

/** When more things than this have moved at once, all lines are looked at, instead of those near each of them. */
const many = 200

/** Less is soon done, and not remembered. */
const leastCost = 300

const none: readonly string[] = []
const nobody: ReadonlySet<string> = new Set()

/**
 * The routes of all connectors of a page. Told what changed, it finds only those routes anew that can be different; what comes out is the
 * same as if it had been told everything at once. It asks for shapes when it needs them, and keeps no more of them than their places.
 */
export class RouteTable {
  readonly #shapeOf: (id: string) => RoutedShape | undefined
  readonly #connectors = new Map<string, TableConnector>()
  readonly #connectorsAt = new Map<string, readonly string[]>()
  readonly #obstacles = new BoxIndex()
  readonly #router = new ConnectorRouter(this.#obstacles)
  readonly #routes = new Map<string, StoredRoute>()
  /** The points of routes whose ends are spread along sides of shapes. */
  readonly #spread = new Map<string, readonly Point[]>()
  /** What routes looked at. */
  readonly #windows = new BoxIndex()
  readonly #ends = new EndSpread()
  readonly #lanes = new Lanes()
  readonly #drawn = new DrawnLines((id) => this.#connectors.get(id)?.order)
  readonly #pending = new Set<string>()
  /** Of routes that took long, how much work. */
  readonly #costs = new Map<string, number>()
  /** What the next update has to draw again, whatever it finds. */
  readonly #stale = new Set<string>()
  /** Where obstacles were that moved on since without anybody looking, and the routes that were found meanwhile. */
  readonly #passing = new Map<string, Rect | undefined>()
  readonly #foundInPassing = new Set<string>()

  constructor(shapeOf: (id: string) => RoutedShape | undefined) {
    this.#shapeOf = shapeOf
  }

  /** Connectors whose routes have to be found. */
  get pending(): ReadonlySet<string> {
    return this.#pending
  }

  /** Pairs of pieces that were looked at to find where lines cross. */
  get compared(): number {
    return this.#drawn.compared
  }

  /** Undefined until it is found, and for a connector with an end at a shape that is not there. */
  get(id: string): DrawnRoute | undefined {
    return this.#drawn.get(id)
  }

  /**
   * A shape came, went, moved or got another outline. In passing: routes that are in its way now wait until `stopPassing`, and where it
   * only came by meanwhile is nothing to them.
   */
  changeShape(id: string, isPassing = false): void {
    const old = this.#obstacles.boxOf(id)
    const box = this.#placeObstacle(id)
    if (isPassing) {
      if (!this.#passing.has(id)) this.#passing.set(id, old)
    } else {
      if (old) this.#awaitRoutesIn(old)
      if (box) this.#awaitRoutesIn(box)
    }
    for (const connector of this.#connectorsAt.get(id) ?? []) this.#pending.add(connector)
  }

  /** Routes around shapes that changed in passing have to be found where these are now, and what was found with them on their way. */
  stopPassing(): void {
    for (const [id, before] of this.#passing) {
      const box = this.#obstacles.boxOf(id)
      if (before) this.#awaitRoutesIn(before)
      if (box) this.#awaitRoutesIn(box)
    }
    for (const id of this.#foundInPassing) if (this.#connectors.has(id)) this.#pending.add(id)
    this.#passing.clear()
    this.#foundInPassing.clear()
  }

  /**
   * Shapes moved, all by the same distance. A route between them stays as it is and only moves along, if so does all that it depends on.
   * What is drawn of other lines between them moves along at once, but they are pending. Says which lines moved along, in either way.
   */
  shiftShapes(
    ids: ReadonlySet<string>,
    by: Point,
    shapeBefore: (id: string) => RoutedShape | undefined,
  ): ReadonlySet<string> {
    this.stopPassing()
    const within = new Set<string>()
    for (const id of ids) {
      for (const connector of this.#connectorsAt.get(id) ?? []) {
        if (!within.has(connector) && this.#isWithin(connector, ids)) within.add(connector)
      }
    }
    const step = pointOnGrid(by)
    const along = this.#findAlong(within, ids, step, shapeBefore)
    for (const id of ids) {
      const old = this.#obstacles.boxOf(id)
      if (old) this.#awaitRoutesIn(old, along)
      const box = this.#placeObstacle(id)
      if (box) this.#awaitRoutesIn(box, along)
      for (const connector of this.#connectorsAt.get(id) ?? []) if (!along.has(connector)) this.#pending.add(connector)
    }
    for (const id of within) if (!along.has(id)) this.#shift(id, by, within.size > many)
    if (along.size > 0 && along.size === this.#connectors.size) this.#moveAll(step)
    else this.#moveAlong(along, step)
    return within
  }

  setConnector(connector: TableConnector): void {
    const { id, order } = connector
    const old = this.#connectors.get(id)
    if (old && old.order !== order) this.#drawn.touchNear(id)
    this.#disconnect(id)
    this.#connectors.set(id, connector)
    for (const shape of shapesOf(connector)) {
      this.#connectorsAt.set(shape, this.#connectorsAt.get(shape)?.concat(id) ?? [id])
    }
    this.#pending.add(id)
  }

  deleteConnector(id: string): void {
    this.#disconnect(id)
    this.#connectors.delete(id)
    this.#pending.delete(id)
    this.#forgetRoute(id)
  }

  /** Connectors that begin or end at a shape. */
  connectorsAt(shape: string): readonly string[] {
    return this.#connectorsAt.get(shape) ?? none
  }

  /** What all routes have cost so far: whoever has no time for all can stop after so much work, which is the same on every machine. */
  get work(): number {
    return this.#router.work
  }

  /** How much work a route was when it was found last; 0 for most, which are little. */
  costOf(id: string): number {
    return this.#costs.get(id) ?? 0
  }

  /** Whether nothing is left to be found, neither routes nor where they jump over others. */
  get isComplete(): boolean {
    return this.#pending.size + this.#passing.size === 0 && this.#drawn.isComplete
  }

  /**
   * Finds pending routes, or only those of them that are named, until it has cost so much, and says which connectors are drawn differently
   * now. Where lines jump is found after that, those first that are new, until so many pairs of lines are compared.
   */
  update(
    only: Iterable<string> = this.#pending,
    mostWork = Number.POSITIVE_INFINITY,
    mostCompared = Number.POSITIVE_INFINITY,
  ): ReadonlySet<string> {
    const moved = new Set<string>()
    const end = this.work + mostWork
    for (const id of [...only]) {
      if (this.work > end) break
      const connector = this.#pending.delete(id) ? this.#connectors.get(id) : undefined
      if (connector && this.#find(connector)) moved.add(id)
    }
    if (this.#pending.size === 0) this.#router.release()
    for (const id of this.#ends.spread()) moved.add(id)
    for (const id of moved) this.#spreadEnds(id)
    for (const id of this.#lanes.spread()) moved.add(id)
    // A line that was shifted stays so until its route is found.
    for (const id of [...this.#stale]) {
      if (this.#pending.has(id)) moved.delete(id)
      else {
        this.#stale.delete(id)
        moved.add(id)
      }
    }
    for (const id of moved) this.#place(id, moved.size > many)
    if (moved.size > many) this.#drawn.touchAll()
    if (mostCompared > 0) this.#drawn.jump(moved, mostCompared)
    return moved
  }

  /** Whether there is another route now than before. */
  #find(connector: TableConnector): boolean {
    const { id, style, bends } = connector
    const from = this.#endOf(connector.from)
    const to = this.#endOf(connector.to)
    if (!from || !to) return this.#forgetRoute(id)
    if (this.#passing.size > 0) this.#foundInPassing.add(id)
    const before = this.work
    const { window, ...route } = this.#router.route({ id, from, to, style, bends })
    const cost = this.work - before
    if (cost > leastCost) this.#costs.set(id, cost)
    else this.#costs.delete(id)
    if (window) this.#windows.set(id, window)
    else this.#windows.delete(id)
    const old = this.#routes.get(id)
    if (old && isSameRoute(old, route)) {
      // A shape of another form may be as wide and high; beside the middle of a side its border is elsewhere.
      const spread = this.#spread.get(id)
      return spread !== undefined && !samePoints(spread, this.#spreadPoints(id, connector, route.points))
    }
    this.#routes.set(id, route)
    this.#ends.set(id, route.ends ?? noEnds, route.points)
    return true
  }

  /** Puts the ends of a route where they are beside others, and its pieces on lanes from there. */
  #spreadEnds(id: string): void {
    const route = this.#routes.get(id)
    const connector = this.#connectors.get(id)
    if (!route || !connector) return
    const spread = this.#spreadPoints(id, connector, route.points)
    if (spread === route.points) this.#spread.delete(id)
    else this.#spread.set(id, spread)
    this.#lanes.set(id, this.#laneRoute(id))
  }

  #spreadPoints(id: string, { from, to }: TableConnector, points: readonly Point[]): readonly Point[] {
    const shifts = this.#ends.shiftsOf(id)
    const isMoved = shifts.some((shift) => shift !== 0)
    return isMoved ? withMovedEnds(points, shifts, this.#shapeAt(from), this.#shapeAt(to)) : points
  }

  #shapeAt(end: End): RoutedShape | undefined {
    return isShapeEnd(end) ? this.#shapeOf(end.shape) : undefined
  }

  #forgetRoute(id: string): boolean {
    if (!this.#routes.delete(id)) return false
    this.#costs.delete(id)
    this.#windows.delete(id)
    this.#ends.delete(id)
    this.#spread.delete(id)
    this.#lanes.delete(id)
    this.#stale.add(id)
    return true
  }

  /** Puts a route where it is drawn. When many are, all lines are asked for their jumps, not those near each of them. */
  #place(id: string, isOneOfMany: boolean): void {
    const route = this.#routes.get(id)
    if (!isOneOfMany) this.#drawn.touchNear(id)
    if (!route) {
      this.#drawn.delete(id)
      return
    }
    const { form, radius } = route
    this.#drawn.set(id, { form, radius, points: this.#lanes.pointsOf(id, this.#spread.get(id) ?? route.points) })
    if (!isOneOfMany) this.#drawn.touchNear(id)
  }

  #shift(id: string, by: Point, isOneOfMany: boolean): void {
    if (!this.#drawn.has(id)) return
    if (!isOneOfMany) this.#drawn.touchNear(id)
    this.#drawn.move(id, by)
    this.#stale.add(id)
  }

  #endOf(end: End): RoutedEnd | null {
    if (!isShapeEnd(end)) return { shape: null, point: end.point }
    const shape = this.#shapeOf(end.shape)
    return shape ? { ...end, shape } : null
  }

  #isWithin(id: string, shapes: ReadonlySet<string>): boolean {
    const { from, to, bends } = this.#connectors.get(id) as TableConnector
    return bends.length === 0 && [from, to].every((end) => isShapeEnd(end) && shapes.has(end.shape))
  }

  #placeObstacle(id: string): Rect | undefined {
    const shape = this.#shapeOf(id)
    const box = shape && obstacleBox(shape)
    if (box) this.#obstacles.set(id, box)
    else this.#obstacles.delete(id)
    return box
  }

  #disconnect(id: string): void {
    const connector = this.#connectors.get(id)
    for (const shape of connector ? shapesOf(connector) : []) {
      const others = this.#connectorsAt.get(shape)?.filter((other) => other !== id) ?? []
      if (others.length > 0) this.#connectorsAt.set(shape, others)
      else this.#connectorsAt.delete(shape)
    }
  }

  /** All routes that looked at a place where an obstacle was or is have to be found again. */
  #awaitRoutesIn({ x, y, width, height }: Rect, except: ReadonlySet<string> = nobody): void {
    for (const number of this.#windows.find(x, y, x + width, y + height)) {
      const id = this.#windows.idOf(number)
      if (!except.has(id)) this.#pending.add(id)
    }
  }

  /** Those of the lines whose routes would be found where they are now, only moved: everything in their windows moved along. */
  #findAlong(
    within: ReadonlySet<string>,
    ids: ReadonlySet<string>,
    by: Point,
    shapeBefore: (id: string) => RoutedShape | undefined,
  ): ReadonlySet<string> {
    const exact = new Set<string>()
    for (const id of ids) {
      const [old, shape] = [this.#obstacles.boxOf(id), this.#shapeOf(id)]
      const box = shape && obstacleBox(shape)
      if (old && box && isSameRect(translateRect(old, by), box)) exact.add(id)
    }
    const isWholePage = exact.size === this.#obstacles.size
    const hasMovedAll = ({ x, y, width, height }: Rect) =>
      this.#obstacles.find(x, y, x + width, y + height).every((nth) => exact.has(this.#obstacles.idOf(nth)))
    const isEndAlong = endsAlong(shapeBefore, this.#shapeOf, by)
    const along = new Set<string>()
    for (const id of within) {
      const connector = this.#connectors.get(id) as TableConnector
      const route = this.#routes.get(id)
      const window = this.#windows.boxOf(id)
      if (!route || !window || this.#pending.has(id) || this.#stale.has(id) || !isRouted(connector)) continue
      if (!isEndAlong(connector.from) || !isEndAlong(connector.to)) continue
      const windowNow = translateRect(window, by)
      if (!isExactIn(window) || !isExactIn(windowNow)) continue
      if (!isWholePage && !(hasMovedAll(window) && hasMovedAll(windowNow))) continue
      const spread = this.#spread.get(id)
      if (
        spread &&
        !samePoints(movedPoints(spread, by), this.#spreadPoints(id, connector, movedPoints(route.points, by)))
      )
        continue
      along.add(id)
    }
    return along
  }

  /** Routes that moved as they are, with others that did not. */
  #moveAlong(along: ReadonlySet<string>, by: Point): void {
    const isAlong = (id: string) => along.has(id)
    for (const id of along) {
      this.#windows.set(id, translateRect(this.#windows.boxOf(id) as Rect, by))
      this.#moveRoute(id, by)
      this.#lanes.move(id, this.#laneRoute(id), isAlong)
      this.#drawn.touchOthersNear(id, along)
      this.#drawn.move(id, by)
    }
    for (const id of along) this.#drawn.touchOthersNear(id, along)
  }

  /** There are no others. */
  #moveAll(by: Point): void {
    this.#windows.translate(by)
    for (const id of this.#routes.keys()) this.#moveRoute(id, by)
    this.#lanes.moveAll(by, (id) => this.#laneRoute(id))
    this.#drawn.moveAll(by)
  }

  #moveRoute(id: string, by: Point): void {
    const route = this.#routes.get(id) as StoredRoute
    const points = movedPoints(route.points, by)
    this.#routes.set(id, { ...route, points })
    this.#ends.move(id, points)
    const spread = this.#spread.get(id)
    if (spread) this.#spread.set(id, movedPoints(spread, by))
  }

  #laneRoute(id: string): LaneRoute {
    const route = this.#routes.get(id) as StoredRoute
    return { points: this.#spread.get(id) ?? route.points, slacks: route.slacks }
  }
}

type StoredRoute = Omit<Route, 'window'>

function shapesOf({ from, to }: TableConnector): Set<string> {
  return new Set([from, to].flatMap((end) => (isShapeEnd(end) ? [end.shape] : [])))
}

function isSameRoute(one: StoredRoute, other: StoredRoute): boolean {
  return (
    one.form === other.form &&
    one.radius === other.radius &&
    samePoints(one.points, other.points) &&
    one.slacks.length === other.slacks.length &&
    one.slacks.every(({ less, more }, nth) => isSameSlack({ less, more }, other.slacks[nth])) &&
    (one.ends ?? noEnds).every((end, nth) => isSameEnd(end, (other.ends ?? noEnds)[nth] ?? null))
  )
}

const noEnds: readonly [null, null] = [null, null]

function isSameEnd(one: RouteEnd | null, other: RouteEnd | null): boolean {
  if (!one || !other) return one === other
  const { shape, side, isFixed, length, slack } = other
  const isSame = one.shape === shape && one.side === side && one.isFixed === isFixed && one.length === length
  return isSame && isSameSlack(one.slack, slack)
}

const isSameSlack = (one: Slack, other: Slack | undefined): boolean =>
  one.less === other?.less && one.more === other.more

/** A way around shapes. Others are found in no time. */
const isRouted = ({ style, bends }: TableConnector): boolean =>
  style !== 'straight' && style !== 'curved' && bends.length === 0
