import type { Rect } from '@ramify/geometry'
import type { Primitive } from '../primitives.ts'

/** What is drawn on the paper, everywhere in an area, in step with the map's origin. */
export type Pattern = (area: Rect, color: string) => Primitive[]

/** Multiples of `step` from `start` to `end`, at most a few thousand: an area may be as large as a map of giants. */
export function steps(start: number, end: number, step: number): number[] {
  const first = Math.ceil(start / step)
  const count = Math.floor(end / step) - first + 1
  return count > 4000 ? [] : Array.from({ length: Math.max(0, count) }, (_, i) => (first + i) * step)
}
