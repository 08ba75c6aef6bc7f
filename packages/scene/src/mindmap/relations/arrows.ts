import type { Path, Point } from '@ramify/geometry'
import { drawn, filled, type ShapePrimitive } from '../../drawing/primitives.ts'

/** The head of a line: `at` its tip, `along` the direction it points to, of length 1; larger for thick lines, where that is wanted. */
export type Arrow = (at: Point, along: Point, color: string, width: number, scale?: number) => ShapePrimitive[]

/** Every head, by the name that documents use. */
export const arrows = {
  none: () => [],
  open: (at, along, color, width, scale) => [drawn(head(at, along, scale), color, width)],
  filled: (at, along, color, _width, scale) => [filled([...head(at, along, scale), ['Z']], color)],
} satisfies Record<string, Arrow>

export function arrowByName(chosen: string | undefined, otherwise: keyof typeof arrows): Arrow {
  return chosen !== undefined && Object.hasOwn(arrows, chosen)
    ? arrows[chosen as keyof typeof arrows]
    : arrows[otherwise]
}

const length = 9
const spread = 4.5

function head(at: Point, { x, y }: Point, scale = 1): Path {
  const [back, aside] = [scale * length, scale * spread]
  return [
    ['M', at.x - back * x - aside * y, at.y - back * y + aside * x],
    ['L', at.x, at.y],
    ['L', at.x - back * x + aside * y, at.y - back * y - aside * x],
  ]
}
