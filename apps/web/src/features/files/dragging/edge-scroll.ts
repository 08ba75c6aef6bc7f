import type { Point } from '@ramify/geometry'

/** So near its upper or lower edge, a page scrolls by itself. */
const near = 48
/** At the very edge, in pixels a frame. */
const fastest = 20

/** How far to scroll in a frame: more the nearer the edge. */
export function edgeSpeed(y: number, top: number, bottom: number): number {
  const above = Math.min(Math.max(top + near - y, 0), near)
  const below = Math.min(Math.max(y - (bottom - near), 0), near)
  return ((below - above) / near) * fastest
}

/** Scrolls the page for as long as the pointer is near an edge of it; gives back how to stop. */
export function scrollAtEdges(point: () => Point, onScroll: () => void = () => undefined): () => void {
  let frame = requestAnimationFrame(function step() {
    const page = document.querySelector('main')
    const { top, bottom } = page?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
    const speed = edgeSpeed(point().y, top, bottom)
    if (page && speed !== 0) {
      const before = page.scrollTop
      page.scrollTop += speed
      if (page.scrollTop !== before) onScroll()
    }
    frame = requestAnimationFrame(step)
  })
  return () => cancelAnimationFrame(frame)
}
