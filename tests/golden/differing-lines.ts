import { isDeepStrictEqual } from 'node:util'
import type { LineBoxes } from './line-boxes.ts'

/** The texts that are not set as expected. Faster than comparing all at once, and shorter to read. */
export function differingLines(lines: LineBoxes, expected: LineBoxes) {
  if (lines.length !== expected.length) throw new Error(`${lines.length} texts were set instead of ${expected.length}`)
  return expected.flatMap((box, index) => (isDeepStrictEqual(lines[index], box) ? [] : [{ box, other: lines[index] }]))
}
