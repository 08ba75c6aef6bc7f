import type { FlowchartSnapshot, PageSnapshot, ShapeId } from '@ramify/document'
import { containsRect, intersects, type Point, type Rect, rectangle, union } from '@ramify/geometry'
import type { Theme } from '@ramify/themes'
import { type Backdrop, backdropOf, drawBackground, drawPattern, paperColor } from '../../drawing/background.ts'
import type { Drawn, ItemRef } from '../../drawing/drawn.ts'
import { type Layer, type Primitive, stroked } from '../../drawing/primitives.ts'
import { SpatialIndex } from '../../drawing/spatial-index.ts'
import { drawWatermark } from '../../drawing/watermark.ts'
import type { FaceTools } from '../faces/shape-face.ts'
import { connectorsOfPage, type PageConnectors } from './connectors-of-page.ts'
import { type FarPlaces, farLayers } from './far-layers.ts'
import { type PageItems, shapeIn } from './page-items.ts'
import { eachOverlap, layersOf, type Paintwork } from './paint-order.ts'
import { PlacedConnector } from './placed-connector.ts'
import { PlacedShape } from './placed-shape.ts'
import { RoutesOfPage } from './routes-of-page.ts'
import type { ShapeMark } from './shape-marks.ts'

/** What can be selected in a flowchart. */
export type FlowItem = 'shape' | 'connector' | 'label'

export interface PageParts {
  readonly snapshot: FlowchartSnapshot
  readonly page: PageSnapshot
  readonly tools: FaceTools
  readonly items: PageItems
  readonly comments: ReadonlyMap<ShapeId, number>
  readonly watermark: string
  readonly inSight: (() => Rect | null) | undefined
}

/**
 * A page of a flowchart as it is drawn: a value that never changes. Places of shapes are known, pictures and the ways of connectors are
 * made when somebody looks, and shared with the page composed before wherever they stayed the same.
 */
export class FlowchartPage implements Drawn<FlowItem> {
  readonly parts: PageParts
  readonly #shapeIndex: SpatialIndex
  readonly #routes: RoutesOfPage
  /** Of a page before, as long as there are none of this one. */
  #earlier: PageConnectors | undefined
  #connectors: PageConnectors | undefined
  #farPlaces: FarPlaces | undefined
  #bounds: Rect | undefined

