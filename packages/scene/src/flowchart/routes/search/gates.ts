import { center, type Point, type Rect, rectAround } from '@ramify/geometry'
import type { Gate } from './route-search.ts'
import { directionOf, type Port, type Terminal } from './terminal.ts'

/** A side that faces away from the other end costs as much as twice this much way, where there is a choice. */
const awayCost = 140

/** A port as the search sees it: on the bounds of its shape, from which a straight piece leads to the port itself. */
export interface PortGate extends Gate {
  readonly port: Point
}

const normals = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const

/** All ways to leave a terminal. Lines to something inside of its shape leave inwards. */
export function gatesOf(own: Terminal, other: Terminal): PortGate[] {
  const isInside = liesIn(other, own)
  const [from, to] = [middleOf(own), middleOf(other)]
  // Which side faces the middle of the shape around it says nothing.
  const weigh = liesIn(own, other) ? () => 0 : costOf
  return own.ports.flatMap((port) => {
    if (port.side === null)
      return [0, 1, 2, 3].map((direction) => ({ ...port.point, port: port.point, direction, cost: 0 }))
    const direction = directionOf[port.side]
    if (isInside) return [{ ...port.point, port: port.point, direction: direction ^ 2, cost: 0 }]
    return [{ ...onBounds(port, own.box), port: port.point, direction, cost: weigh(direction, from, to) }]
  })
}

/** Whether all of a terminal is in the shape of another one, as of a shape and the container it is in. */
export function liesIn(inner: Terminal, outer: Terminal): boolean {
  const box = outer.box
  if (!box || inner.shape === outer.shape) return false
  return inner.ports.every(({ point: { x, y } }) => {
    return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height
  })
}

export function boxOf({ box, ports }: Terminal): Rect {
  return box ?? rectAround(ports.map(({ point }) => point)) ?? { x: 0, y: 0, width: 0, height: 0 }
}

const middleOf = (terminal: Terminal): Point => center(boxOf(terminal))

/** People expect a line to leave a shape on the side that faces where it goes. */
function costOf(direction: number, from: Point, to: Point): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length === 0) return 0
  const { x, y } = normals[direction] as Point
  return awayCost * (1 - (x * (to.x - from.x) + y * (to.y - from.y)) / length)
}

/** The border of a shape that is no rectangle lies inside of its bounds. */
function onBounds({ point: { x, y }, side }: Port, box: Rect | null): Point {
  if (!box) return { x, y }
  switch (side) {
    case 'top':
      return { x, y: Math.min(y, box.y) }
    case 'right':
      return { x: Math.max(x, box.x + box.width), y }
    case 'bottom':
      return { x, y: Math.max(y, box.y + box.height) }
    default:
      return { x: Math.min(x, box.x), y }
  }
}
