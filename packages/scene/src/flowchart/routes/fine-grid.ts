import type { Point, Rect } from '@ramify/geometry'

/**
 * Whatever routes are computed from lies on a grid too fine to be seen. On it sums, differences and halves are exact, so a route is the
 * same wherever on the page everything around it is: what moves together takes its routes along. A power of two.
 */
const steps = 2 ** 20

/** Farther away numbers have no digits left for halves of a step. */
const farthest = 2 ** 28

export function onGrid(value: number): number {
  return Math.abs(value) < farthest ? Math.round(value * steps) / steps : value
}

export const pointOnGrid = ({ x, y }: Point): Point => ({ x: onGrid(x), y: onGrid(y) })

export function rectOnGrid({ x, y, width, height }: Rect): Rect {
  const [left, top] = [onGrid(x), onGrid(y)]
  return { x: left, y: top, width: onGrid(x + width) - left, height: onGrid(y + height) - top }
}

/** Whether all of it is where sums are exact. */
export function isExactIn({ x, y, width, height }: Rect): boolean {
  return [x, y, x + width, y + height].every((value) => Math.abs(value) < farthest)
}
