import { type Cubic, type Pen, recordPath, ribbon, tracePath } from '@ramify/geometry'
import { filled, type ShapePrimitive, stroked } from '../../drawing/primitives.ts'
import { taper } from '../roles.ts'

/** A way to draw the line from a parent to a child. */
export interface Connector {
  /** Whether the outline of the line is drawn, to be filled; else it is stroked. */
  readonly outlined: boolean
  /** Draws the line. It stays in the box of its ends, widened by its width: views are culled by that. */
  trace(pen: Pen, ends: ConnectorEnds, line: ConnectorLine): void
}

/** Flat numbers: there is one for each of ten thousand lines. */
export interface ConnectorEnds {
  readonly fromX: number
  readonly fromY: number
  readonly toX: number
  readonly toY: number
  /** Whether it sets off and arrives along x or along y. */
  readonly leaves: Axis
  readonly arrives: Axis
  /** How far it may begin inside of its parent, hidden by it, along the way it leaves; 0 where it begins at the edge. */
  readonly inset: number
  /**
   * Along x, before its end: so far the line is level, as what hangs on its topic reaches that far back under or over it. 0 for most.
   */
  readonly level: number
  /** Whether it leads to the first or the last of the children. */
  readonly isOutermost: boolean
}

export type Axis = 'x' | 'y'

export interface ConnectorLine {
  readonly color: string
  readonly width: number
  readonly corner: number
  /** Lengths of dashes and gaps; of an outlined connector nothing can be left out. */
  readonly dash?: readonly number[]
}

export function drawConnector(connector: Connector, ends: ConnectorEnds, line: ConnectorLine): ShapePrimitive {
  const path = recordPath((pen) => traceConnector(pen, connector, ends, line))
  return connector.outlined ? filled(path, line.color) : stroked(path, line.color, line.width, line.dash)
}

export function traceConnector(pen: Pen, connector: Connector, ends: ConnectorEnds, line: ConnectorLine): void {
  const { level, toX, toY } = ends
  const x = toX - level
  connector.trace(pen, level === 0 ? ends : { ...ends, toX: x }, line)
  if (level === 0) return
  if (connector.outlined) tracePath(pen, ribbon(levelLine(x, toX, toY), taper.end * line.width, taper.end * line.width))
  else pen.lineTo(toX, toY)
}

function levelLine(fromX: number, toX: number, y: number): Cubic {
  const [third, rest] = [(2 * fromX + toX) / 3, (fromX + 2 * toX) / 3]
  return { from: { x: fromX, y }, control1: { x: third, y }, control2: { x: rest, y }, to: { x: toX, y } }
}
