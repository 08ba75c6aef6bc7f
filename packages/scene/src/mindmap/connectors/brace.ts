import type { Connector } from './connector.ts'

/**
 * A child's part of the curly brace around it and its siblings: from the tip at the parent along the spine to the child.
 * The ends of the brace bend to the outermost children; those between them stand beside the spine.
 */
export const brace: Connector = {
  outlined: false,
  trace(pen, { fromX, fromY, toX, toY, isOutermost }) {
    const spine = toX - Math.sign(toX - fromX) * Math.min(depth, Math.abs(toX - fromX) / 2)
    const way = Math.sign(toY - fromY)
    const bend = Math.min(depth, Math.abs(toY - fromY) / 2)
    pen.moveTo(fromX, fromY)
    // Nearly at the height of the tip there is nothing of the spine, unless it is the only child.
    if (bend < 1) return pen.lineTo(isOutermost ? toX : fromX, isOutermost ? toY : fromY)
    pen.bezierCurveTo((fromX + spine) / 2, fromY, spine, fromY, spine, fromY + way * bend)
    if (!isOutermost) return pen.lineTo(spine, toY)
    pen.lineTo(spine, toY - way * bend)
    pen.bezierCurveTo(spine, toY, (spine + toX) / 2, toY, toX, toY)
  },
}

const depth = 14