  constructor(parts: PageParts, before?: FlowchartPage) {
    this.parts = parts
    const { shapes, order } = parts.items
    const old = before?.parts.items
    if (before && old?.order === order) {
      const changed = differing(old.shapes, shapes)
      const rects = changed.map((number) => [number, (shapes[number] as PlacedShape).bounds] as const)
      this.#shapeIndex = changed.length === 0 ? before.#shapeIndex : before.#shapeIndex.with(rects)
      if (before.#farPlaces && this.#overlapsLike(before, changed)) this.#farPlaces = before.#farPlaces
    } else {
      this.#shapeIndex = SpatialIndex.of(shapes.map(({ bounds }) => bounds))
    }
    this.#routes = before ? before.#routes : new RoutesOfPage()
    this.#earlier = before && (before.#connectors ?? before.#earlier)
  }

  get theme(): Theme {
    return this.parts.tools.theme.theme
  }

  get paper(): string {
    return paperColor(this.parts.page, this.theme)
  }

  /** Around everything that is drawn. */
  get bounds(): Rect {
    this.#bounds ??= this.#findBounds()
    return this.#bounds
  }

  /** Shapes that reach into an area, in the order of painting. */
  shapesIn(area: Rect): PlacedShape[] {
    return this.#shapeIndex.within(area).map((number) => this.parts.items.shapes[number] as PlacedShape)
  }

  connectorsIn(area: Rect): PlacedConnector[] {
    const lines = this.#lines
    return lines.index.within(area).map((number) => lines.at(number))
  }

  /** All that reaches into an area, in the order of painting. */
  placedIn(area: Rect): readonly (PlacedShape | PlacedConnector)[] {
    return this.#itemsIn(area)
  }

  /** Where a shape stands; undefined while it is not shown. */
  shapeOf(id: string): PlacedShape | undefined {
    return shapeIn(this.parts.items, id)
  }

  connectorOf(id: string): PlacedConnector | undefined {
    const number = this.parts.items.order.connectorNumbers.get(id)
    return number === undefined ? undefined : this.#lines.at(number)
  }

  layers(area?: Rect): Layer[] {
    const layers = layersOf(this.#itemsIn(area ?? this.bounds).map(paintworkOf))
    const watermark = this.#watermark()
    return watermark ? [...layers, [{ x: 0, y: 0, primitives: watermark.primitives }]] : layers
  }

  /** Whether the ways of all connectors are found. */
  get hasAllWays(): boolean {
    return this.#lines.isComplete
  }

  /** Finds ways of connectors until all are found, which it says, or somebody says that it is time to stop. */
  findWays(isOver: () => boolean): boolean {
    const { items, inSight } = this.parts
    return this.#routes.findMore(items, inSight?.() ?? nowhere, isOver)
  }

  /** Around all shapes: what is known of the size of a page before any way is found. */
  get shapeBounds(): Rect {
    return this.#shapeIndex.bounds ?? nowhere
  }

  /** `isIn`: whether something is to be drawn at all. */
  farLayers(area: Rect = this.bounds, isIn?: (item: PlacedShape | PlacedConnector) => boolean): Layer[] {
    const { shapes } = this.parts.items
    this.#farPlaces ??= farPlaces(shapes, this.#shapeIndex)
    const numbers = this.#shapeIndex.within(area)
    const connectors = this.connectorsIn(area)
    if (!isIn) return farLayers(numbers, shapes, this.#farPlaces, connectors, this.paper)
    const shown = numbers.filter((number) => isIn(shapes[number] as PlacedShape))
    return farLayers(shown, shapes, this.#farPlaces, connectors.filter(isIn), this.paper)
  }

  /** Where it looks different from an earlier one, as far as it can be told and is worth it; else null. */
  changedAreas(before: Drawn): readonly Rect[] | null {
    if (!(before instanceof FlowchartPage)) return null
    const [now, then] = [this.parts, before.parts]
    const isAlike = now.items.order === then.items.order && now.tools === then.tools && now.watermark === then.watermark
    if (!isAlike || now.watermark !== '') return null
    const shapes = now.items.shapes === then.items.shapes ? [] : differing(then.items.shapes, now.items.shapes)
    const [lines, linesBefore] = [this.#lines, before.#lines]
    const connectors = lines === linesBefore ? [] : lines.changedSince(linesBefore)
    if (!connectors || shapes.length + connectors.length > mostCompared) return null
    return [
      ...shapes.flatMap((number) => [
        (then.items.shapes[number] as PlacedShape).bounds,
        (now.items.shapes[number] as PlacedShape).bounds,
      ]),
      ...connectors.flatMap((number) => [...linesBefore.at(number).areas, ...lines.at(number).areas]),
    ]
  }

  /** The picture behind the page, which screens draw by themselves. */
  get backdrop(): Backdrop | null {
    return backdropOf(this.parts.page)
  }

  /** What is drawn on its paper, in one area. */
  pattern(area: Rect): Primitive[] {
    return drawPattern(this.parts.page, this.theme, area)
  }

  background(area: Rect): Primitive[] {
    const { page, tools } = this.parts
    const sheet = sheetOf(page)
    const edge = tools.theme.tones.frame.border
    return [
      ...drawBackground(page, this.theme, area),
      ...(sheet && edge !== null ? [stroked(rectangle(sheet), edge, 1)] : []),
    ]
  }

  /** The topmost item at a point; labels, and connectors within a distance. What is on a locked layer is passed through. */
  hit(point: Point, slack: number): ItemRef<FlowItem> | null {
    const around = { x: point.x - slack, y: point.y - slack, width: 2 * slack, height: 2 * slack }
    const items = this.#itemsIn(around).reverse()
    if (slack > wideSlack) {
      const exact = items.find(
        (item) => item instanceof PlacedShape && item.isHit(point, 0) && !this.#isOnLockedLayer(item),
      )
      if (exact) return { type: 'shape', id: exact.id }
    }
    for (const item of items) {
      if (this.#isOnLockedLayer(item)) continue
      if (item instanceof PlacedShape) {
        if (item.isHit(point, slack)) return { type: 'shape', id: item.id }
        continue
      }
      const label = item.labelAt(point)
      if (label) return { type: 'label', id: label.label.id }
      if (item.isHit(point, slack)) return { type: 'connector', id: item.id }
    }
    return null
  }

  /** The sign of a shape at a point: whoever points at it wants to follow the link, read the note or the comments. */
  markAt(point: Point): { readonly shape: ShapeId; readonly kind: ShapeMark['kind'] } | null {
    for (const shape of this.shapesIn({ ...point, width: 0, height: 0 }).reverse()) {
      const mark = shape.markAt(point)
      if (mark) return { shape: shape.id, kind: mark.kind }
    }
    return null
  }

  /** Frames and connectors are meant when they are in the area as a whole: whoever selects in a lane does not mean the lane. */
  itemsIn(area: Rect): ItemRef<FlowItem>[] {
    return this.#itemsIn(area).flatMap((item): ItemRef<FlowItem>[] => {
      if (this.#isOnLockedLayer(item)) return []
      if (item instanceof PlacedConnector)
        return containsRect(area, item.bounds) ? [{ type: 'connector', id: item.id }] : []
      const isMeant = item.isFrame ? containsRect(area, item.box) : intersects(item.box, area)
      return isMeant ? [{ type: 'shape', id: item.id }] : []
    })
  }

  boxOf({ type, id }: ItemRef<FlowItem>): Rect | undefined {
    switch (type) {
      case 'shape':
        return this.#boxOfShape(id)
      case 'connector':
        return this.connectorOf(id)?.bounds
      case 'label': {
        const label = this.parts.snapshot.labels.get(id)
        const connector = label && this.connectorOf(label.connector)
        return connector?.labels.find((each) => each.label.id === id)?.box
      }
    }
  }

  /** A group is as large as what is in it. */
  #boxOfShape(id: ShapeId): Rect | undefined {
    const placed = this.shapeOf(id)
    if (placed?.shape.kind !== 'group' || placed.shape.children.length === 0) return placed?.box
    const boxes: Rect[] = []
    const waiting = [...placed.shape.children]
    for (let child = waiting.pop(); child !== undefined; child = waiting.pop()) {
      const inside = this.shapeOf(child)
      if (inside?.shape.kind === 'group' && inside.shape.children.length > 0) {
        for (const each of inside.shape.children) waiting.push(each)
      } else if (inside) boxes.push(inside.box)
    }
    return union(boxes) ?? placed.box
  }

  #isOnLockedLayer(item: PlacedShape | PlacedConnector): boolean {
    const { layer } = item instanceof PlacedShape ? item.shape : item.connector
    return layer !== null && this.parts.snapshot.layers.get(layer)?.locked === true
  }

  get #lines(): PageConnectors {
    if (!this.#connectors) {
      const { items, snapshot, tools, inSight } = this.parts
      this.#connectors = connectorsOfPage(items, this.#routes, snapshot, tools, this.#earlier, inSight?.())
      this.#earlier = undefined
    }
    return this.#connectors
  }

  #itemsIn(area: Rect): (PlacedShape | PlacedConnector)[] {
    const lines = this.#lines
    return this.#inOrder(this.#shapeIndex.within(area), lines.index.within(area), (number) => lines.at(number))
  }

  /** Shapes and connectors, by their numbers, in the order of painting. */
  #inOrder(
    shapes: readonly number[],
    connectors: readonly number[],
    lineOf: (number: number, nth: number) => PlacedConnector,
  ): (PlacedShape | PlacedConnector)[] {
    const { shapePlaces, connectorPlaces } = this.parts.items.order
    const all: (PlacedShape | PlacedConnector)[] = []
    let next = 0
    for (const number of shapes) {
      const place = shapePlaces[number] as number
      for (; next < connectors.length && (connectorPlaces[connectors[next] as number] as number) < place; next++)
        all.push(lineOf(connectors[next] as number, next))
      all.push(this.parts.items.shapes[number] as PlacedShape)
    }
    for (; next < connectors.length; next++) all.push(lineOf(connectors[next] as number, next))
    return all
  }

