import type { Side } from '../routes/terminal.ts'

/** Clockwise. */
const sides: readonly Side[] = ['top', 'right', 'bottom', 'left']

/** Which side of the page a side of a turned shape looks to. */
export function turnedSide(side: Side, degrees: number): Side {
  const quarters = Math.round(degrees / 90)
  return sides[(((sides.indexOf(side) + quarters) % 4) + 4) % 4] as Side
}
