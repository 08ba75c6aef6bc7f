import type { Connector } from './connector.ts'

export const straight: Connector = {
  outlined: false,
  trace(pen, { fromX, fromY, toX, toY }) {
    pen.moveTo(fromX, fromY)
    pen.lineTo(toX, toY)
  },
}
