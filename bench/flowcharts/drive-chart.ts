import type { RunningChromium } from '../drive/chromium.ts'
import { pan, roundTrip, zoom } from '../drive/gestures.ts'
import { type Reading, readMoving, readOperation, readSpan } from '../drive/readings.ts'
import type { SubjectPage } from '../drive/subject-page.ts'
import { type TraceEvent, traced } from '../drive/trace.ts'
import { rounded, spreadOf } from '../report/statistics.ts'
import type { ChartPage } from './chart-page.ts'
import type { Moved } from './chart-results.ts'

export type OpenChart = SubjectPage<ChartPage>

const pace = { waiting: true, budget: 15_000 }
const dragSteps = 60
const steps = <Way extends 1 | -1>(way: Way, count: number): Way[] => Array.from({ length: count }, () => way)
const outAndIn = [...steps(1, 20), ...steps(-1, 20), ...steps(-1, 10), ...steps(1, 10)]

/** Opens the chart. `first`: until the first frame that has all that can be seen. */
export async function open(
  { session }: RunningChromium,
  page: OpenChart,
): Promise<{ readonly first: number; readonly all: Reading }> {
  const { events } = await traced(session, () => page.call('open'))
  return { first: rounded(readSpan(events, 'open start', 'open shown')), all: readOperation(events, 'open') }
}

export async function selectAll({ session }: RunningChromium, page: OpenChart, count: number): Promise<number[]> {
  const readings: number[] = []
  for (let nth = 0; nth < 4; nth++) {
    await page.call('selectNothing')
    const { events } = await traced(session, () => page.call('selectAll', `select ${nth}`))
    const selected = await page.call('selected')
    if (selected !== count) throw new Error(`${selected} of ${count} are selected`)
    readings.push(readSpan(events, `select ${nth} start`, `select ${nth} shown`))
  }
  // The first one mostly measures how the browser compiles the code.
  return readings.slice(1)
}

export const panAround = (chromium: RunningChromium, page: OpenChart, step: number, count: number): Promise<Moved> =>
  moving(chromium, page, async () => {
    const gestures = await page.call('gestures')
    const before = await page.call('view')
    await pan(page, gestures, [{ x: 0, y: -step }], pace)
    await page.call('settle')
    if ((await page.call('view')).y === before.y) throw new Error('it does not move')
    return () => pan(page, gestures, roundTrip(step, count), pace)
  })

export const zoomOutAndIn = (chromium: RunningChromium, page: OpenChart): Promise<Moved> =>
  moving(chromium, page, async () => {
    const gestures = await page.call('gestures')
    return () => zoom(page, gestures, outAndIn, pace)
  })

/** Takes the shape in the middle and carries it around, with whatever is selected together with it. */
export const drag = (chromium: RunningChromium, page: OpenChart): Promise<Moved> =>
  moving(chromium, page, async () => {
    const { screen, chart } = await page.call('handle')
    const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', at: { x: number; y: number }) => {
      const button = type === 'mouseMoved' && at === screen ? 'none' : 'left'
      const buttons = button === 'left' && type !== 'mouseReleased' ? 1 : 0
      return page.capped(page.session.send('Input.dispatchMouseEvent', { type, ...at, button, buttons, clickCount: 1 }))
    }
    await send('mouseMoved', screen)
    await send('mousePressed', screen)
    const at = (step: number) => {
      const turn = (step / dragSteps) * 2 * Math.PI
      // It ends elsewhere than it began.
      return { x: screen.x + 20 + step / 2 + 90 * Math.sin(turn), y: screen.y + 20 + 70 * (1 - Math.cos(turn)) }
    }
    await send('mouseMoved', at(0))
    await page.call('settle')
    return async () => {
      const began = performance.now()
      for (let step = 1; step <= dragSteps && performance.now() - began < pace.budget; step++) {
        const due = performance.now() + 1_000 / 60
        await send('mouseMoved', at(step))
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
      }
      await send('mouseReleased', at(dragSteps))
      const after = (await page.call('handle')).chart
      if (Math.abs(after.x - chart.x) < 1 && Math.abs(after.y - chart.y) < 1) throw new Error('it was not moved')
    }
  })

/** Prepares, then measures each frame of a movement and what comes after it. */
async function moving(
  { session }: RunningChromium,
  page: OpenChart,
  prepare: () => Promise<() => Promise<unknown>>,
): Promise<Moved> {
  const move = await prepare()
  const { result, events } = await traced(session, async () => {
    await page.call('mark', 'move start')
    await move()
    await page.call('mark', 'move moved')
    const sharp = await page.call('settle')
    await page.call('mark', 'move end')
    return sharp
  })
  return movedOf(events, result)
}

function movedOf(events: readonly TraceEvent[], sharp: number): Moved {
  const { frames, after } = readMoving(events, 'move')
  if (frames.length === 0) throw new Error('the main thread made no frame')
  return {
    cpu: spreadOf(frames.map(({ cpu }) => cpu)),
    frames: frames.length,
    after: rounded(after),
    sharp: Math.round(sharp),
  }
}
