import type { ConnectorContent, End } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import { type Cell, numberOf } from './cells.ts'
import { lineStyle } from './looks.ts'
import type { Style } from './style.ts'

/** More than anybody lays by hand. */
const mostBends = 256

export type ConnectorWay = Pick<ConnectorContent, 'from' | 'to'> & {
  readonly style: string
  readonly bends: readonly Point[]
}

/** Where what an edge names is on the page. */
export interface EndPlaces {
  /** The shape of that cell. */
  shapeOf(cell: string): string | undefined
  /** Somewhere on a line: an edge may end at another one. */
  middleOf(cell: string): Point | undefined
}

/** Null for an edge that has no end, or nothing to be seen of it. */
export function connectorWay(cell: Cell, origin: Point, places: EndPlaces): ConnectorWay | null {
  const { style, geometry, source, target } = cell
  const place = ({ x, y }: Point): Point => ({ x: origin.x + x, y: origin.y + y })
  const end = (named: string | null, side: 'exit' | 'entry', point: string): End | null => {
    const shape = named === null ? undefined : places.shapeOf(named)
    if (shape !== undefined) return { shape, ...fixedAt(style, side) }
    const free = geometry.named.get(point)
    if (free) return { point: place(free) }
    const middle = named === null ? undefined : places.middleOf(named)
    return middle ? { point: middle } : null
  }
  const from = end(source, 'exit', 'sourcePoint')
  const to = end(target, 'entry', 'targetPoint')
  if (!from || !to) return null
  return { from, to, style: lineStyle(style), bends: geometry.points.slice(0, mostBends).map(place) }
}

/** A point of the border that somebody chose, as a share of the box. */
function fixedAt(style: Style, side: 'exit' | 'entry'): { at?: Point } {
  const [x, y] = [style.get(`${side}X`), style.get(`${side}Y`)]
  if (x === undefined || y === undefined) return {}
  const share = (text: string) => Math.min(1, Math.max(0, numberOf(text)))
  return { at: { x: share(x), y: share(y) } }
}
