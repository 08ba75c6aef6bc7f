import { type End, isShapeEnd, type ShapeEnd } from '@ramify/document'
import { flattenPath, type Path, type Point, type Rect } from '@ramify/geometry'
import type { Port, Side, Terminal } from '../routes/terminal.ts'
import type { ShapePort } from '../shapes/flow-shape.ts'
import type { PlacedShape } from './placed-shape.ts'
import { turnedSide } from './turned-side.ts'

/**
 * Where a connector may begin or end. The router works with boxes: each of its ports is on the border of the box, straight in front of
 * the place on the outline where the line really ends.
 */
export interface ConnectorTerminal extends Terminal {
  /** For each port of the box, the place on the outline. */
  readonly outlinePoints: readonly Point[]
  /** The shape it is at; undefined at a point of the page. */
  readonly placed: PlacedShape | undefined
  /** Somebody chose the place. */
  readonly isFixed: boolean
}

export function terminalOf(end: End, placed: PlacedShape | undefined): ConnectorTerminal {
  if (!isShapeEnd(end) || !placed) {
    const point = isShapeEnd(end) ? { x: 0, y: 0 } : end.point
    const ports: Port[] = [{ point, side: null }]
    return { box: null, ports, outlinePoints: [point], placed: undefined, isFixed: true }
  }
  const chosen = chosenPlace(end, placed)
  const places = chosen ? [chosen] : placed.ports.filter((_, nth) => isMain(placed.face.ports[nth]))
  return {
    // Lines may cross what others stand in.
    box: placed.isFrame ? null : placed.box,
    ports: places.map(({ point, side }) => ({ side, point: onBox(point, side, placed.box) })),
    outlinePoints: places.map(({ point }) => point),
    placed,
    isFixed: chosen !== undefined,
  }
}

interface Place {
  readonly point: Point
  readonly side: Side
}

/** A port or a place of the border that somebody chose; undefined where the best is to be found. */
function chosenPlace({ port, at }: ShapeEnd, placed: PlacedShape): Place | undefined {
  if (port !== undefined) {
    const named = placed.ports.find(({ name }) => name === port)
    if (named) return named
  }
  if (at === undefined) return undefined
  const { width, height } = placed.face.box
  const point = nearestOn(placed.face.outline, { x: at.x * width, y: at.y * height })
  return { point: placed.toPage(point), side: turnedSide(nearestSide(at), placed.frame.turn) }
}

/** The middles of the sides are there for lines that nobody attached to a place. */
function isMain(port: ShapePort | undefined): boolean {
  return port?.name === port?.side
}

function nearestSide({ x, y }: Point): Side {
  const distances: [Side, number][] = [
    ['left', x],
    ['right', 1 - x],
    ['top', y],
    ['bottom', 1 - y],
  ]
  return distances.reduce((nearest, each) => (each[1] < nearest[1] ? each : nearest))[0]
}

function onBox({ x, y }: Point, side: Side, box: Rect): Point {
  switch (side) {
    case 'top':
      return { x, y: box.y }
    case 'bottom':
      return { x, y: box.y + box.height }
    case 'left':
      return { x: box.x, y }
    case 'right':
      return { x: box.x + box.width, y }
  }
}

export function nearestOn(path: Path, point: Point): Point {
  let nearest = point
  let least = Infinity
  for (const points of flattenPath(path, 0.1)) {
    for (let at = 1; at < points.length; at++) {
      const on = nearestOnSegment(point, points[at - 1] as Point, points[at] as Point)
      const away = Math.hypot(on.x - point.x, on.y - point.y)
      if (away < least) [least, nearest] = [away, on]
    }
  }
  return nearest
}

function nearestOnSegment({ x, y }: Point, from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length))
  return { x: from.x + part * dx, y: from.y + part * dy }
}
