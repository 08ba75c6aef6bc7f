import { isShapeEnd, type ShapeId } from '@ramify/document'
import type { Point, Rect } from '@ramify/geometry'
import type { Layer } from '../../drawing/primitives.ts'
import { directRoute } from '../routes/direct-route.ts'
import type { FlowchartPage } from './flowchart-page.ts'
import { PlacedConnector } from './placed-connector.ts'
import type { PlacedShape } from './placed-shape.ts'

/** Some of what is on a page, drawn as if there were nothing else. */
export class PagePart {
  readonly #page: FlowchartPage
  readonly #isIn: (item: PlacedShape | PlacedConnector) => boolean

  constructor(page: FlowchartPage, isIn: (item: PlacedShape | PlacedConnector) => boolean) {
    this.#page = page
    this.#isIn = isIn
  }

  /** In the order of painting. */
  placedIn(area: Rect): readonly (PlacedShape | PlacedConnector)[] {
    return this.#page.placedIn(area).filter(this.#isIn)
  }

  farLayers(area?: Rect): Layer[] {
    return this.#page.farLayers(area, this.#isIn)
  }
}

/** A page while many of its shapes are carried around: in two parts, of which one only moves. */
export class CarriedPage {
  readonly moving: PagePart
  readonly rest: PagePart
  readonly #page: FlowchartPage
  readonly #shapes: ReadonlySet<ShapeId>
  readonly #hanging: readonly PlacedConnector[]
  /** Connectors that begin or end at what is carried. */
  readonly #attached: readonly string[]

  /** With all that is in a carried shape, `shapes` names every one of them. */
  constructor(page: FlowchartPage, shapes: ReadonlySet<ShapeId>) {
    this.#page = page
    this.#shapes = shapes
    const carriedEnds = ({ connector: { from, to } }: PlacedConnector) =>
      [from, to].filter((end) => isShapeEnd(end) && shapes.has(end.shape)).length
    const isMoving = (item: PlacedShape | PlacedConnector) =>
      item instanceof PlacedConnector ? carriedEnds(item) === 2 : shapes.has(item.id)
    const isHanging = (item: PlacedShape | PlacedConnector) =>
      item instanceof PlacedConnector && carriedEnds(item) > 0 && !isMoving(item)
    this.moving = new PagePart(page, isMoving)
    this.rest = new PagePart(page, (item) => !isMoving(item) && !isHanging(item))
    const attached = page.parts.items.connectors.flatMap(({ id, from, to }) => {
      const isAttached = [from, to].some((end) => isShapeEnd(end) && shapes.has(end.shape))
      return isAttached ? (page.connectorOf(id) ?? []) : []
    })
    this.#hanging = attached.filter(isHanging)
    this.#attached = attached.map(({ id }) => id)
  }

  /** All that is carried and its connectors, as they are on a later page, in the order of painting. */
  carriedOn(page: FlowchartPage): readonly (PlacedShape | PlacedConnector)[] {
    const { shapeNumbers, shapePlaces, connectorNumbers, connectorPlaces } = page.parts.items.order
    const placeOf = (item: PlacedShape | PlacedConnector) =>
      item instanceof PlacedConnector
        ? connectorPlaces[connectorNumbers.get(item.id) ?? -1]
        : shapePlaces[shapeNumbers.get(item.id) ?? -1]
    const items = [
      ...[...this.#shapes].flatMap((id) => page.shapeOf(id) ?? []),
      ...this.#attached.flatMap((id) => page.connectorOf(id) ?? []),
    ]
    return items.sort((one, other) => (placeOf(one) ?? 0) - (placeOf(other) ?? 0))
  }

  /** Lines between what is carried and what stays, straight; their ways are found when it is let go. */
  hangingLines(by: Point): readonly (readonly Point[])[] {
    return this.#hanging.slice(0, mostHanging).map(({ connector: { from, to, bends } }) => {
      return directRoute(this.#boxAt(from, by), this.#boxAt(to, by), bends).points
    })
  }

  #boxAt(end: PlacedConnector['connector']['from'], by: Point): Rect | null {
    if (!isShapeEnd(end)) return { ...end.point, width: 0, height: 0 }
    const box = this.#page.shapeOf(end.shape)?.box ?? null
    return box && this.#shapes.has(end.shape) ? { ...box, x: box.x + by.x, y: box.y + by.y } : box
  }
}

/** Nobody follows more lines than this while they move. */
const mostHanging = 1_000
