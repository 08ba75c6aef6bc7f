import { colorOr } from '../colors.ts'
import { within } from '../numbers.ts'
import { outwardFrom, outwardPath, sideOf } from '../outward.ts'
import { drawn } from '../primitives.ts'
import type { RangeKind } from './range-kind.ts'

/** A rounded brace past the children, its tip at the topic that sums them up. */
export const summary: RangeKind = {
  layer: 'over',
  room: () => ({ before: 0, after: 0, beyond: distance + 2 * depth + 6 }),
  draw({ range: { look }, members, direction, role }) {
    const [start, end] = sideOf(members, direction)
    const middle = (start + end) / 2
    const inner = distance
    const spine = distance + depth
    const tip = distance + 2 * depth
    // Short braces have smaller bends.
    const bend = Math.min(depth, (end - start) / 4)
    const brace = outwardPath(outwardFrom(members, direction), [
      [inner, start],
      [spine - depth / 2, start, spine, start, spine, start + bend],
      [spine, middle - bend],
      [spine, middle, tip, middle, tip, middle],
      [tip, middle, spine, middle, spine, middle + bend],
      [spine, end - bend],
      [spine, end, spine - depth / 2, end, inner, end],
    ])
    const color = colorOr(look.lineColor ?? look.border, role.line.color) ?? role.line.color
    return [drawn(brace, color, within(look.lineWidth ?? look.borderWidth, 0.5, 20, 1.75))]
  },
}

const distance = 8
const depth = 8
