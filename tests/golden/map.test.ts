import { Worker } from 'node:worker_threads'
import { fontkitMeasurer } from '@ramify/render'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GoldenMap, goldenMaps } from './golden-maps.ts'
import { type Golden, startGolden } from './start-golden.ts'
import { type MapBoxes, topicBoxes } from './topic-boxes.ts'

let golden: Golden

beforeAll(async () => {
  golden = await startGolden()
})

afterAll(() => golden?.stop())

test('browser, Node and a worker give every topic the same rectangle', async () => {
  const inNode = topicBoxes(goldenMaps, fontkitMeasurer())
  const [inBrowser, inWorker] = await Promise.all([boxesInBrowser(goldenMaps), boxesInWorker(goldenMaps)])
  expect(inBrowser).toEqual(inNode)
  expect(inWorker).toEqual(inNode)
  expect(golden.problems).toEqual([])
})

test('the rectangles are those of all topics, each of some size and at a place of its own', () => {
  for (const { topics } of topicBoxes(goldenMaps, fontkitMeasurer())) {
    const { hidden, deeper, ...shown } = topics
    expect([hidden, deeper]).toEqual([null, null])
    const boxes = Object.values(shown)
    expect(boxes).toHaveLength(23)
    expect(boxes.every((box) => box && box.width > 10 && box.height > 10)).toBe(true)
    expect(new Set(boxes.map((box) => `${box?.x} ${box?.y}`)).size).toBe(boxes.length)
  }
})

test('the rectangles tell fonts, layouts, words and a 64th of a pixel apart', () => {
  const measurer = fontkitMeasurer()
  const boxes = topicBoxes(goldenMaps, measurer)
  const places = boxes.map(({ topics }) => JSON.stringify(topics))
  expect(new Set(places).size).toBe(goldenMaps.length)
  const widths = boxes.map(({ topics }) => JSON.stringify(Object.values(topics).map((box) => box?.width)))
  expect(new Set(widths).size).toBe(3)

  const retold = JSON.parse(JSON.stringify(goldenMaps).replaceAll('party', 'party!')) as GoldenMap[]
  expect(changed(topicBoxes(retold, measurer), boxes)).toContain('huge')

  const { lineMetrics, width } = measurer
  const off = { lineMetrics, width: (...text: Parameters<typeof width>) => width(...text) + 1 / 64 }
  expect(changed(topicBoxes(goldenMaps, off), boxes)).toContain('latin')
})

/** Whose rectangles are others in every map. */
function changed(boxes: readonly MapBoxes[], before: readonly MapBoxes[]): string[] {
  const ids = Object.keys(before[0]?.topics ?? {})
  return ids.filter((id) =>
    before.every(({ topics }, i) => JSON.stringify(topics[id]) !== JSON.stringify(boxes[i]?.topics[id])),
  )
}

async function boxesInBrowser(maps: readonly GoldenMap[]): Promise<MapBoxes[]> {
  const boxes = await golden.page.evaluate(
    async (json) => JSON.stringify(await window.golden.measuredBoxes(JSON.parse(json))),
    JSON.stringify(maps),
  )
  return JSON.parse(boxes)
}

function boxesInWorker(maps: readonly GoldenMap[]): Promise<MapBoxes[]> {
  const worker = new Worker(new URL('map-worker.ts', import.meta.url), { workerData: maps })
  return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
}
