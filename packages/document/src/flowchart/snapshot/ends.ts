import type { Point } from '@ramify/geometry'
import type { StoredEnd } from '../schema/ends.ts'
import type { Box, End, LayerId, PageId, ShapeId } from './snapshot.ts'

interface Ends {
  readonly from: End
  readonly to: End
  /** Of the shape it begins or ends at. */
  readonly floor: { readonly page: PageId; readonly layer: LayerId | null } | null
}

export interface EndedShapes {
  /** Those that are there. */
  readonly living: ReadonlyMap<ShapeId, { readonly page: PageId; readonly layer: LayerId | null }>
  /** What the record of one that is gone still says. */
  readonly gone: (id: ShapeId) => { readonly box: Box; readonly isOnPage: boolean } | undefined
}

/**
 * Both ends as they are now. An end whose shape is gone stays where that shape was, as far as that is still known. Null when an end is
 * nowhere, or both are at shapes of different pages: then nothing can be drawn.
 */
export function endsOf(stored: { readonly from: StoredEnd; readonly to: StoredEnd }, shapes: EndedShapes): Ends | null {
  const from = endNow(stored.from, shapes)
  const to = endNow(stored.to, shapes)
  if (!from || !to) return null
  const one = floorAt(from, shapes)
  const other = floorAt(to, shapes)
  return !one || !other || one.page === other.page ? { from, to, floor: one ?? other ?? null } : null
}

const floorAt = (end: End, { living }: EndedShapes) => ('shape' in end ? living.get(end.shape) : undefined)

function endNow({ end, point }: StoredEnd, { living, gone }: EndedShapes): End | null {
  if (end && living.has(end.shape)) return end
  const last = lastPointOf(end ? gone(end.shape) : undefined, point)
  return last && { point: last }
}

/** The middle of a shape that is gone, if it stood on the page itself; else where the end was when somebody wrote it. */
function lastPointOf(shape: ReturnType<EndedShapes['gone']>, written: Point | null): Point | null {
  if (!shape || (written && !shape.isOnPage)) return written
  const { x, y, width, height } = shape.box
  return { x: x + width / 2, y: y + height / 2 }
}
