import { type ConnectorSnapshot, type End, isShapeEnd } from '@ramify/document'
import type { Point, Rect } from '@ramify/geometry'
import type { RoutedEnd } from './connector-ends.ts'
import { ConnectorRouter } from './connector-router.ts'
import { Jumps } from './jumps.ts'
import { Lanes } from './lanes.ts'
import type { Route } from './route.ts'
import { borderOf, type RoutedShape } from './routed-shape.ts'
import { BoxIndex } from './search/box-index.ts'
import { crowd } from './search/orthogonal-router.ts'

/** What routes need of a connector. */
export type TableConnector = Pick<ConnectorSnapshot, 'id' | 'order' | 'from' | 'to' | 'style' | 'bends'>

/** A route as it is drawn: apart from others, and with the places where it jumps over them. */
export interface DrawnRoute extends Pick<Route, 'form' | 'points' | 'radius'> {
  readonly jumps: readonly Point[]
}

/**
 * The routes of all connectors of a page. Told what changed, it finds only those routes anew that can be different; what comes out is the
 * same as if it had been told everything at once.
 */
export class RouteTable {
  readonly #shapes = new Map<string, RoutedShape>()
  readonly #connectors = new Map<string, TableConnector>()
  readonly #connectorsAt = new Map<string, Set<string>>()
  readonly #obstacles = new BoxIndex(crowd)
  readonly #router = new ConnectorRouter(this.#obstacles)
  readonly #routes = new Map<string, Route>()
  readonly #windows = new BoxIndex()
  readonly #lanes = new Lanes()
  readonly #jumps = new Jumps()
  readonly #drawn = new Map<string, DrawnRoute>()
  readonly #pending = new Set<string>()
  readonly #removed = new Set<string>()

  /** Connectors whose routes have to be found. */
  get pending(): ReadonlySet<string> {
    return this.#pending
  }

  /** Undefined until it is found, and for a connector with an end at a shape that is not there. */
  get(id: string): DrawnRoute | undefined {
    return this.#drawn.get(id)
  }

  setShape(shape: RoutedShape): void {
    this.#shapes.set(shape.id, shape)
    const box = shape.isObstacle ? borderOf(shape).bounds : undefined
    this.#moveObstacle(shape.id, box)
    this.#awaitRoutesAt(shape.id)
  }

  deleteShape(id: string): void {
    this.#shapes.delete(id)
    this.#moveObstacle(id, undefined)
    this.#awaitRoutesAt(id)
  }

  setConnector(connector: TableConnector): void {
    this.#disconnect(connector.id)
    this.#connectors.set(connector.id, connector)
    for (const shape of shapesOf(connector)) {
      const ids = this.#connectorsAt.get(shape)
      if (ids) ids.add(connector.id)
      else this.#connectorsAt.set(shape, new Set([connector.id]))
    }
    this.#pending.add(connector.id)
  }

  deleteConnector(id: string): void {
    this.#disconnect(id)
    this.#connectors.delete(id)
    this.#pending.delete(id)
    this.#forgetRoute(id)
  }

  /** Finds pending routes, or only those of them that are named, and says which connectors are drawn differently now. */
  update(only: Iterable<string> = this.#pending): ReadonlySet<string> {
    const changed = new Set(this.#removed)
    this.#removed.clear()
    for (const id of [...only]) {
      const connector = this.#pending.delete(id) ? this.#connectors.get(id) : undefined
      if (connector && this.#find(connector)) changed.add(id)
    }
    for (const id of this.#lanes.spread()) changed.add(id)
    for (const id of changed) this.#place(id)
    for (const id of this.#jumps.update()) changed.add(id)
    for (const id of changed) this.#draw(id)
    return changed
  }

  /** Whether there is another route now than before. */
  #find(connector: TableConnector): boolean {
    const { id, style, bends } = connector
    const from = this.#endOf(connector.from)
    const to = this.#endOf(connector.to)
    if (!from || !to) return this.#forgetRoute(id)
    const route = this.#router.route({ id, from, to, style, bends })
    if (route.window) this.#windows.set(id, route.window)
    else this.#windows.delete(id)
    this.#jumps.setOrder(id, connector.order)
    const old = this.#routes.get(id)
    if (old && isSameRoute(old, route)) return false
    this.#routes.set(id, route)
    this.#lanes.set(id, route)
    return true
  }

  #forgetRoute(id: string): boolean {
    if (!this.#routes.delete(id)) return false
    this.#windows.delete(id)
    this.#lanes.delete(id)
    this.#removed.add(id)
    return true
  }

  /** Tells where the pieces of a route are that others can cross. */
  #place(id: string): void {
    const route = this.#routes.get(id)
    if (route?.form === 'corners') this.#jumps.set(id, this.#lanes.pointsOf(id, route))
    else this.#jumps.delete(id)
  }

  #draw(id: string): void {
    const route = this.#routes.get(id)
    if (!route) this.#drawn.delete(id)
    else {
      const { form, radius } = route
      this.#drawn.set(id, { form, radius, points: this.#lanes.pointsOf(id, route), jumps: this.#jumps.of(id) })
    }
  }

  #endOf(end: End): RoutedEnd | null {
    if (!isShapeEnd(end)) return { shape: null, point: end.point }
    const shape = this.#shapes.get(end.shape)
    return shape ? { ...end, shape } : null
  }

  #disconnect(id: string): void {
    const connector = this.#connectors.get(id)
    for (const shape of connector ? shapesOf(connector) : []) {
      const ids = this.#connectorsAt.get(shape)
      ids?.delete(id)
      if (ids?.size === 0) this.#connectorsAt.delete(shape)
    }
  }

  /** All routes that looked at where an obstacle was or is have to be found again. */
  #moveObstacle(id: string, box: Rect | undefined): void {
    const old = this.#obstacles.boxOf(id)
    if (old) this.#awaitRoutesIn(old)
    if (box) this.#obstacles.set(id, box)
    else this.#obstacles.delete(id)
    if (box) this.#awaitRoutesIn(box)
  }

  #awaitRoutesIn({ x, y, width, height }: Rect): void {
    for (const number of this.#windows.find(x, y, x + width, y + height)) this.#pending.add(this.#windows.idOf(number))
  }

  #awaitRoutesAt(shape: string): void {
    for (const id of this.#connectorsAt.get(shape) ?? []) this.#pending.add(id)
  }
}

function shapesOf({ from, to }: TableConnector): string[] {
  return [from, to].flatMap((end) => (isShapeEnd(end) ? [end.shape] : []))
}

function isSameRoute(one: Route, other: Route): boolean {
  return (
    one.form === other.form &&
    one.radius === other.radius &&
    one.points.length === other.points.length &&
    one.points.every((point, nth) => point.x === other.points[nth]?.x && point.y === other.points[nth]?.y) &&
    one.slacks.every((slack, nth) => slack.less === other.slacks[nth]?.less && slack.more === other.slacks[nth]?.more)
  )
}
