import { isDeepStrictEqual } from 'node:util'
import { Worker } from 'node:worker_threads'
import { fontkitMeasurer } from '@ramify/render'
import { bundledFont, bundledFonts, fontCut } from '@ramify/text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wordUnits } from '../../packages/render/src/fontkit-measurer.ts'
import { cases, type GoldenCase, plainCases } from './cases.ts'
import { fuzzWords } from './fuzz-words.ts'
import { type LineBoxes, lineBoxes } from './line-boxes.ts'
import type { RawWord } from './page/raw-words.ts'
import { servePage } from './serve-page.ts'
import { type Golden, startGolden } from './start-golden.ts'

let golden: Golden

beforeAll(async () => {
  golden = await startGolden()
})

afterAll(() => golden?.stop())

test('browser, Node and a worker set the same lines', async () => {
  const inNode = lineBoxes(cases, fontkitMeasurer())
  const [browserLines, workerLines] = await Promise.all([inBrowser(cases), inWorker(cases)])
  expect(differences(browserLines, inNode)).toEqual([])
  expect(differences(workerLines, inNode)).toEqual([])
  expect(golden.problems).toEqual([])
})

test('browser and fontkit agree on every word to the unit, far from where rounding would tell them apart', async () => {
  const looks = [
    { size: 14, weight: 400, italic: false },
    { size: 14, weight: 600, italic: true },
  ]
  const fonts = bundledFonts.flatMap(({ family }) => looks.map((look) => ({ families: [family], ...look })))
  const json = await golden.page.evaluate(
    async ([words, fonts]) => JSON.stringify(await window.golden.rawWords(words, fonts)),
    [fuzzWords(1), fonts] as const,
  )
  const words = JSON.parse(json) as RawWord[]
  expect(words.length).toBeGreaterThan(8000)
  const wrong = words.filter(({ word, family, weight, italic, units }) => {
    const font = bundledFont(family)
    return !font || Math.abs(units - wordUnits(word, fontCut(font, weight, italic))) > 0.05
  })
  expect(wrong).toEqual([])
})

test('the browser draws text as wide as it was measured', async () => {
  const widths = await golden.page.evaluate((cases) => window.golden.drawnWidths(cases), plainCases)
  expect(widths.length).toBeGreaterThan(1000)
  // A full stop and the space after it kern, some kana do: a few hundredths of an em that the cache by word leaves out.
  expect(widths.filter(({ measured, drawn, size }) => Math.abs(measured - drawn) > 0.15 * size)).toEqual([])
})

test('fetches what a text needs, and lays out again once when it comes late', async () => {
  const late = await servePage(golden.built, (path) => (path.endsWith('.woff2') ? 4000 : 0))
  const { page, problems, close } = await golden.open(late)
  expect(late.requests.filter((path) => path.endsWith('.woff2'))).toEqual([])
  const font = { families: ['Inter', 'Noto Sans SC'], size: 14, weight: 400, italic: false }
  const list = [{ runs: [{ text: 'Hello, 世界', font }], maxWidth: 1000 }]

  const { before, after, calls } = await page.evaluate(async (cases) => {
    const { canvasMeasurer, lineBoxes, onFontsArrived, prepareFonts } = window.golden
    await prepareFonts(cases.flatMap(({ runs }) => runs))
    let calls = 0
    const arrival = new Promise<void>((resolve) => {
      onFontsArrived(() => {
        calls++
        resolve()
      })
    })
    const before = lineBoxes(cases, canvasMeasurer())
    await arrival
    const after = lineBoxes(cases, canvasMeasurer())
    await new Promise((resolve) => setTimeout(resolve, 500))
    return { before, after, calls }
  }, list)

  const inNode = lineBoxes(list, fontkitMeasurer())
  // It did not wait for them: what was laid out first was guessed.
  expect(before).not.toEqual(inNode)
  expect(after).toEqual(inNode)
  expect(calls).toBe(1)
  // Latin, and the two slices with 世 and 界, or the one with both.
  const files = late.requests.filter((path) => path.endsWith('.woff2'))
  expect(files.length).toBeGreaterThanOrEqual(2)
  expect(files.length).toBeLessThanOrEqual(3)
  expect(problems).toEqual([])
  await close()
  await late.close()
})

/** Faster than comparing all at once, and shorter to read. */
function differences(lines: LineBoxes, expected: LineBoxes) {
  expect(lines).toHaveLength(expected.length)
  return expected.flatMap((box, index) => (isDeepStrictEqual(lines[index], box) ? [] : [{ box, other: lines[index] }]))
}

async function inBrowser(list: readonly GoldenCase[]): Promise<LineBoxes> {
  // As text: Playwright takes half a minute to hand over so many small objects.
  const lines = await golden.page.evaluate(async (json) => {
    const { canvasMeasurer, lineBoxes, waitForFonts } = window.golden
    const cases = JSON.parse(json) as GoldenCase[]
    await waitForFonts(cases.flatMap((one) => one.runs))
    return JSON.stringify(lineBoxes(cases, canvasMeasurer()))
  }, JSON.stringify(list))
  return JSON.parse(lines)
}

function inWorker(list: readonly GoldenCase[]): Promise<LineBoxes> {
  const worker = new Worker(new URL('line-worker.ts', import.meta.url), { workerData: list })
  return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
}
