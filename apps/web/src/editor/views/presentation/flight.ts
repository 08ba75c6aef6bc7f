import type { Rect, Size } from '@ramify/geometry'
import { centred, type Viewport, zoomRange } from '../../core/viewport/viewport.ts'

/** A part of the map in the middle of what is left free around it, larger than life where it is small. */
export function framed(rect: Rect, screen: Size, padding: number, largest: number): Viewport {
  const room = roomIn(screen, padding)
  const zoom = Math.min(largest, room.width / Math.max(1, rect.width), room.height / Math.max(1, rect.height))
  return centred(rect, screen, Math.min(zoom, zoomRange.most))
}

export function roomIn({ width, height }: Size, padding: number): Size {
  return { width: Math.max(1, width - 2 * padding), height: Math.max(1, height - 2 * padding) }
}

/**
 * A view on the way from one to another, 0 at the start, 1 at the end. Zooming is felt in factors, so the zoom grows by
 * equal ones; the corner keeps pace with what is seen, or the map would run off the screen and come back.
 */
export function viewBetween(from: Viewport, to: Viewport, part: number): Viewport {
  if (part >= 1) return to
  const zoom = from.zoom * (to.zoom / from.zoom) ** part
  const isZooming = Math.abs(to.zoom / from.zoom - 1) > 1e-3
  const share = isZooming ? (1 / zoom - 1 / from.zoom) / (1 / to.zoom - 1 / from.zoom) : part
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, zoom }
}

/** Slow at both ends. */
export function eased(part: number): number {
  return part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2
}
