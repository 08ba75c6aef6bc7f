import type { Pages } from '../drive/build-subjects.ts'
import type { RunningChromium } from '../drive/chromium.ts'
import { readMemory } from '../drive/stages/memory.ts'
import { openSubjectPage } from '../drive/subject-page.ts'
import type { Memory } from '../report/results.ts'
import { rounded, spreadOf } from '../report/statistics.ts'
import type { ChartPage } from './chart-page.ts'
import type { ChartResult, Moved, Movement } from './chart-results.ts'
import type { ChartSubjectName } from './chart-subjects.ts'
import { drag, type OpenChart, open, panAround, selectAll, zoomOutAndIn } from './drive-chart.ts'

export interface ChartRun {
  readonly chromium: RunningChromium
  readonly pages: Pages
  readonly opens: number
}

const capMs = 60_000

/** Everything about one subject and one size of chart. What fails is named and does not end the run. */
export async function measureChart(run: ChartRun, name: ChartSubjectName, size: number): Promise<ChartResult> {
  const { chromium } = run
  const openings: Awaited<ReturnType<typeof open>>[] = []
  let page: OpenChart | undefined
  let memory: ChartResult['memory']
  try {
    for (let nth = 0; nth < run.opens; nth++) {
      await page?.close()
      page = await openSubjectPage<ChartPage>(chromium, run.pages.address(`flowcharts-${name}`), capMs)
      const before = nth === 0 ? await readMemory(page) : undefined
      await page.call('prepare', size)
      openings.push(await open(chromium, page))
      const { shapes } = await page.call('count')
      if (shapes !== size) throw new Error(`opened ${shapes} of ${size} shapes`)
      if (before) memory = memoryOf(before, await readMemory(page))
    }
  } catch (error) {
    await page?.close()
    return { open: failed(error), moved: {} }
  }
  const opened = page as OpenChart
  const result = {
    open: {
      first: spreadOf(openings.map(({ first }) => first)),
      all: spreadOf(openings.map(({ all }) => all.cpu)),
      wall: spreadOf(openings.map(({ all }) => all.wall)),
    },
    ...(memory && { memory }),
  }
  try {
    return { ...result, ...(await measureWork(chromium, opened, size)) }
  } finally {
    for (const problem of new Set(opened.problems)) console.warn(`${name}, ${size} shapes: ${problem}`)
    await opened.close()
  }
}

async function measureWork(
  chromium: RunningChromium,
  page: OpenChart,
  size: number,
): Promise<Pick<ChartResult, 'moved' | 'selectAll'>> {
  const moved: Partial<Record<Movement, Moved | { failed: string }>> = {}
  const attempt = async (name: Movement, work: () => Promise<Moved>) => {
    moved[name] = await work().catch(failed)
  }
  await page.call('reset')
  await attempt('drag one', () => drag(chromium, page))
  await page.call('reset')
  await attempt('pan', () => panAround(chromium, page, 40, 22))
  await page.call('reset')
  await attempt('zoom', () => zoomOutAndIn(chromium, page))
  await page.call('reset')
  await page.call('fitAll')
  await attempt('pan, all visible', () => panAround(chromium, page, 8, 15))
  await page.call('fitAll')
  await attempt('drag one, all visible', () => drag(chromium, page))
  await page.call('reset')
  await page.call('fitAll')
  const selected = await selectAll(chromium, page, size).then(spreadOf).catch(failed)
  await attempt('move all', () => drag(chromium, page))
  return { moved, selectAll: selected }
}

const failed = (error: unknown) => ({
  failed: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
})

const memoryOf = (before: Memory, opened: Memory) => ({
  added: rounded(opened.heap + opened.browserHeap - before.heap - before.browserHeap),
  opened,
})
