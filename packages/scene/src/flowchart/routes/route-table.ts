import { type ConnectorSnapshot, type End, isShapeEnd } from '@ramify/document'
import type { Point, Rect } from '@ramify/geometry'
import type { RoutedEnd } from './connector-ends.ts'
import { ConnectorRouter } from './connector-router.ts'
import { EndSpread } from './end-spread.ts'
import { type JumpingLine, jumpsOver } from './jumps.ts'
import { Lanes } from './lanes.ts'
import { LineIndex } from './line-index.ts'
import { withMovedEnds } from './moved-ends.ts'
import type { DrawnRoute, Route, RouteEnd, Slack } from './route.ts'
import { borderOf, type RoutedShape } from './routed-shape.ts'
import { BoxIndex } from './search/box-index.ts'

/** What routes need of a connector. */
export type TableConnector = Pick<ConnectorSnapshot, 'id' | 'order' | 'from' | 'to' | 'style' | 'bends'>

/** A line among more others than this does not jump: nobody could see over which. */
const crowd = 500

/** When more things than this have moved at once, all lines are looked at, instead of those near each of them. */
const many = 200

const noJumps: readonly Point[] = []
const none: readonly string[] = []

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
  /** Lines that jump or are jumped over, where they are drawn. */
  readonly #lines = new LineIndex()
  readonly #ends = new EndSpread()
  readonly #lanes = new Lanes()
  readonly #drawn = new Map<string, DrawnRoute>()
  readonly #pending = new Set<string>()
  /** What the next update has to draw again, whatever it finds; and what has to be asked again over which lines it jumps. */
  readonly #stale = new Set<string>()
  readonly #touched = new Set<string>()
  /** Obstacles that have moved, which matters only when routes are found. */
  readonly #misplaced = new Set<string>()

  constructor(shapeOf: (id: string) => RoutedShape | undefined) {
    this.#shapeOf = shapeOf
  }

  /** Connectors whose routes have to be found. */
  get pending(): ReadonlySet<string> {
    return this.#pending
  }

  /** Undefined until it is found, and for a connector with an end at a shape that is not there. */
  get(id: string): DrawnRoute | undefined {
    return this.#drawn.get(id)
  }

  /** A shape came, went, moved or got another outline. */
  changeShape(id: string): void {
    const old = this.#obstacles.boxOf(id)
    if (old) this.#awaitRoutesIn(old)
    const box = this.#placeObstacle(id)
    if (box) this.#awaitRoutesIn(box)
    for (const connector of this.#connectorsAt.get(id) ?? []) this.#pending.add(connector)
  }

  /**
   * Shapes moved, all by the same distance. What is drawn of the lines between them moves along at once, so that thousands of them need not
   * be found while somebody drags; they stay pending. Says which lines moved along.
   */
  shiftShapes(ids: ReadonlySet<string>, by: Point): ReadonlySet<string> {
    const isMany = ids.size > many
    for (const id of ids) {
      if (isMany) this.#misplaced.add(id)
      else this.changeShape(id)
    }
    if (isMany) for (const id of this.#connectors.keys()) this.#pending.add(id)
    const shifted = new Set<string>()
    for (const id of ids) {
      for (const connector of this.#connectorsAt.get(id) ?? []) {
        if (!shifted.has(connector) && this.#isWithin(connector, ids)) shifted.add(connector)
      }
    }
    for (const id of shifted) this.#shift(id, by, shifted.size > many)
    return shifted
  }

  setConnector(connector: TableConnector): void {
    const { id, order } = connector
    const old = this.#connectors.get(id)
    if (old && old.order !== order) this.#touchNear(id)
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

  /**
   * Finds pending routes, or only those of them that are named, until it has cost so much, and says which connectors are drawn differently
   * now.
   */
  update(only: Iterable<string> = this.#pending, mostWork = Number.POSITIVE_INFINITY): ReadonlySet<string> {
    const moved = new Set<string>()
    for (const id of this.#misplaced) this.#placeObstacle(id)
    this.#misplaced.clear()
    const end = this.work + mostWork
    for (const id of [...only]) {
      if (this.work > end) break
      const connector = this.#pending.delete(id) ? this.#connectors.get(id) : undefined
      if (connector && this.#find(connector)) moved.add(id)
    }
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
    if (moved.size > many) for (const id of this.#drawn.keys()) this.#touched.add(id)
    for (const id of this.#touched) if (this.#jump(id)) moved.add(id)
    this.#touched.clear()
    return moved
  }

  /** Whether there is another route now than before. */
  #find(connector: TableConnector): boolean {
    const { id, style, bends } = connector
    const from = this.#endOf(connector.from)
    const to = this.#endOf(connector.to)
    if (!from || !to) return this.#forgetRoute(id)
    const { window, ...route } = this.#router.route({ id, from, to, style, bends })
    if (window) this.#windows.set(id, window)
    else this.#windows.delete(id)
    const old = this.#routes.get(id)
    if (old && isSameRoute(old, route)) return false
    this.#routes.set(id, route)
    this.#ends.set(id, route.ends ?? noEnds, route.points)
    return true
  }

  /** Puts the ends of a route where they are beside others, and its pieces on lanes from there. */
  #spreadEnds(id: string): void {
    const route = this.#routes.get(id)
    const connector = this.#connectors.get(id)
    if (!route || !connector) return
    const { points } = route
    const [start, end] = [this.#shapeAt(connector.from), this.#shapeAt(connector.to)]
    const shifts = this.#ends.shiftsOf(id)
    const isMoved = shifts.some((shift) => shift !== 0)
    const spread = isMoved ? withMovedEnds(points, shifts, start, end) : points
    if (spread === points) this.#spread.delete(id)
    else this.#spread.set(id, spread)
    this.#lanes.set(id, { points: spread, slacks: route.slacks })
  }

  #shapeAt(end: End): RoutedShape | undefined {
    return isShapeEnd(end) ? this.#shapeOf(end.shape) : undefined
  }

  #forgetRoute(id: string): boolean {
    if (!this.#routes.delete(id)) return false
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
    if (!isOneOfMany) this.#touchNear(id)
    if (!route) {
      this.#drawn.delete(id)
      this.#lines.delete(id)
      return
    }
    const { form, radius } = route
    this.#show(id, {
      form,
      radius,
      points: this.#lanes.pointsOf(id, this.#spread.get(id) ?? route.points),
      jumps: noJumps,
    })
    if (!isOneOfMany) this.#touchNear(id)
  }

  #shift(id: string, by: Point, isOneOfMany: boolean): void {
    const drawn = this.#drawn.get(id)
    if (!drawn) return
    const shifted = (points: readonly Point[]) => points.map(({ x, y }) => ({ x: x + by.x, y: y + by.y }))
    if (!isOneOfMany) this.#touchNear(id)
    this.#show(id, { ...drawn, points: shifted(drawn.points), jumps: shifted(drawn.jumps) })
    this.#stale.add(id)
  }

  #show(id: string, drawn: DrawnRoute): void {
    this.#drawn.set(id, drawn)
    // Only lines of straight pieces jump, and only over such lines.
    if (drawn.form === 'corners') this.#lines.set(id, drawn.points)
    else this.#lines.delete(id)
  }

  /** Lets a line jump; whether it does so at other places than before. */
  #jump(id: string): boolean {
    const drawn = this.#drawn.get(id)
    const line = this.#lineOf(id)
    if (!drawn || !line) return false
    const others = [...this.#lines.near(id, crowd)].flatMap((other) => this.#lineOf(other) ?? [])
    const jumps = jumpsOver(line, others)
    if (samePoints(drawn.jumps, jumps)) return false
    this.#drawn.set(id, { ...drawn, jumps: jumps.length > 0 ? jumps : noJumps })
    return true
  }

  #lineOf(id: string): JumpingLine | undefined {
    const drawn = this.#drawn.get(id)
    const order = this.#connectors.get(id)?.order
    if (drawn?.form !== 'corners' || order === undefined) return undefined
    return { id, order, points: drawn.points }
  }

  #touchNear(id: string): void {
    this.#touched.add(id)
    for (const other of this.#lines.near(id)) this.#touched.add(other)
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
    const box = shape?.isObstacle ? insideOf(shape.bounds ?? borderOf(shape).bounds) : undefined
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
  #awaitRoutesIn({ x, y, width, height }: Rect): void {
    for (const number of this.#windows.find(x, y, x + width, y + height)) this.#pending.add(this.#windows.idOf(number))
  }
}

/** What has no inside is in nobody's way. */
const insideOf = (box: Rect): Rect | undefined => (box.width > 0 && box.height > 0 ? box : undefined)

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

function samePoints(one: readonly Point[], other: readonly Point[]): boolean {
  return one.length === other.length && one.every(({ x, y }, nth) => x === other[nth]?.x && y === other[nth]?.y)
}
