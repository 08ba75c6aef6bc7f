import { cubicBounds } from './cubic.ts'
import { type Path, segmentsOf } from './path.ts'
import { rectAround, union } from './rect.ts'
import type { Rect } from './shapes.ts'

/** The exact box of a path's line, without the width of its stroke; null for a path that draws nothing. */
export function pathBounds(path: Path): Rect | null {
  return union(
    segmentsOf(path).map((segment) =>
      segment.control1
        ? cubicBounds(segment)
        : (rectAround([segment.from, segment.to]) ?? { x: 0, y: 0, width: 0, height: 0 }),
    ),
  )
}
