import type { Path, Point } from '@ramify/geometry'
import { drawn, filled, type Primitive } from '../../drawing/primitives.ts'

/** The head of a relation line: `at` its tip, `along` the direction it points to, of length 1. */
export type Arrow = (at: Point, along: Point, color: string, width: number) => Primitive[]

/** Every head, by the name that documents use. */
export const arrows = {
  none: () => [],
  open: (at, along, color, width) => [drawn(head(at, along), color, width)],
  filled: (at, along, color) => [filled([...head(at, along), ['Z']], color)],
} satisfies Record<string, Arrow>

export function arrowByName(chosen: string | undefined, otherwise: keyof typeof arrows): Arrow {
  return chosen !== undefined && Object.hasOwn(arrows, chosen)
    ? arrows[chosen as keyof typeof arrows]
    : arrows[otherwise]
}

const length = 9
const spread = 4.5

function head(at: Point, { x, y }: Point): Path {
  return [
    ['M', at.x - length * x - spread * y, at.y - length * y + spread * x],
    ['L', at.x, at.y],
    ['L', at.x - length * x + spread * y, at.y - length * y - spread * x],
  ]
}
