import type { Point, Rect } from '@ramify/geometry'
import type { BoxIndex } from './box-index.ts'

/** More places are tried for no box. */
const mostPlaces = 200

interface Place extends Point {
  readonly distance: number
}

/**
 * By how much a box has to be moved to overlap none of the others: not the shortest way of all, but one of the shortest. Each place that
 * is taken leads to the four beside what stands there. Null where that leads nowhere, or all `budget` is spent.
 */
export function nearestFreePlace(box: Rect, others: BoxIndex, budget: { left: number }): Point | null {
  const open: Place[] = [{ x: 0, y: 0, distance: 0 }]
  const met = new Set<string>()
  for (let tried = 0; tried < mostPlaces && budget.left > 0; tried++, budget.left--) {
    const place = open.pop()
    if (!place) return null
    const other = others.overlapping({ ...box, x: box.x + place.x, y: box.y + place.y })
    if (!other) return { x: place.x, y: place.y }
    for (const next of [
      { x: place.x, y: other.y + other.height - box.y },
      { x: other.x + other.width - box.x, y: place.y },
      { x: place.x, y: other.y - box.height - box.y },
      { x: other.x - box.width - box.x, y: place.y },
    ]) {
      const key = `${next.x},${next.y}`
      if (met.has(key)) continue
      met.add(key)
      insert(open, { ...next, distance: Math.abs(next.x) + Math.abs(next.y) })
    }
  }
  return null
}

/** The nearest one last; of two that are as near the one that was there first. */
function insert(open: Place[], place: Place): void {
  let at = open.length
  while (at > 0 && (open[at - 1] as Place).distance <= place.distance) at--
  open.splice(at, 0, place)
}
