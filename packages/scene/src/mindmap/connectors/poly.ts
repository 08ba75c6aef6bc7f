import { type Point, polyline, tracePath } from '@ramify/geometry'
import type { Connector, ConnectorEnds } from './connector.ts'

/** Horizontal and vertical pieces with rounded elbows. */
export const poly: Connector = {
  outlined: false,
  trace(pen, ends, { corner }) {
    const { fromX, fromY, toX, toY, inset } = ends
    const from = inset === 0 ? [{ x: fromX, y: fromY }] : []
    tracePath(pen, polyline([...from, ...elbows(ends), { x: toX, y: toY }], corner))
  },
}

/** Lines of the root begin where they turn, hidden inside of it: they come out apart, else all would share one stem. */
function elbows({ fromX, fromY, toX, toY, leaves, arrives, inset }: ConnectorEnds): Point[] {
  if (leaves !== arrives) return [leaves === 'x' ? { x: toX, y: fromY } : { x: fromX, y: toY }]
  if (leaves === 'x') {
    const x = inset === 0 ? (fromX + toX) / 2 : fromX + inset / 2
    return [
      { x, y: fromY },
      { x, y: toY },
    ]
  }
  const y = inset === 0 ? (fromY + toY) / 2 : fromY + inset / 2
  return [
    { x: fromX, y },
    { x: toX, y },
  ]
}
