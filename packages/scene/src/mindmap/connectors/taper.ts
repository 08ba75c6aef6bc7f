import { ribbon, tracePath } from '@ramify/geometry'
import { taper as widths } from '../roles.ts'
import type { Connector } from './connector.ts'

/** Grows out of the parent like a branch out of a trunk: begins inside of it and narrows on its way. */
export const taper: Connector = {
  outlined: true,
  trace(pen, { fromX, fromY, toX, toY, leaves, arrives, inset }, { width }) {
    const from = { x: leaves === 'x' ? fromX + inset : fromX, y: leaves === 'x' ? fromY : fromY + inset }
    const to = { x: toX, y: toY }
    const middle = { x: (from.x + toX) / 2, y: (from.y + toY) / 2 }
    const curve = {
      from,
      control1: leaves === 'x' ? { x: middle.x, y: from.y } : { x: from.x, y: middle.y },
      control2: arrives === 'x' ? { x: middle.x, y: toY } : { x: toX, y: middle.y },
      to,
    }
    tracePath(pen, ribbon(curve, widths.start * width, widths.end * width))
  },
}
