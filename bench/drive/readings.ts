import type { TraceEvent } from './trace.ts'

/** Milliseconds of the main thread's processor time and of the clock. */
export interface Reading {
  readonly cpu: number
  readonly wall: number
}

/** What one measured operation cost: everything until quiet, and how long until it was on the screen. */
export function readOperation(events: readonly TraceEvent[], name: string): Reading {
  const start = findMark(events, `${name} start`)
  const shown = findMark(events, `${name} shown`)
  const end = findMark(events, `${name} end`)
  return { cpu: between(start, end), wall: (shown.ts - start.ts) / 1_000 }
}

export interface MovingReading {
  /** One for every frame that the main thread made between the marks: from its beginning to the next one's. */
  readonly frames: Reading[]
  /** Frames that reached the screen, per second. */
  readonly drawnPerSecond: number
  /** After the last input until quiet. */
  readonly after: number
}

export function readMoving(events: readonly TraceEvent[], name: string): MovingReading {
  const start = findMark(events, `${name} start`)
  const moved = findMark(events, `${name} moved`)
  const end = findMark(events, `${name} end`)
  const during = (event: TraceEvent): boolean => event.pid === start.pid && event.ts >= start.ts && event.ts <= moved.ts
  const begins = events
    .filter((event) => event.name === 'BeginMainThreadFrame' && event.tid === start.tid && during(event))
    .sort((a, b) => a.ts - b.ts)
  const ends = [...begins.slice(1), moved]
  const frames = begins.map((begin, index) => {
    const next = ends[index] ?? moved
    return { cpu: between(begin, next), wall: (next.ts - begin.ts) / 1_000 }
  })
  const drawn = events.filter((event) => event.name === 'DrawFrame' && during(event)).length
  return { frames, drawnPerSecond: drawn / ((moved.ts - start.ts) / 1e6), after: between(moved, end) }
}

export function readSpan(events: readonly TraceEvent[], from: string, to: string): number {
  return between(findMark(events, from), findMark(events, to))
}

function findMark(events: readonly TraceEvent[], name: string): TraceEvent {
  const found = events.find((event) => event.name === name && event.cat === 'blink.user_timing')
  if (!found) throw new Error(`the trace has no mark “${name}”`)
  return found
}

function between(from: TraceEvent, to: TraceEvent): number {
  if (from.tts === undefined || to.tts === undefined) throw new Error('this browser traces no processor time')
  return (to.tts - from.tts) / 1_000
}
