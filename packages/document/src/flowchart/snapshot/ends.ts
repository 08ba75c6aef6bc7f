import type { Point } from '@ramify/geometry'
import type { StoredEnd } from '../schema/ends.ts'
import type { Arrangement, PlacedShape } from './arrangement.ts'
import type { Box, End, LayerId, PageId, ShapeId } from './snapshot.ts'

interface BoxedShape extends PlacedShape {
  readonly parts: { readonly box: Box }
}

interface Ends {
  readonly from: End
  readonly to: End
  /** Of the shape it begins or ends at. */
  readonly floor: { readonly page: PageId; readonly layer: LayerId | null } | null
}

/**
 * Both ends as they are now. An end whose shape is gone stays where that shape was, as far as that is still known. Null when an end is
 * nowhere, or both are at shapes of different pages: then nothing can be drawn.
 */
export function endsOf(
  stored: { readonly from: StoredEnd; readonly to: StoredEnd },
  shapes: ReadonlyMap<ShapeId, BoxedShape>,
  arrangement: Arrangement,
): Ends | null {
  const from = endNow(stored.from, shapes, arrangement)
  const to = endNow(stored.to, shapes, arrangement)
  if (!from || !to) return null
  const floors = [from, to].flatMap((end) => ('shape' in end ? (arrangement.shapes.get(end.shape) ?? []) : []))
  const [floor = null, other = floor] = floors
  return floor?.page === other?.page ? { from, to, floor } : null
}

function endNow(
  { end, point }: StoredEnd,
  shapes: ReadonlyMap<ShapeId, BoxedShape>,
  arrangement: Arrangement,
): End | null {
  if (end && arrangement.shapes.has(end.shape)) return end
  const last = lastPointOf(end ? shapes.get(end.shape) : undefined, point)
  return last && { point: last }
}

/** The middle of a shape that is gone, if it stood on the page itself; else where the end was when somebody wrote it. */
function lastPointOf(shape: BoxedShape | undefined, written: Point | null): Point | null {
  if (!shape || (written && shape.place.parent !== null)) return written
  const { x, y, width, height } = shape.parts.box
  return { x: x + width / 2, y: y + height / 2 }
}
