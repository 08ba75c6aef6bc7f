import { type Pen, recordPath } from '@ramify/geometry'
import { filled, type ShapePrimitive, stroked } from '../primitives.ts'

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
  /** Whether it leads to the first or the last of the children. */
  readonly isOutermost: boolean
}

export type Axis = 'x' | 'y'

export interface ConnectorLine {
  readonly color: string
  readonly width: number
  readonly corner: number
}

export function drawConnector(connector: Connector, ends: ConnectorEnds, line: ConnectorLine): ShapePrimitive {
  const path = recordPath((pen) => connector.trace(pen, ends, line))
  return connector.outlined ? filled(path, line.color) : stroked(path, line.color, line.width)
}
