import type { Nudge } from '@ramify/document'
import type { Point } from '@ramify/geometry'

/** Moved on by so much, in whole pixels; null back at the automatic place, unless the width was chosen. */
export function movedOn(nudge: Nudge | null, by: Point): Nudge | null {
  return unlessNone({
    x: Math.round((nudge?.x ?? 0) + by.x),
    y: Math.round((nudge?.y ?? 0) + by.y),
    width: nudge?.width ?? null,
  })
}

/** As wide as a person wants it; null: as its words want it. */
export function ofWidth(nudge: Nudge | null, width: number | null): Nudge | null {
  const held = width === null ? null : Math.min(widest, Math.max(narrowest, Math.round(width)))
  return unlessNone({ x: nudge?.x ?? 0, y: nudge?.y ?? 0, width: held })
}

/** As narrow and as wide as topics are drawn. */
const narrowest = 40
const widest = 2000

function unlessNone(nudge: Nudge): Nudge | null {
  return nudge.x === 0 && nudge.y === 0 && nudge.width === null ? null : nudge
}
