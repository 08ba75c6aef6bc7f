import type { ConnectorSnapshot, LabelSnapshot } from '@ramify/document'
import {
  contains,
  distance,
  distanceToPath,
  inflate,
  type Path,
  type Point,
  pathBounds,
  type Rect,
  rectAround,
  union,
} from '@ramify/geometry'
import { colorOr } from '../../drawing/colors.ts'
import { dashOf } from '../../drawing/dash.ts'
import { pathWithoutBoxes } from '../../drawing/gaps.ts'
import { within } from '../../drawing/numbers.ts'
import { type Drawing, type Primitive, stroked } from '../../drawing/primitives.ts'
import type { LineEnd } from '../ends/line-end.ts'
import { lineEndByName } from '../ends/table.ts'
import type { FaceTools } from '../faces/shape-face.ts'
import { nearestOnPath, placeOnPath } from '../routes/along-path.ts'
import type { JumpForm } from '../routes/path-jumps.ts'
import type { DrawnRoute } from '../routes/route.ts'
import { routeLine, routePath } from '../routes/route-path.ts'
import { sketchPath, sketchReach } from '../sketch/sketch-path.ts'
import { type PlacedLabel, placeLabel } from './connector-labels.ts'

/** What a placed connector is made of. */
export interface ConnectorParts {
  readonly connector: ConnectorSnapshot
  readonly route: DrawnRoute
  readonly labelRecords: readonly LabelSnapshot[]
  readonly tools: FaceTools
  /** What its line does where it crosses others; null where it just crosses them. */
  readonly jumps: JumpForm | null
  /** Words of other connectors that it runs through: it leaves them out. */
  readonly foreignLabels: readonly Rect[]
}

/** A connector on its way, with its labels. The same object as long as nothing of it changed. */
export class PlacedConnector {
  readonly parts: ConnectorParts
  #path: Path | undefined
  #labels: readonly PlacedLabel[] | undefined
  #bounds: Rect | undefined
  #drawing: Drawing | undefined
  #drawnHeads: readonly Primitive[] | undefined

  constructor(parts: ConnectorParts) {
    this.parts = parts
  }

  get id(): string {
    return this.parts.connector.id
  }

  get connector(): ConnectorSnapshot {
    return this.parts.connector
  }

  /** The whole line, from end to end. */
  get path(): Path {
    this.#path ??= routePath(this.#route)
    return this.#path
  }

  /** The line as it is seen: it leaves room for words. */
  get pathBesideWords(): Path {
    return pathWithoutBoxes(this.path, this.wordBoxes)
  }

  /** Its words, and those of others on its way. */
  get wordBoxes(): readonly Rect[] {
    return [...this.labels.map(({ box }) => box), ...this.parts.foreignLabels]
  }

  /** How far along it a point is, 0 to 1. */
  shareAt(point: Point): number {
    return nearestOnPath(this.path, point)?.share ?? 0.5
  }

  /** The point that is so far along it. */
  pointAt(share: number): Point | undefined {
    return placeOnPath(this.path, share)?.point
  }

  get color(): string {
    const { color } = this.parts.tools.theme.connector
    return colorOr(this.connector.look.color, color) ?? color
  }

  get width(): number {
    return widthOf(this.parts)
  }

  get labels(): readonly PlacedLabel[] {
    this.#labels ??= this.#placeLabels()
    return this.#labels
  }

  /** Around all that is drawn. */
  get bounds(): Rect {
    this.#bounds ??= this.#findBounds()
    return this.#bounds
  }

  /** Its straight pieces and its labels: what it covers. */
  get pieces(): readonly Rect[] {
    const { points } = this.parts.route
    const pieces: Rect[] = this.labels.map(({ box }) => box)
    for (let at = 1; at < points.length; at++) {
      const [a, b] = [points[at - 1] as Point, points[at] as Point]
      pieces.push({
        x: Math.min(a.x, b.x),
        y: Math.min(a.y, b.y),
        width: Math.abs(a.x - b.x),
        height: Math.abs(a.y - b.y),
      })
    }
    return pieces
  }

  /** The same with all that is drawn beside them: its width, its heads, its jumps. */
  get areas(): readonly Rect[] {
    const { start, end } = this.#ends
    const reach = Math.max(start.reach(this.width), end.reach(this.width), this.width, farthestAside)
    return this.parts.route.form === 'corners' ? this.pieces.map((piece) => inflate(piece, reach)) : [this.bounds]
  }

  /** On the page: the line first, then its heads, then its words. */
  get drawing(): Drawing {
    this.#drawing ??= this.#draw()
    return this.#drawing
  }

