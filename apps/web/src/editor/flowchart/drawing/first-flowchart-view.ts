import type { Rect } from '@ramify/geometry'
import type { FlowchartPage } from '@ramify/scene'
import { clearOfBars, edgeOf, isInHand, mostOf, wholeView } from '../../core/viewport/first-view.ts'
import type { Screen } from '../../core/viewport/screen.ts'
import type { Viewport } from '../../core/viewport/viewport.ts'

/** What is drawn smaller than this cannot be read. In a hand two fingers bring it nearer, and half a chart says less than all of it. */
const legible = 0.35
const legibleInHand = 0.12

/** All of a page that can be read so; of a larger one where it begins, life-size. */
export function firstFlowchartView(page: FlowchartPage, screen: Screen): Viewport {
  const { shapeBounds } = page
  if (wholeView({ bounds: shapeBounds }, screen).zoom >= (isInHand(screen) ? legibleInHand : legible)) {
    return wholeView(page, screen)
  }
  const { x, y, width } = topmost(page) ?? shapeBounds
  const edge = edgeOf(screen)
  return clearOfBars(screen, (free) =>
    mostOf(shapeBounds, { x: x + width / 2 - free.width / 2, y: y - edge, zoom: 1 }, free, edge),
  )
}

/** Of shapes in one line the first. */
function topmost({ parts: { items } }: FlowchartPage): Rect | undefined {
  let first: Rect | undefined
  for (const { box } of items.shapes) {
    if (!first || box.y < first.y || (box.y === first.y && box.x < first.x)) first = box
  }
  return first
}
