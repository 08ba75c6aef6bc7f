import { center } from '@ramify/geometry'
import { colorOr } from '../../drawing/colors.ts'
import { dashOf } from '../../drawing/dash.ts'
import { within } from '../../drawing/numbers.ts'
import { drawn } from '../../drawing/primitives.ts'
import { outwardFrom, outwardPath, sideOf } from '../outward.ts'
import type { RangeKind } from './range-kind.ts'
import { summaryShape } from './summary-shapes.ts'

/** A brace past the children, its tip at the topic that sums them up. */
export const summary: RangeKind = {
  layer: 'over',
  besideCells: true,
  room: () => ({ before: 0, after: 0, beyond: distance + 2 * depth + 6 }),
  draw({ range: { look }, members, first, last, direction, role }) {
    const [start, end] = sideOf(members, direction)
    const inner = distance
    const outward = outwardFrom(members, direction)
    const lines = summaryShape(look.shape)({ start, end, inner, spine: distance + depth, tip: distance + 2 * depth })
    const brace = lines.flatMap((steps) => outwardPath(outward, steps))
    const color = colorOr(look.lineColor ?? look.border, role.line.color) ?? role.line.color
    const along = direction === 'left' || direction === 'right' ? 'y' : 'x'
    const isTurned = center(first)[along] > center(last)[along]
    return {
      primitives: [
        {
          ...drawn(brace, color, within(look.lineWidth ?? look.borderWidth, 0.5, 20, 1.75)),
          dash: dashOf(look.lineDash ?? look.borderDash),
        },
      ],
      path: brace,
      // Its words are a topic.
      label: null,
      ends: [outward(inner, isTurned ? end : start), outward(inner, isTurned ? start : end)],
    }
  },
}

const distance = 8
const depth = 8