  /** Its heads as they are seen from far away, where it does not matter that a line is a little bent below them. */
  get heads(): readonly Primitive[] {
    this.#drawnHeads ??= this.#drawHeads()
    return this.#drawnHeads
  }

  isHit(point: Point, slack: number): boolean {
    const reach = slack + this.width / 2
    return distanceToPath(this.path, point, reach) <= reach
  }

  labelAt(point: Point): PlacedLabel | undefined {
    return this.labels.findLast(({ box }) => contains(box, point))
  }

  /** Corners are a little round, unless people wanted more or none. */
  get #route(): DrawnRoute {
    return roundedRoute(this.parts)
  }

  get #ends(): { readonly start: LineEnd; readonly end: LineEnd } {
    return endsOf(this.connector)
  }

  #draw(): Drawing {
    const { color, width } = this
    const { look } = this.connector
    const { start, end } = this.#ends
    const insets = { start: start.inset(width), end: end.inset(width) }
    const line = routeLine(this.#route, insets, this.parts.jumps)
    const dash = dashOf(look.dash)
    const whole = look.sketch ? sketchPath(line.path, this.id, { isDashed: dash.length > 0, ends: 'kept' }) : line.path
    const primitives: Primitive[] = [
      stroked(pathWithoutBoxes(whole, this.wordBoxes), color, look.sketch ? 0.75 * width : width, dash),
      ...start.draw({ ...line.start, color, width }),
      ...end.draw({ ...line.end, color, width }),
      ...this.labels.flatMap((label) => label.primitives),
    ]
    const opacity = within(look.opacity, 0, 1, 1)
    return { x: 0, y: 0, primitives, ...(opacity < 1 && { opacity }) }
  }

  #drawHeads(): readonly Primitive[] {
    const { color, width } = this
    const { points } = this.parts.route
    const { start, end } = this.#ends
    return [
      ...start.draw({ ...headPlace(points, 0, 1), color, width }),
      ...end.draw({ ...headPlace(points, points.length - 1, -1), color, width }),
    ]
  }

  #placeLabels(): readonly PlacedLabel[] {
    const { labelRecords, tools } = this.parts
    if (labelRecords.length === 0) return none
    return labelRecords.map((label) => placeLabel(label, placeOnPath(this.path, label.at)?.point ?? nowhere, tools))
  }

  #findBounds(): Rect {
    const reach = lineBounds(this.parts)
    return this.labels.length === 0 ? reach : (union([reach, ...this.labels.map(({ box }) => box)]) ?? reach)
  }
}

type LineParts = Pick<ConnectorParts, 'connector' | 'route' | 'tools'>

/** Around all that is drawn of a connector but its labels. Thousands are asked for this that nobody ever looks at. */
export function lineBounds(parts: LineParts): Rect {
  const { connector, route } = parts
  const width = widthOf(parts)
  const { start, end } = endsOf(connector)
  // Rounded corners stay inside of the sharp ones.
  const way = (route.form === 'corners' ? rectAround(route.points) : pathBounds(routePath(roundedRoute(parts)))) ?? {
    ...(route.points[0] ?? nowhere),
    width: 0,
    height: 0,
  }
  const own = connector.look.sketch ? sketchReach : 0
  return inflate(way, Math.max(start.reach(width), end.reach(width), own))
}

function widthOf({ connector, tools }: LineParts): number {
  return within(connector.look.width, 0, 100, tools.theme.connector.width)
}

function endsOf({ look: { startArrow, endArrow } }: ConnectorSnapshot): { start: LineEnd; end: LineEnd } {
  return { start: lineEndByName(startArrow, 'none'), end: lineEndByName(endArrow, 'arrow') }
}

function roundedRoute({ connector, route }: LineParts): DrawnRoute {
  if (route.form !== 'corners' || route.radius !== 0) return route
  const radius = connector.look.radius ?? (connector.style === 'straight' ? 0 : usualRadius)
  return radius === 0 ? route : { ...route, radius }
}

const none: readonly PlacedLabel[] = []
const nowhere: Point = { x: 0, y: 0 }

/** At a point, out of a line that goes on from there by `step`. */
function headPlace(points: readonly Point[], at: number, step: 1 | -1): { at: Point; along: Point } {
  const [tip, next] = [points[at] ?? nowhere, points[at + step] ?? nowhere]
  const length = distance(tip, next)
  return {
    at: tip,
    along: length === 0 ? { x: 1, y: 0 } : { x: (tip.x - next.x) / length, y: (tip.y - next.y) / length },
  }
}

/** Jumps and sketched lines leave the straight line. */
const farthestAside = 12

/** By how much corners are rounded. */
const usualRadius = 8
