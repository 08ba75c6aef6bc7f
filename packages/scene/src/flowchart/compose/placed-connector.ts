import type { ConnectorSnapshot, LabelSnapshot } from '@ramify/document'
import {
  contains,
  distance,
  distanceToPath,
  flattenPath,
  inflate,
  type Path,
  type Point,
  pathBounds,
  type Rect,
  union,
} from '@ramify/geometry'
import { colorOr } from '../../drawing/colors.ts'
import { dashOf } from '../../drawing/dash.ts'
import { pathWithoutBoxes } from '../../drawing/gaps.ts'
import { within } from '../../drawing/numbers.ts'
import type { Drawing, Primitive, ShapePrimitive } from '../../drawing/primitives.ts'
import type { FaceTools } from '../faces/shape-face.ts'
import { type PlacedLabel, placeLabel } from './connector-labels.ts'
import { arrival, connectorPath, shortened } from './connector-path.ts'
import { drawHead, headReach } from './heads.ts'

/** A connector on its way, with its labels. The same object as long as nothing of it changed. */
export class PlacedConnector {
  readonly connector: ConnectorSnapshot
  readonly points: readonly Point[]
  readonly labelRecords: readonly LabelSnapshot[]
  readonly tools: FaceTools
  readonly path: Path
  #labels: readonly PlacedLabel[] | undefined
  #bounds: Rect | undefined
  #drawing: Drawing | undefined

  constructor(
    connector: ConnectorSnapshot,
    points: readonly Point[],
    labelRecords: readonly LabelSnapshot[],
    tools: FaceTools,
  ) {
    this.connector = connector
    this.points = points
    this.labelRecords = labelRecords
    this.tools = tools
    this.path = connectorPath(connector.style, points)
  }

  get id(): string {
    return this.connector.id
  }

  get color(): string {
    const { color } = this.tools.theme.connector
    return colorOr(this.connector.look.color, color) ?? color
  }

  get width(): number {
    return within(this.connector.look.width, 0, 100, this.tools.theme.connector.width)
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
    const pieces: Rect[] = this.labels.map(({ box }) => box)
    for (let at = 1; at < this.points.length; at++) {
      const [a, b] = [this.points[at - 1] as Point, this.points[at] as Point]
      pieces.push({
        x: Math.min(a.x, b.x),
        y: Math.min(a.y, b.y),
        width: Math.abs(a.x - b.x),
        height: Math.abs(a.y - b.y),
      })
    }
    return pieces
  }

  /** On the page. */
  get drawing(): Drawing {
    this.#drawing ??= this.#draw()
    return this.#drawing
  }

  isHit(point: Point, slack: number): boolean {
    const reach = slack + this.width / 2
    return distanceToPath(this.path, point, reach) <= reach
  }

  labelAt(point: Point): PlacedLabel | undefined {
    return this.labels.findLast(({ box }) => contains(box, point))
  }

  #draw(): Drawing {
    const { look, style } = this.connector
    const { color, width } = this
    const backwards = this.points.toReversed()
    const start = drawHead(look.startArrow ?? 'none', this.points[0] ?? nowhere, arrival(backwards), color, width)
    const end = drawHead(look.endArrow ?? 'arrow', this.points.at(-1) ?? nowhere, arrival(this.points), color, width)
    const line = shortened(shortened(backwards, start.inset).toReversed(), end.inset)
    const opacity = within(look.opacity, 0, 1, 1)
    const boxes = this.labels.map(({ box }) => box)
    const primitives: Primitive[] = [
      lineOf(pathWithoutBoxes(connectorPath(style, line), boxes), color, width, dashOf(look.dash)),
      ...start.primitives,
      ...end.primitives,
      ...this.labels.flatMap((label) => label.primitives),
    ]
    return { x: 0, y: 0, primitives, ...(opacity < 1 && { opacity }) }
  }

  #placeLabels(): readonly PlacedLabel[] {
    if (this.labelRecords.length === 0) return none
    const line = flattenPath(this.path).flat()
    return this.labelRecords.map((label) => placeLabel(label, pointAlong(line, label.at), this.tools))
  }

  #findBounds(): Rect {
    const way = pathBounds(this.path) ?? { ...(this.points[0] ?? nowhere), width: 0, height: 0 }
    const reach = inflate(way, headReach + this.width)
    return union([reach, ...this.labels.map(({ box }) => box)]) ?? reach
  }
}

const none: readonly PlacedLabel[] = []
const nowhere: Point = { x: 0, y: 0 }

function lineOf(path: Path, stroke: string, strokeWidth: number, dash: readonly number[]): ShapePrimitive {
  return { kind: 'shape', path, fill: null, stroke, strokeWidth, dash, round: false }
}

/** A part of the way along a line, by its length. */
function pointAlong(points: readonly Point[], part: number): Point {
  let length = 0
  for (let at = 1; at < points.length; at++) length += distance(points[at - 1] as Point, points[at] as Point)
  let left = length * part
  for (let at = 1; at < points.length; at++) {
    const [from, to] = [points[at - 1] as Point, points[at] as Point]
    const piece = distance(from, to)
    if (piece >= left && piece > 0) {
      return { x: from.x + ((to.x - from.x) * left) / piece, y: from.y + ((to.y - from.y) * left) / piece }
    }
    left -= piece
  }
  return points.at(-1) ?? nowhere
}
