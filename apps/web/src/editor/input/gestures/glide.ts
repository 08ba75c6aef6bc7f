import type { Point } from '@ramify/geometry'
import { panBy } from '../../core/viewport/viewport.ts'
import type { InputEditor } from '../input-editor.ts'
import { heldNear } from './edge-scroll.ts'

/** Milliseconds in which the speed falls to a third. */
const slowing = 325
/** Pixels in a millisecond: below it nothing seems to move. */
const least = 0.03
const most = 6
/** Only the last moments before the finger was lifted tell how fast it went. */
const recent = 80

/** How far something goes in a time that has this speed at its beginning, and how fast it is then. */
export function glided(speed: Point, elapsed: number): { readonly by: Point; readonly speed: Point } {
  const left = Math.exp(-elapsed / slowing)
  const far = slowing * (1 - left)
  return { by: { x: speed.x * far, y: speed.y * far }, speed: { x: speed.x * left, y: speed.y * left } }
}

interface Seen {
  readonly point: Point
  readonly at: number
}

/** Pixels in a millisecond at the end of what was seen; none where the finger rested before it was lifted. */
export function speedAtEnd(seen: readonly Seen[], now: number): Point {
  const last = seen.at(-1)
  const first = seen.find(({ at }) => now - at <= recent)
  const time = last && first ? last.at - first.at : 0
  if (!last || !first || time <= 0) return { x: 0, y: 0 }
  const speed = { x: (last.point.x - first.point.x) / time, y: (last.point.y - first.point.y) / time }
  const length = Math.hypot(speed.x, speed.y)
  const share = length > most ? most / length : 1
  return { x: speed.x * share, y: speed.y * share }
}

/** A page that was moved by a finger goes on a little when that is lifted, and stops at once where it is touched again. */
export function createGlide(editor: InputEditor) {
  let seen: Seen[] = []
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    frame = 0
    seen = []
  }
  return {
    /** Where the finger is. */
    follow(point: Point, at: number) {
      seen = [...seen.filter((each) => at - each.at <= recent), { point, at }]
    },
    /** The finger is lifted. */
    begin(now: number) {
      let speed = speedAtEnd(seen, now)
      stop()
      if (Math.hypot(speed.x, speed.y) < least || matchMedia('(prefers-reduced-motion: reduce)').matches) return
      let then = now
      let expected = editor.view.get()
      const step = (at: number) => {
        frame = 0
        const view = editor.view.get()
        // Somebody else moves it now.
        if (view !== expected) return
        const next = glided(speed, Math.min(50, Math.max(0, at - then)))
        then = at
        speed = next.speed
        const moved = heldNear(view, panBy(view, next.by), editor.scene.get().bounds, editor.screen.get())
        // Half of the screen is empty already.
        if (moved === view && at > now) return
        editor.view.set(moved)
        expected = editor.view.get()
        if (Math.hypot(speed.x, speed.y) >= least) frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
    },
    stop,
  }
}
