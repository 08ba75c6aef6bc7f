import type { Point, Rect } from '@ramify/geometry'
import { rectBetween } from '@ramify/geometry'
import type { PointerEvent } from 'react'
import { createStore } from '../../../platform/store.ts'
import { scrollAtEdges } from '../dragging/edge-scroll.ts'
import { followPointer } from '../dragging/follow-pointer.ts'
import { indexesIn } from '../list/grid.ts'
import { laidLists } from '../list/laid-lists.ts'
import { focusEntry } from './entry-focus.ts'
import { leaveSelecting, selectedIds, selectedItems, selectOnly } from './selection.ts'

/** The area that is being drawn, from the upper left corner of the page's content. */
export const marquee = createStore<Rect | null>(null)

/** Pressing beside everything may become drawing an area: what it touches is selected. */
export function pressForMarquee(event: PointerEvent<HTMLElement>): void {
  if (event.button !== 0 || event.pointerType === 'touch' || !isBesideEverything(event)) return
  const page = event.currentTarget
  const adds = event.ctrlKey || event.metaKey || event.shiftKey
  const before = adds ? selectedIds() : new Set<string>()
  const inPage = ({ x, y }: Point): Point => {
    const { left, top } = page.getBoundingClientRect()
    return { x: x - left, y: y - top }
  }
  const start = inPage({ x: event.clientX, y: event.clientY })
  let at: Point = { x: event.clientX, y: event.clientY }
  let stopScrolling: () => void = () => undefined
  // Only pressed, it takes the selection away.
  if (!adds) leaveSelecting()

  const draw = () => {
    const end = inPage(at)
    const area = rectBetween(
      Math.min(start.x, end.x),
      Math.min(start.y, end.y),
      Math.max(start.x, end.x),
      Math.max(start.y, end.y),
    )
    marquee.set(area)
    selectOnly([...before, ...touched(area, page)])
  }
  followPointer(event, {
    onStart: () => {
      stopScrolling = scrollAtEdges(() => at, draw)
    },
    onMove: (point) => {
      at = point
      draw()
    },
    onEnd: (isKept) => {
      stopScrolling()
      marquee.set(null)
      if (!isKept) selectOnly(before)
      // So that the keys for what is selected are heard.
      const [first] = selectedItems()
      if (first) focusEntry(first.id)
    },
  })
}

function isBesideEverything({ target, currentTarget }: PointerEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false
  return target.closest('li, a, button, input, label, dialog, [role=menu], [role=toolbar], h1, h2, p') === null
}

/** Also those that are not drawn, because the page has scrolled past them. */
function touched(area: Rect, page: HTMLElement): string[] {
  const { left, top } = page.getBoundingClientRect()
  return laidLists().flatMap(({ element, grid, items }) => {
    const list = element.getBoundingClientRect()
    const own = { ...area, x: area.x - (list.left - left), y: area.y - (list.top - top) }
    return indexesIn(grid, own).flatMap((index) => items[index]?.id ?? [])
  })
}
