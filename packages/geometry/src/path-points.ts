import { flattenCubic } from './cubic.ts'
import { type Path, segmentsOf } from './path.ts'
import type { Point } from './shapes.ts'

/** A path as polylines that stay within `tolerance` of it, one for each part. */
export function flattenPath(path: Path, tolerance = 0.25): Point[][] {
  const lines: Point[][] = []
  let end: Point | undefined
  for (const segment of segmentsOf(path)) {
    let line = lines.at(-1)
    if (!line || end?.x !== segment.from.x || end.y !== segment.from.y) {
      line = [segment.from]
      lines.push(line)
    }
    if (segment.control1) line.push(...flattenCubic(segment, tolerance))
    else line.push(segment.to)
    end = segment.to
  }
  return lines
}
