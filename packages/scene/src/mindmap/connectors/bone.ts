import { lean } from '@ramify/layouts'
import type { Connector } from './connector.ts'

/** Along the spine of a fish, then leaning out to what hangs on it. */
export const bone: Connector = {
  outlined: false,
  trace(pen, { fromX, fromY, toX, toY }) {
    const way = Math.sign(toX - fromX)
    // Somebody may have moved it so near that there is nothing left of the spine.
    const spine = Math.max(0, Math.abs(toX - fromX) - lean * Math.abs(toY - fromY))
    pen.moveTo(fromX, fromY)
    pen.lineTo(fromX + way * spine, fromY)
    pen.lineTo(toX, toY)
  },
}
