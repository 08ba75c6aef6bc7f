/** Where a rectangle stands around the middle of a circle: its middle, by angle and distance. */
export interface AroundCircle {
  angle: number
  distance: number
  /** Of its furthest corner. */
  far: number
  /** How wide it is seen from there. */
  seen: number
  /** Where its sector ends; it began where it was asked to. */
  end: number
}

/**
 * Stands a rectangle just outside of a circle, in the middle of a sector that begins at an angle and is at least as wide as wished. Seen
 * from the middle nothing of it is outside of the sector, so what stands in another one cannot touch it.
 */
export function standInSector(
  width: number,
  height: number,
  radius: number,
  start: number,
  least: number,
  place: AroundCircle,
): void {
  let end = Math.max(start, least)
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const angle = (start + end) / 2
    const half = stand(width, height, radius, angle, place)
    if (end - start >= 2 * half - tiny) {
      place.end = end
      return
    }
    // Elsewhere on the circle it is seen wider or narrower: a little more, and look again.
    end = start + 2 * half * 1.002
  }
  const half = widest(width, height, radius)
  stand(width, height, radius, start + half, place)
  place.end = start + 2 * half
}

const mostAttempts = 12
const tiny = 1e-9

/** Writes where it stands at an angle; gives back how far it is seen to either side, the larger of both. */
function stand(width: number, height: number, radius: number, angle: number, place: AroundCircle): number {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const distance = distanceAt(width, height, Math.abs(cos), Math.abs(sin), radius)
  place.angle = angle
  place.distance = distance
  place.far = Math.hypot(distance * Math.abs(cos) + width / 2, distance * Math.abs(sin) + height / 2)
  // Corners that lie opposite each other are as far to one side as to the other.
  const [across, out] = [(cos * height) / 2, (sin * height) / 2]
  const [acrossX, outX] = [(sin * width) / 2, (cos * width) / 2]
  const half = Math.max(
    Math.atan2(Math.abs(across - acrossX), distance - Math.abs(outX + out)),
    Math.atan2(Math.abs(across + acrossX), distance - Math.abs(outX - out)),
  )
  place.seen = 2 * half
  return half
}

/** From the middle of the circle to that of a rectangle whose nearest point is on the circle. */
function distanceAt(width: number, height: number, cos: number, sin: number, radius: number): number {
  const besides = (radius + width / 2) / cos
  if (besides * sin <= height / 2) return besides
  const above = (radius + height / 2) / sin
  if (above * cos <= width / 2) return above
  const along = width * cos + height * sin
  const rest = (width * width + height * height) / 4 - radius * radius
  return (along + Math.sqrt(Math.max(0, along * along - 4 * rest))) / 2
}

/** How far it is seen to one side at most, wherever it stands. */
function widest(width: number, height: number, radius: number): number {
  const reach = Math.hypot(width, height) / 2
  const distance = radius + Math.min(width, height) / 2
  return distance > reach ? Math.asin(reach / distance) : Math.PI
}
