import type { Point, Rect } from '@ramify/geometry'

/** Pixels of the screen: so much is free between a finger and what it carries; a large shape is raised no further than this. */
const gap = 16
const most = 96

/** How far above its place something is carried by a finger, which would hide it; in lengths of the page. */
export function raisedBy(box: Rect, finger: Point, zoom: number): number {
  return Math.min(Math.max(0, box.y + box.height - finger.y) + gap / zoom, most / zoom)
}