  /** Whether shapes that changed lie over and under the same others as before. */
  #overlapsLike(before: FlowchartPage, changed: readonly number[]): boolean {
    if (changed.length > mostCompared) return false
    return changed.every((number) => {
      if (this.parts.items.shapes[number]?.isFrame !== before.parts.items.shapes[number]?.isFrame) return false
      const now = this.#shapeIndex.within((this.parts.items.shapes[number] as PlacedShape).bounds)
      const then = before.#shapeIndex.within((before.parts.items.shapes[number] as PlacedShape).bounds)
      return now.length === then.length && now.every((other, nth) => other === then[nth])
    })
  }

  #findBounds(): Rect {
    const drawn = this.#drawnBounds()
    const watermark = this.#watermark()
    return watermark ? (union([drawn, watermark.bounds]) ?? drawn) : drawn
  }

  #drawnBounds(): Rect {
    const sheet = sheetOf(this.parts.page)
    const all = [this.#shapeIndex.bounds, this.#lines.index.bounds, sheet]
    return union(all.filter((rect) => rect !== null)) ?? nowhere
  }

  #watermark() {
    const { watermark, tools } = this.parts
    return watermark === '' ? null : drawWatermark(watermark, this.#drawnBounds(), this.theme, tools.measurer)
  }
}

