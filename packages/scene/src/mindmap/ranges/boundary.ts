import type { Look } from '@ramify/document'
import { center, contains, inflate, type Point, type Rect, roundedRectangle } from '@ramify/geometry'
import { mix } from '@ramify/themes'
import { colorOr } from '../../drawing/colors.ts'
import { dashOf } from '../../drawing/dash.ts'
import { varyFont } from '../../drawing/fonts.ts'
import { labelOf } from '../../drawing/label.ts'
import type { LabelPlace } from '../../drawing/label-place.ts'
import { within } from '../../drawing/numbers.ts'
import { filled, stroked } from '../../drawing/primitives.ts'
import { fontOf } from '../../drawing/text-block.ts'
import { middleOf } from '../outward.ts'
import { boundaryShape } from './boundary-shapes.ts'
import type { RangeDrawing, RangeKind } from './range-kind.ts'

/** A frame around the children, with its title on a tab. */
export const boundary: RangeKind = {
  layer: 'behind',
  room: ({ text, look }) => {
    const around = padding + boundaryShape(look.shape).reach
    return { before: around + (text.text === '' ? 0 : tabHeightOf(look) / 2), after: around, beyond: around }
  },
  draw(drawing) {
    const { range, members, role, theme } = drawing
    const { look } = range
    const color = colorOr(look.border ?? look.lineColor, role.line.color) ?? role.line.color
    const soft = mix(role.line.color, theme.background.color, theme.dark ? 0.1 : 0.05)
    const frame = inflate(members, padding)
    const path = boundaryShape(look.shape).outline(frame)
    const width = within(look.borderWidth ?? look.lineWidth, 0.5, 20, 1.5)
    const label = drawTitle(drawing)
    return {
      primitives: [
        {
          ...stroked(path, color, width, dashOf(look.borderDash ?? look.lineDash ?? theme.boundary.dash)),
          fill: colorOr(look.fill, soft),
        },
        ...label.primitives,
      ],
      path,
      label,
      ends: endsOf(frame, label.box, drawing),
    }
  },
}

const padding = 10
const titleSize = 12
/** Of the tab, past the size of its letters. */
const tabRoomAround = 10
const corner = 12
/** Between the title and a handle. */
const tabRoom = 10

function tabHeightOf({ size }: Look): number {
  return tabRoomAround + within(size, 6, 200, titleSize)
}

/** At the sides where the first and the last child stand. */
function endsOf(frame: Rect, tab: Rect | null, { first, last, direction }: RangeDrawing): [Point, Point] {
  const [a, b] = [center(first), center(last)]
  const isAcross = direction === 'up' || direction === 'down'
  const sideways = a.x === b.x && a.y === b.y ? isAcross : Math.abs(b.x - a.x) > Math.abs(b.y - a.y)
  const [start, end] = sideways
    ? [middleOf(frame, 'left'), middleOf(frame, 'right')]
    : [middleOf(frame, 'up'), middleOf(frame, 'down')]
  const isTurned = sideways ? a.x > b.x : a.y > b.y
  const [from, to] = isTurned ? [end, start] : [start, end]
  return [besideTab(from, tab, frame), besideTab(to, tab, frame)]
}

/** On the frame past the title, where this would lie over it; round the corner where the title is as long as the frame. */
function besideTab(point: Point, tab: Rect | null, { x, y, width, height }: Rect): Point {
  if (!tab || !contains(inflate(tab, tabRoom), point)) return point
  const past = tab.x + tab.width + tabRoom
  const right = x + width
  return past <= right - corner ? { x: past, y: point.y } : { x: right, y: y + Math.min(height / 2, corner + tabRoom) }
}

function drawTitle({ range, members, role, measurer }: RangeDrawing): LabelPlace {
  const { look } = range
  const font = fontOf(varyFont(role.type.font, { size: titleSize, weight: 500 }), look)
  const tabHeight = tabHeightOf(look)
  const color = colorOr(look.color, role.color) ?? role.color
  const fill = role.fill ?? role.line.color
  const label = labelOf(range.text.text, font, color, measurer)
  const at = { x: members.x + 8, y: members.y - padding }
  const place = { at, align: 'left', font, color, fill } as const
  if (label.width === 0) return { ...place, box: null, primitives: [] }
  const box = { x: members.x, y: at.y - tabHeight / 2, width: label.width + 16, height: tabHeight }
  return { ...place, box, primitives: [filled(roundedRectangle(box, 6), fill), ...label.draw(at.x, at.y)] }
}
