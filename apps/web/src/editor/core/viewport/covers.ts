import type { Rect } from '@ramify/geometry'

/** What lies over the map with a life of its own, on the screen: bars, the rail, open rows. */
export interface Covers {
  /** Where they are now, from the corner of the map. */
  readonly rects: () => readonly Rect[]
  /** One more, with how to find its place; gives back how to take it away. */
  readonly add: (measure: () => Rect) => () => void
  /** Some have another place or size. */
  readonly change: () => void
  /** Tells when they may be elsewhere; gives back how to stop. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Places are asked for once after each change: an arrow key must not make the browser lay out the page. */
export function createCovers(): Covers {
  const measures = new Set<() => Rect>()
  let known: readonly Rect[] | null = null
  const listeners = new Set<() => void>()
  const change = () => {
    known = null
    for (const listener of listeners) listener()
  }
  return {
    rects: () => {
      known ??= [...measures].map((measure) => measure()).filter(({ width, height }) => width * height > 0)
      return known
    },
    add: (measure) => {
      measures.add(measure)
      change()
      return () => {
        measures.delete(measure)
        change()
      }
    },
    change,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
