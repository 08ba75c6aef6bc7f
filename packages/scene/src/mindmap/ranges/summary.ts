import { center } from '@ramify/geometry'
import { colorOr } from '../../drawing/colors.ts'
import { within } from '../../drawing/numbers.ts'
import { drawn } from '../../drawing/primitives.ts'
import { outwardFrom, outwardPath, sideOf } from '../outward.ts'
import type { RangeKind } from './range-kind.ts'

/** A rounded brace past the children, its tip at the topic that sums them up. */
export const summary: RangeKind = {
  layer: 'over',
  besideCells: true,
  room: () => ({ before: 0, after: 0, beyond: distance + 2 * depth + 6 }),
  draw({ range: { look }, members, first, last, direction, role }) {
    const [start, end] = sideOf(members, direction)
    const middle = (start + end) / 2
    const inner = distance
    const spine = distance + depth
    const tip = distance + 2 * depth
    // Short braces have smaller bends.
    const bend = Math.min(depth, (end - start) / 4)
    const outward = outwardFrom(members, direction)
    const brace = outwardPath(outward, [
      [inner, start],
      [spine - depth / 2, start, spine, start, spine, start + bend],
      [spine, middle - bend],
      [spine, middle, tip, middle, tip, middle],
      [tip, middle, spine, middle, spine, middle + bend],
      [spine, end - bend],
      [spine, end, spine - depth / 2, end, inner, end],
    ])
    const color = colorOr(look.lineColor ?? look.border, role.line.color) ?? role.line.color
    const along = direction === 'left' || direction === 'right' ? 'y' : 'x'
    const isTurned = center(first)[along] > center(last)[along]
    return {
      primitives: [drawn(brace, color, within(look.lineWidth ?? look.borderWidth, 0.5, 20, 1.75))],
      path: brace,
      // Its words are a topic.
      label: null,
      ends: [outward(inner, isTurned ? end : start), outward(inner, isTurned ? start : end)],
    }
  },
}

const distance = 8
const depth = 8
