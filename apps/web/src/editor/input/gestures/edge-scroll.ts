import type { Point, Rect, Size } from '@ramify/geometry'
import type { CoreEditor } from '../../core/editor.ts'
import { panBy, type Viewport, within } from '../../core/viewport/viewport.ts'

type Scrolled = Pick<CoreEditor, 'view' | 'screen' | 'scene'>

/**
 * For the `tick` of what carries something: moves the view while that is held near an edge, and says whether it did. `bounds`: of the
 * page as it was, where the page is drawn with what is carried.
 */
export function scrollAtEdge(
  { view, screen, scene }: Scrolled,
  point: Point,
  elapsed: number,
  bounds: Rect = scene.get().bounds,
): boolean {
  const before = view.get()
  const next = scrolledAtEdge(before, point, screen.get(), bounds, elapsed)
  if (next !== before) view.set(next)
  return next !== before
}

/** Where something is that a finger carries above itself: what nears the upper edge is that, and the lower one only the finger reaches. */
export function leadingPoint(finger: Point, carried: Point, { height }: Size): Point {
  return finger.y < height / 2 ? carried : finger
}

/** The view after a moment of holding something near an edge. It goes no further than until half of the screen is empty. */
export function scrolledAtEdge(view: Viewport, point: Point, screen: Size, bounds: Rect, elapsed: number): Viewport {
  return heldNear(view, panBy(view, edgeScroll(point, screen, elapsed)), bounds, screen)
}

/** A view that was moved, but no further than until half of the screen is empty; the same object where that is where it was. */
export function heldNear(view: Viewport, moved: Viewport, bounds: Rect, screen: Size): Viewport {
  const held = within(moved, bounds, screen, { width: screen.width / 2, height: screen.height / 2 })
  // Whoever is out there already is not pulled back.
  const x = (held.x - view.x) * (moved.x - view.x) > 0 ? held.x : view.x
  const y = (held.y - view.y) * (moved.y - view.y) > 0 ? held.y : view.y
  return x === view.x && y === view.y ? view : { ...view, x, y }
}

/** How far the drawing moves while something is held near the edge of the screen: faster the nearer, never past it. */
export function edgeScroll(point: Point, screen: Size, elapsed: number): Point {
  // A page that was asleep does not leap when it wakes.
  const time = Math.min(elapsed, 50)
  return { x: pull(point.x, screen.width) * time, y: pull(point.y, screen.height) * time }
}

const zone = 48
/** Pixels in a millisecond, at the very edge. */
const fastest = 0.9

function pull(at: number, length: number): number {
  // On a screen smaller than two zones everything would be edge.
  const depth = Math.min(zone, length / 4)
  if (depth <= 0) return 0
  const before = Math.min(1, Math.max(0, (depth - at) / depth))
  const after = Math.min(1, Math.max(0, (at - (length - depth)) / depth))
  return (before - after) * fastest
}
