import type { Point } from '@ramify/geometry'
import { type Frame, frameIn, framesInside } from '../snapshot/frames.ts'
import { type End, type FlowchartSnapshot, isShapeEnd } from '../snapshot/snapshot.ts'

/** Where shapes and connectors begin on their pages: left and upper edge of a shape, the start of a connector. */
export function readingPlaces(snapshot: FlowchartSnapshot, ids: readonly string[]): ReadonlyMap<string, Point> {
  const frames = framesOf(snapshot)
  const places = new Map<string, Point>()
  const placeOf = (end: End): Point | undefined => (isShapeEnd(end) ? frames.get(end.shape) : end.point)
  for (const id of ids) {
    const connector = snapshot.connectors.get(id)
    const place = frames.get(id) ?? (connector && (placeOf(connector.from) ?? placeOf(connector.to)))
    if (place) places.set(id, { x: place.x, y: place.y })
  }
  return places
}

/** From the outside in: climbing out of each one would take too long in what is nested deep. */
function framesOf(snapshot: FlowchartSnapshot): ReadonlyMap<string, Frame> {
  const frames = new Map<string, Frame>()
  const waiting = snapshot.pages.flatMap(({ tops }) => tops)
  for (const id of waiting) {
    const shape = snapshot.shapes.get(id)
    if (shape) frames.set(id, frameIn(snapshot, shape, undefined, undefined))
  }
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const shape = snapshot.shapes.get(id)
    const frame = frames.get(id)
    if (!shape || !frame || shape.children.length === 0) continue
    const inside = framesInside(snapshot, shape, frame)
    for (const [nth, child] of shape.children.entries()) {
      frames.set(child, inside[nth] ?? frame)
      waiting.push(child)
    }
  }
  return frames
}