/** The paper that people chose begins at the origin. */
function sheetOf({ size }: PageSnapshot): Rect | null {
  return size && { x: 0, y: 0, ...size }
}

function paintworkOf(item: PlacedShape | PlacedConnector): Paintwork {
  if (item instanceof PlacedShape) {
    return { id: item.id, pieces: [item.bounds], drawings: item.drawings, isLine: false, touched: none }
  }
  const { id, connector, pieces, drawing } = item
  return { id, pieces, drawings: [drawing], isLine: true, touched: touchedBy(connector) }
}

/** A line ends at the border of a shape. */
function touchedBy({ from, to }: PlacedConnector['connector']): readonly string[] {
  return [from, to].flatMap((end) => ('shape' in end ? [end.shape] : []))
}

const none: readonly string[] = []
const nowhere: Rect = { x: 0, y: 0, width: 0, height: 0 }

/** The numbers of those that are other objects in the second list, which is as long. */
function differing<Item>(before: readonly Item[], after: readonly Item[]): number[] {
  const numbers: number[] = []
  for (let number = 0; number < after.length; number++) if (before[number] !== after[number]) numbers.push(number)
  return numbers
}

/** Seen from so far away, every place is near to some line: what is exactly at a point is meant. */
const wideSlack = 16

/** More are not compared: it would cost as much as to find out anew. */
const mostCompared = 50

function farPlaces(shapes: readonly PlacedShape[], index: SpatialIndex): FarPlaces {
  const boxes = shapes.map(({ bounds }) => bounds)
  const levels = new Int32Array(shapes.length)
  const isGround = shapes.map((shape) => shape.isFrame)
  const isDone = eachOverlap(boxes, index, (upper, lower) => {
    levels[upper] = Math.max(levels[upper] as number, (levels[lower] as number) + 1)
    isGround[upper] &&= isGround[lower] as boolean
  })
  return isDone ? { levels, isGround } : { levels: levels.map((_, nth) => nth), isGround: isGround.fill(false) }
}
