import type { Connector } from './connector.ts'

/** Both control points at half the way: the curve never leaves the box of its ends. */
export const curve: Connector = {
  outlined: false,
  trace(pen, { fromX, fromY, toX, toY, leaves, arrives }) {
    const x = (fromX + toX) / 2
    const y = (fromY + toY) / 2
    pen.moveTo(fromX, fromY)
    pen.bezierCurveTo(
      leaves === 'x' ? x : fromX,
      leaves === 'x' ? fromY : y,
      arrives === 'x' ? x : toX,
      arrives === 'x' ? toY : y,
      toX,
      toY,
    )
  },
}
