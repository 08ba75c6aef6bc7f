import { Worker } from 'node:worker_threads'
import type { GoldenCase } from './cases.ts'
import type { GoldenMap } from './golden-maps.ts'
import type { LineBoxes } from './line-boxes.ts'
import type { Golden } from './start-golden.ts'
import type { MapBoxes } from './topic-boxes.ts'

export interface WorkerOrder {
  readonly cases: readonly GoldenCase[]
  readonly maps: readonly GoldenMap[]
}

export interface WorkerAnswer {
  readonly lines: LineBoxes
  readonly boxes: MapBoxes[]
}

export async function linesInBrowser({ page }: Golden, list: readonly GoldenCase[]): Promise<LineBoxes> {
  // As text: Playwright takes half a minute to hand over so many small objects.
  const lines = await page.evaluate(async (json) => {
    const { canvasMeasurer, lineBoxes, waitForFonts } = window.golden
    const cases = JSON.parse(json) as GoldenCase[]
    await waitForFonts(cases.flatMap((one) => one.runs))
    return JSON.stringify(lineBoxes(cases, canvasMeasurer()))
  }, JSON.stringify(list))
  return JSON.parse(lines)
}

export async function boxesInBrowser({ page }: Golden, maps: readonly GoldenMap[]): Promise<MapBoxes[]> {
  const boxes = await page.evaluate(
    async (json) => JSON.stringify(await window.golden.measuredBoxes(JSON.parse(json))),
    JSON.stringify(maps),
  )
  return JSON.parse(boxes)
}

export function measuredInWorker(order: WorkerOrder): Promise<WorkerAnswer> {
  const worker = new Worker(new URL('measuring-worker.ts', import.meta.url), { workerData: order })
  return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
}
