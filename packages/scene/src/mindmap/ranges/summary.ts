import type { RangeSnapshot } from '@ramify/document'
import { center, type Point, roundedRectangle } from '@ramify/geometry'
import { colorOr } from '../../drawing/colors.ts'
import { dashOf } from '../../drawing/dash.ts'
import { varyFont } from '../../drawing/fonts.ts'
import { labelOf } from '../../drawing/label.ts'
import type { LabelPlace } from '../../drawing/label-place.ts'
import { within } from '../../drawing/numbers.ts'
import { drawn, filled } from '../../drawing/primitives.ts'
import { fontOf } from '../../drawing/text-block.ts'
import { outwardFrom, outwardPath, sideOf } from '../outward.ts'
import type { RangeDrawing, RangeKind } from './range-kind.ts'
import { summaryShape } from './summary-shapes.ts'

/** A brace past the children, its tip at the topic that sums them up, or at its own words: files of others say those without a topic. */
export const summary: RangeKind = {
  layer: 'over',
  besideCells: true,
  room: (range) => ({ before: 0, after: 0, beyond: distance + 2 * depth + 6 + roughWidthOf(range) }),
  draw(drawing) {
    const { members, first, last, direction, role } = drawing
    const { look } = drawing.range
    const [start, end] = sideOf(members, direction)
    const inner = distance
    const outward = outwardFrom(members, direction)
    const lines = summaryShape(look.shape)({ start, end, inner, spine: distance + depth, tip: distance + 2 * depth })
    const brace = lines.flatMap((steps) => outwardPath(outward, steps))
    const color = colorOr(look.lineColor ?? look.border, role.line.color) ?? role.line.color
    const along = direction === 'left' || direction === 'right' ? 'y' : 'x'
    const isTurned = center(first)[along] > center(last)[along]
    const label = hasOwnWords(drawing.range)
      ? drawWords(drawing, outward(distance + 2 * depth, (start + end) / 2))
      : null
    return {
      primitives: [
        {
          ...drawn(brace, color, within(look.lineWidth ?? look.borderWidth, 0.5, 20, 1.75)),
          dash: dashOf(look.lineDash ?? look.borderDash),
        },
        ...(label?.primitives ?? []),
      ],
      path: brace,
      label,
      ends: [outward(inner, isTurned ? end : start), outward(inner, isTurned ? start : end)],
    }
  },
}

const distance = 8
const depth = 8
const wordSize = 12
const boxHeight = 22
const boxPadding = 8
const farthest = 400

/** The words of one with a topic are that topic. */
const hasOwnWords = ({ topic, text }: RangeSnapshot) => topic === null && text.text.trim() !== ''

/** Before anything is measured: Chinese letters are about as wide as high, others a little more than half. */
function roughWidthOf(range: RangeSnapshot): number {
  if (!hasOwnWords(range)) return 0
  const size = within(range.look.size, 6, 200, wordSize)
  let width = 2 * boxPadding
  for (const letter of range.text.text.slice(0, farthest)) width += size * (letter > '\u2e7f' ? 1 : 0.6)
  return Math.min(width, farthest)
}

function drawWords({ range: { look, text }, direction, role, measurer }: RangeDrawing, tip: Point): LabelPlace {
  const font = fontOf(varyFont(role.type.font, { size: wordSize, weight: 500 }), look)
  const color = colorOr(look.color, role.color) ?? role.color
  const fill = colorOr(look.fill, role.fill ?? role.line.color) ?? role.line.color
  const words = labelOf(text.text, font, color, measurer)
  const size = { width: words.width + 2 * boxPadding, height: boxHeight + font.size - wordSize }
  const box = {
    ...size,
    x: { right: tip.x, left: tip.x - size.width, up: tip.x - size.width / 2, down: tip.x - size.width / 2 }[direction],
    y: { right: tip.y - size.height / 2, left: tip.y - size.height / 2, up: tip.y - size.height, down: tip.y }[
      direction
    ],
  }
  const at = { x: box.x + boxPadding, y: box.y + size.height / 2 }
  const primitives = [filled(roundedRectangle(box, 6), fill), ...words.draw(at.x, at.y)]
  return { at, align: 'left', font, color, fill, box, primitives }
}
