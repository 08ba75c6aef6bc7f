import { contains, distanceToPath, type Path, type Point, type Rect } from '@ramify/geometry'
import type { LabelPlace } from '../../drawing/label-place.ts'

interface Drawn {
  readonly bounds: Rect
  readonly path: Path
  readonly label: LabelPlace | null
}

/**
 * The one whose line is nearest to a point within a distance; words count as the line. Those that are elsewhere as a whole
 * are left out, as this is asked whenever a pointer moves; of two as near the one painted later is found.
 */
export function nearestTo<Thing extends Drawn>(point: Point, things: readonly Thing[], within: number): Thing | null {
  let nearest: Thing | null = null
  let least = within
  for (const thing of things) {
    if (!isAbout(thing.bounds, point, within)) continue
    const isOnWords = thing.label?.box ? contains(thing.label.box, point) : false
    const distance = isOnWords ? 0 : distanceToPath(thing.path, point, least)
    if (distance <= least) [nearest, least] = [thing, distance]
  }
  return nearest
}

function isAbout({ x, y, width, height }: Rect, point: Point, by: number): boolean {
  return point.x >= x - by && point.x <= x + width + by && point.y >= y - by && point.y <= y + height + by
}
