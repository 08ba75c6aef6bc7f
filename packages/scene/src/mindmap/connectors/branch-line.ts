import { type Point, type Segment, segmentsOf } from '@ramify/geometry'
import type { ShapePrimitive } from '../../drawing/primitives.ts'
import { arrowByName } from '../relations/arrows.ts'
import type { LineStyle } from '../roles.ts'
import { type Connector, type ConnectorEnds, drawConnector } from './connector.ts'
import { curve } from './curve.ts'

/** The line from a parent to a topic, and after it the heads at its ends. */
export function drawBranchLine(
  connector: Connector,
  ends: ConnectorEnds,
  line: LineStyle,
): readonly [ShapePrimitive, ...ShapePrimitive[]] {
  const { start, end, dash, color, width } = line
  const isPlain = start === 'none' && end === 'none'
  if (isPlain && dash.length === 0) return [drawConnector(connector, ends, line)]
  // What is filled has no dashes, and its ends are no place for a head.
  const style = connector.outlined ? curve : connector
  const way = drawConnector(style, isPlain ? ends : backFromTips(ends, line), line)
  if (isPlain) return [way]
  const segments = segmentsOf(drawConnector(style, ends, line).path).filter(({ from, to }) => !samePoint(from, to))
  const [first, last] = [segments[0], segments.at(-1)]
  if (!first || !last) return [way]
  const scale = Math.max(1, width / usualWidth)
  return [
    way,
    ...arrowByName(start, 'none')(first.from, directionOf(first, 'from'), color, width, scale),
    ...arrowByName(end, 'none')(last.to, directionOf(last, 'to'), color, width, scale),
  ]
}

/** Heads of lines up to this width are as large as those of relation lines. */
const usualWidth = 2.2

/** Inside of a filled head a thick line ends before the tip, which would be blunt. */
function backFromTips(ends: ConnectorEnds, { start, end, width }: LineStyle): ConnectorEnds {
  const { fromX, fromY, toX, toY, leaves, arrives } = ends
  const [byStart, byEnd] = [start === 'filled' ? 2 * width : 0, end === 'filled' ? 2 * width : 0]
  const out = (from: number, to: number, by: number) =>
    from + Math.sign(to - from) * Math.min(by, Math.abs(to - from) / 3)
  return {
    ...ends,
    fromX: leaves === 'x' ? out(fromX, toX, byStart) : fromX,
    fromY: leaves === 'y' ? out(fromY, toY, byStart) : fromY,
    toX: arrives === 'x' ? out(toX, fromX, byEnd) : toX,
    toY: arrives === 'y' ? out(toY, fromY, byEnd) : toY,
  }
}

/** Which way a head at one end of a piece points: out of it. */
function directionOf(segment: Segment, end: 'from' | 'to'): Point {
  const tip = segment[end]
  const { from, to } = segment
  const curved = segment.control1 ? [segment.control1, segment.control2] : []
  const others = end === 'from' ? [...curved, to] : [...curved.toReversed(), from]
  const before = others.find((point) => !samePoint(point, tip)) ?? tip
  const [x, y] = [tip.x - before.x, tip.y - before.y]
  const length = Math.hypot(x, y) || 1
  return { x: x / length, y: y / length }
}

const samePoint = (a: Point, b: Point) => Math.abs(a.x - b.x) < 0.01 && Math.abs(a.y - b.y) < 0.01
