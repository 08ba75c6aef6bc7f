// @module-tag never-retried
import { fontkitMeasurer } from '@ramify/render'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCases, allDrawnCases } from '../golden/cases.ts'
import { compareWords, slantedFonts, uprightFonts } from '../golden/compare-words.ts'
import { differingLines } from '../golden/differing-lines.ts'
import { fuzzWords } from '../golden/fuzz-words.ts'
import { goldenMaps, systemFontMaps } from '../golden/golden-maps.ts'
import { lineBoxes } from '../golden/line-boxes.ts'
import { linesInBrowser, measuredInWorker } from '../golden/measured-elsewhere.ts'
import { type Golden, startGolden } from '../golden/start-golden.ts'
import { topicBoxes } from '../golden/topic-boxes.ts'
import { uncoveredClusters } from '../golden/uncovered-clusters.ts'

// What tests/golden/measuring.test.ts proves for some weights and words, for all of them.
const words = fuzzWords(2, 1500)
const maps = [...goldenMaps, ...systemFontMaps]
let golden: Golden

beforeAll(async () => {
  golden = await startGolden()
})

afterAll(() => golden?.stop())

test('browser, Node and a worker set the same lines', async () => {
  const inNode = lineBoxes(allCases, fontkitMeasurer())
  const [inBrowser, inWorker] = await Promise.all([
    linesInBrowser(golden, allCases),
    measuredInWorker({ cases: allCases, maps }),
  ])
  expect(differingLines(inBrowser, inNode)).toEqual([])
  expect(differingLines(inWorker.lines, inNode)).toEqual([])
  expect(inWorker.boxes).toEqual(topicBoxes(maps, fontkitMeasurer()))
  expect(golden.problems).toEqual([])
})

test('every word is as wide in the browser as fontkit says, to the unit', async () => {
  expect(words.flatMap((word) => uncoveredClusters(word, ['Inter']))).toEqual([])
  const { count, wrong } = await compareWords(golden, words, [...uprightFonts, ...slantedFonts])
  expect(count).toBeGreaterThan(8000)
  expect(wrong).toEqual([])
})

test('the browser draws text as wide as it was measured', async () => {
  const widths = await golden.page.evaluate((list) => window.golden.drawnWidths(list), allDrawnCases)
  expect(widths.length).toBeGreaterThan(3000)
  expect(widths.filter(({ measured, drawn, size }) => Math.abs(measured - drawn) > 0.15 * size)).toEqual([])
})
