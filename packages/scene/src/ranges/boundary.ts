import { inflate, roundedRectangle } from '@ramify/geometry'
import { colorOr, mix } from '../colors.ts'
import { dashOf } from '../dash.ts'
import { varyFont } from '../fonts.ts'
import { labelOf } from '../label.ts'
import { within } from '../numbers.ts'
import { filled, type Primitive, stroked } from '../primitives.ts'
import type { RangeDrawing, RangeKind } from './range-kind.ts'

/** A dashed frame around the children, with its title on a tab. */
export const boundary: RangeKind = {
  layer: 'behind',
  room: ({ text }) => ({ before: padding + (text.text === '' ? 0 : tabHeight / 2), after: padding, beyond: padding }),
  draw(drawing) {
    const { range, members, role, theme } = drawing
    const { look } = range
    const color = colorOr(look.border ?? look.lineColor, role.line.color) ?? role.line.color
    const soft = mix(role.line.color, theme.background.color, theme.dark ? 0.1 : 0.05)
    const frame = roundedRectangle(inflate(members, padding), 12)
    const width = within(look.borderWidth ?? look.lineWidth, 0.5, 20, 1.5)
    return [
      { ...stroked(frame, color, width, dashOf(theme.boundary.dash)), fill: colorOr(look.fill, soft) },
      ...drawTitle(drawing),
    ]
  },
}

const padding = 10
const tabHeight = 22

function drawTitle({ range, members, role, measurer }: RangeDrawing): Primitive[] {
  const font = varyFont(role.type.font, { size: 12, weight: 500 })
  const color = colorOr(range.look.color, role.color) ?? role.color
  const label = labelOf(range.text.text, font, color, measurer)
  if (label.width === 0) return []
  const middle = members.y - padding
  const tab = { x: members.x, y: middle - tabHeight / 2, width: label.width + 16, height: tabHeight }
  return [filled(roundedRectangle(tab, 6), role.fill ?? role.line.color), ...label.draw(tab.x + 8, middle)]
}
