import { polyline, tracePath } from '@ramify/geometry'
import { poleDistance } from '@ramify/layouts'
import type { Connector } from './connector.ts'

/** Along the axis of a timeline, then up or down a pole to what stands on it. */
export const pole: Connector = {
  outlined: false,
  trace(pen, { fromX, fromY, toX, toY }, { corner }) {
    const way = Math.sign(toX - fromX)
    // Somebody may have moved it so near that there is nothing left of the axis.
    const foot = fromX + way * Math.max(0, Math.abs(toX - fromX) - poleDistance)
    pen.moveTo(fromX, fromY)
    pen.lineTo(foot, fromY)
    const turns = [
      { x: foot, y: fromY },
      { x: foot, y: toY },
      { x: toX, y: toY },
    ]
    tracePath(pen, polyline(turns, corner))
  },
}
