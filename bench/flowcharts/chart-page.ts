import { nextFrame, painted, quiet, wait } from '../page/quiet.ts'
import type { View } from '../subjects/subject.ts'
import type { ChartSession, ChartSubject } from './chart-subject.ts'
import { type Chart, generateChart } from './generate-chart.ts'

/** What the driver calls in the page of a subject. Everything that goes in and out is JSON. */
export interface ChartPage {
  gestures(): ChartSubject['gestures']
  prepare(size: number): void
  /** Between the marks `open start`, `open shown` and `open end`. */
  open(): Promise<void>
  count(): ReturnType<ChartSession['count']>
  elements(): number
  /** Life size, the middle of the chart on the screen, nothing selected. */
  reset(): Promise<void>
  fitAll(): Promise<void>
  /** Between marks as `open`. */
  selectAll(mark: string): Promise<void>
  selectNothing(): Promise<void>
  selected(): number
  /** Where the shape to be dragged is on the screen, and in the chart. */
  handle(): { readonly screen: { x: number; y: number }; readonly chart: { x: number; y: number } }
  mark(name: string): void
  /** Until all is drawn as it stays: says how many milliseconds of the clock that took. */
  settle(): Promise<number>
  view(): View
}

const longest = 20_000

export function serveChart<Content>(subject: ChartSubject<Content>): void {
  const host = document.getElementById('host')
  if (!host) throw new Error('the page has no host')
  Object.assign(window, { bench: chartPage(subject, host) })
}

function chartPage<Content>(subject: ChartSubject<Content>, host: HTMLElement): ChartPage {
  let chart: Chart | undefined
  let content: Content | undefined
  let opened: ChartSession | undefined
  const session = (): ChartSession => opened ?? fail('no chart is open')

  const until = async (isReached: () => boolean, next: () => Promise<void>): Promise<void> => {
    const end = performance.now() + longest
    while (!isReached()) {
      if (performance.now() > end) fail('it is never drawn')
      await next()
    }
  }
  const settle = async (): Promise<number> => {
    const began = performance.now()
    await painted()
    await until(() => session().isSettled?.() ?? true, nextFrame)
    await painted()
    const took = performance.now() - began
    await wait(subject.lag - took)
    await quiet()
    return took
  }
  const marked = async (mark: string, work: () => Promise<void> | void, isShown: () => boolean): Promise<void> => {
    await quiet()
    performance.mark(`${mark} start`)
    await work()
    await painted()
    await until(isShown, painted)
    performance.mark(`${mark} shown`)
    await settle()
    performance.mark(`${mark} end`)
  }

  return {
    gestures: () => subject.gestures,
    prepare(size) {
      const generated = generateChart(size)
      content = subject.prepare(generated)
      chart = { ...generated, shapes: [], connectors: [] }
    },
    async open() {
      const open = async () => {
        opened = await subject.open(host, content ?? fail('no chart is prepared'))
      }
      await marked('open', open, () => session().isDrawn())
      content = undefined
    },
    count: () => session().count(),
    elements: () => document.getElementsByTagName('*').length,
    async reset() {
      session().selectNothing()
      session().reveal(chart?.middle ?? fail('no chart is prepared'))
      await settle()
    },
    async fitAll() {
      session().fitAll()
      await settle()
    },
    async selectAll(mark) {
      await marked(
        mark,
        () => session().selectAll(),
        () => true,
      )
    },
    async selectNothing() {
      session().selectNothing()
      await settle()
    },
    selected: () => session().selected(),
    handle() {
      const at = session().placeOf(chart?.dragged ?? fail('no chart is prepared'))
      const { x, y, scale } = session().view()
      return { screen: { x: x + (at.x + 40) * scale, y: y + (at.y + 35) * scale }, chart: at }
    },
    mark: (name) => void performance.mark(name),
    settle,
    view: () => session().view(),
  }
}

function fail(reason: string): never {
  throw new Error(reason)
}
