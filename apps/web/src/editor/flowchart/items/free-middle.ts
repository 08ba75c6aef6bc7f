import { containsRect, inflate, intersects, type Point, type Rect, type Size } from '@ramify/geometry'
import type { FlowchartPage, PlacedShape } from '@ramify/scene'
import { toMap, visibleRect } from '../../core/viewport/viewport.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'

/** Between a new shape and those around it. */
const gap = 20
/** Places are tried at these distances, so many steps away in each direction. */
const step = 40
const mostSteps = 24

/** The middle of a free place for something new: as near as can be to the middle of what is seen, and in sight where that is possible. */
export function freeMiddle({ view, screen, scene }: FlowchartEditor, size: Size): Point {
  const { width, height } = screen.get()
  const middle = toMap(view.get(), { x: width / 2, y: height / 2 })
  const visible = visibleRect(view.get(), screen.get())
  const page = scene.get()
  const boxAt = ({ x, y }: Point): Rect => ({ x: x - size.width / 2, y: y - size.height / 2, ...size })
  let unseen: Point | null = null
  for (const { x, y } of stepsAway) {
    const at = { x: middle.x + x * step, y: middle.y + y * step }
    const box = boxAt(at)
    const isSeen = containsRect(visible, box)
    if ((!isSeen && unseen) || !isFree(page, inflate(box, gap))) continue
    if (isSeen) return at
    unseen = at
  }
  return unseen ?? besideAll(page, middle, size)
}

/** From the nearest to the farthest; of those that are as far, below and at the right first. */
const stepsAway: readonly Point[] = Array.from({ length: (2 * mostSteps + 1) ** 2 }, (_, nth) => ({
  x: mostSteps - (nth % (2 * mostSteps + 1)),
  y: mostSteps - Math.floor(nth / (2 * mostSteps + 1)),
})).sort((a, b) => a.x ** 2 + a.y ** 2 - (b.x ** 2 + b.y ** 2))

/** Apart from every shape, or wholly within what shapes stand in. */
function isFree(page: FlowchartPage, area: Rect): boolean {
  return page.shapesIn(area).every((shape) => !intersects(shape.box, area) || (shape.isFrame && holds(shape, area)))
}

function holds({ frame, face }: PlacedShape, area: Rect): boolean {
  const { side, size = 0 } = face.box.header ?? {}
  const [left, top] = side === 'left' ? [size, 0] : [0, size]
  return containsRect(
    { x: frame.x + left, y: frame.y + top, width: frame.width - left, height: frame.height - top },
    area,
  )
}

/** Where the page is full. */
function besideAll({ shapeBounds }: FlowchartPage, middle: Point, { width }: Size): Point {
  return { x: shapeBounds.x + shapeBounds.width + gap + width / 2, y: middle.y }
}
