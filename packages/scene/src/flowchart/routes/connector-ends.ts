import { turned } from '@ramify/document'
import { center, type Point } from '@ramify/geometry'
import { middlePorts, nearestOnBorder, portsAt } from './border-points.ts'
import { pointOnGrid } from './fine-grid.ts'
import { borderOf, type RoutedShape } from './routed-shape.ts'
import type { Terminal } from './search/terminal.ts'

/** An end at a shape: at a port by name, at a place of its box (0 to 1), or wherever is best. Or an end at a point of the page. */
export type RoutedEnd =
  | { readonly shape: RoutedShape; readonly port?: string; readonly at?: Point }
  | { readonly shape: null; readonly point: Point }

/** Where the line begins or ends, if people have said; else null. */
export function fixedPoint(end: RoutedEnd): Point | null {
  if (end.shape === null) return end.point
  const named = end.port === undefined ? undefined : end.shape.ports.find(({ name }) => name === end.port)
  if (named) return portsAt(end.shape, named.point)[0]?.point ?? named.point
  return end.at ? (portsAt(end.shape, placeIn(end.shape, end.at))[0]?.point ?? null) : null
}

export function terminalOf(end: RoutedEnd): Terminal {
  if (end.shape === null) return { shape: null, box: null, ports: [{ point: pointOnGrid(end.point), side: null }] }
  const { shape } = end
  const point = fixedPoint(end)
  const ports = point ? portsAt(shape, point) : middlePorts(shape)
  return {
    shape: shape.id,
    box: borderOf(shape).bounds,
    ports: ports.map((port) => ({ ...port, point: pointOnGrid(port.point) })),
  }
}

/** What a line without a fixed point would lead to: the middle of a shape. */
export function targetOf(end: RoutedEnd): Point {
  return fixedPoint(end) ?? (end.shape ? center(borderOf(end.shape).bounds) : end.point)
}

/** The place on the border of a shape next to a point, and how an end says it: as shares of its box. */
export function placeOnBorder(shape: RoutedShape, point: Point): { readonly point: Point; readonly at: Point } {
  const { frame } = shape
  const on = nearestOnBorder(borderOf(shape), point)
  const { x, y } = turned(on, center(frame), -frame.turn)
  return { point: on, at: { x: shareOf(x - frame.x, frame.width), y: shareOf(y - frame.y, frame.height) } }
}

const shareOf = (part: number, whole: number): number => (whole > 0 ? Math.min(1, Math.max(0, part / whole)) : 0.5)

/** A place of the box, where it is when the shape is turned. */
function placeIn({ frame }: RoutedShape, share: Point): Point {
  const place = { x: frame.x + share.x * frame.width, y: frame.y + share.y * frame.height }
  return turned(place, center(frame), frame.turn)
}
