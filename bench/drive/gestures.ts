import type { Gestures } from '../subjects/subject.ts'
import { type SubjectPage, screen } from './subject-page.ts'

/** How far the drawing goes with one step, in pixels of the screen. */
export interface Step {
  readonly x: number
  readonly y: number
}

/**
 * `waiting`: at most two inputs are under way, so that slow subjects do about the same steps as quick ones instead of
 * one leap; after the budget the rest is left out. Otherwise input comes at the display's rate, as from a hand.
 */
export interface Pace {
  readonly waiting: boolean
  readonly budget: number
}

/** What gestures need of a page. */
type Target = Pick<SubjectPage, 'session' | 'capped'>

const middle = { x: screen.width / 2, y: screen.height / 2 }
const control = 2
const leastInputs = 8

/** Down, right, back left and back up, so that a gesture ends where it began. */
export function roundTrip(distance: number, steps: number): Step[] {
  const leg = (x: number, y: number): Step[] =>
    Array.from({ length: steps }, () => ({ x: x * distance, y: y * distance }))
  return [...leg(0, -1), ...leg(-1, 0), ...leg(1, 0), ...leg(0, 1)]
}

/** Gives the time at which the page had taken the last input, as `zoom` does. */
export async function pan(page: Target, gestures: Gestures, steps: readonly Step[], pace: Pace): Promise<number> {
  if (gestures.pan === 'wheel') {
    return paced(page, steps, pace, (step) => ({ type: 'mouseWheel', ...middle, deltaX: -step.x, deltaY: -step.y }))
  }
  const button = gestures.pan === 'left-drag' ? 'left' : gestures.pan === 'middle-drag' ? 'middle' : 'right'
  const buttons = { left: 1, right: 2, middle: 4 }[button]
  const place = { ...middle }
  const send = (type: 'mousePressed' | 'mouseReleased') =>
    page.capped(page.session.send('Input.dispatchMouseEvent', { type, ...place, button, buttons, clickCount: 1 }))
  await send('mousePressed')
  const last = await paced(page, steps, pace, (step) => {
    place.x += step.x
    place.y += step.y
    return { type: 'mouseMoved', ...place, button, buttons }
  })
  await send('mouseReleased')
  return last
}

/** Positive steps zoom out, negative ones in. */
export function zoom(page: Target, gestures: Gestures, steps: readonly (1 | -1)[], pace: Pace): Promise<number> {
  const { keys, step } = gestures.zoom
  const modifiers = keys === 'control' ? control : 0
  return paced(page, steps, pace, (way) => ({
    type: 'mouseWheel',
    ...middle,
    deltaX: 0,
    deltaY: way * step,
    modifiers,
  }))
}

type MouseInput = NonNullable<Parameters<typeof send>[1]>

async function paced<Part>(
  page: Target,
  parts: readonly Part[],
  { waiting, budget }: Pace,
  input: (part: Part) => MouseInput,
): Promise<number> {
  const taken: Promise<unknown>[] = []
  const began = performance.now()
  let due = began
  for (const part of parts) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
    if (waiting) await page.capped(Promise.resolve(taken.at(-2)))
    if (waiting && taken.length >= leastInputs && performance.now() - began > budget) break
    due = (waiting ? Math.max(due, performance.now()) : due) + 1_000 / 60
    taken.push(send(page, input(part)))
  }
  await page.capped(Promise.all(taken))
  return Date.now()
}

function send(
  page: Target,
  input: {
    type: 'mouseWheel' | 'mouseMoved'
    x: number
    y: number
    deltaX?: number
    deltaY?: number
    modifiers?: number
    button?: 'left' | 'middle' | 'right'
    buttons?: number
  },
): Promise<unknown> {
  return page.session.send('Input.dispatchMouseEvent', input)
}
