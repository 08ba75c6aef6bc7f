import { fontkitMeasurer } from '@ramify/render'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cases, drawnCases } from './cases.ts'
import { compareWords, slantedFonts, uprightFonts } from './compare-words.ts'
import { differingLines } from './differing-lines.ts'
import { fuzzWords } from './fuzz-words.ts'
import { type GoldenMap, goldenMaps, systemFontMaps } from './golden-maps.ts'
import { lineBoxes } from './line-boxes.ts'
import { boxesInBrowser, linesInBrowser } from './measured-elsewhere.ts'
import { sceneOf } from './scene-of.ts'
import { servePage } from './serve-page.ts'
import { type Golden, startGolden } from './start-golden.ts'
import { type MapBoxes, topicBoxes } from './topic-boxes.ts'
import { uncoveredClusters } from './uncovered-clusters.ts'

// The same in every weight, with many times as many words, and in a worker: tests/long/golden-measuring.test.ts.
const words = fuzzWords(1, 60)
const maps = [...goldenMaps, ...systemFontMaps]

describe('in Node', () => {
  test('what is drawn needs no font of the system', () => {
    const scenes = goldenMaps.map((map) => sceneOf(map, fontkitMeasurer()))
    const primitives = scenes.flatMap((scene) =>
      scene.layers().flatMap((layer) => layer.flatMap((one) => one.primitives)),
    )
    const inMaps = primitives.filter((primitive) => primitive.kind === 'text')
    const inCases = drawnCases.flatMap(({ runs }) => runs)
    const inWords = words.map((text) => ({ text, font: { families: ['Inter'] } }))
    expect(Math.min(inMaps.length, inCases.length)).toBeGreaterThan(100)
    const uncovered = [...inMaps, ...inCases, ...inWords].flatMap(({ text, font }) =>
      uncoveredClusters(text, font.families),
    )
    expect([...new Set(uncovered)]).toEqual([])
  })

  test('what needs a font of the system is found, be it one character or part of one', () => {
    const found = ['A🎉', '❤️', '☺', '1️⃣', 'a한', '𠮷野', 'cafe\u0301 q\u0303', 'ﾅ', 'a\ufe0e', '学 A\n']
    expect(found.map((text) => uncoveredClusters(text, ['Inter', 'Noto Sans SC']).join(' '))).toEqual([
      '',
      '',
      '☺',
      '',
      '한',
      '𠮷',
      'q\u0303',
      'ﾅ',
      'a\ufe0e',
      '',
    ])
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
})

describe('in the browser', () => {
  let golden: Golden

  beforeAll(async () => {
    golden = await startGolden()
  })

  afterAll(() => golden?.stop())

  test('lines are set as in Node', async () => {
    const lines = await linesInBrowser(golden, cases)
    expect(differingLines(lines, lineBoxes(cases, fontkitMeasurer()))).toEqual([])
    expect(golden.problems).toEqual([])
  })

  test('every topic has the rectangle that it has in Node', async () => {
    expect(await boxesInBrowser(golden, maps)).toEqual(topicBoxes(maps, fontkitMeasurer()))
    expect(golden.problems).toEqual([])
  })

  test('every word is as wide as fontkit says, to the unit, far from where rounding would tell them apart', async () => {
    const { count, wrong } = await compareWords(golden, words, [...uprightFonts, ...slantedFonts.slice(0, 2)])
    expect(count).toBeGreaterThan(400)
    expect(wrong).toEqual([])
  })

  test('text is drawn as wide as it was measured', async () => {
    const widths = await golden.page.evaluate((list) => window.golden.drawnWidths(list), drawnCases)
    expect(widths.length).toBeGreaterThan(1000)
    // A full stop and the space after it kern, some kana do: a few hundredths of an em that the cache by word leaves out.
    expect(widths.filter(({ measured, drawn, size }) => Math.abs(measured - drawn) > 0.15 * size)).toEqual([])
  })

  test('fetches what a text needs, and lays out again once when it comes late', async () => {
    const released = Promise.withResolvers<void>()
    const late = await servePage(golden.built, released.promise)
    const { page, problems, close } = await golden.open(late)
    const files = () => late.requests.filter((path) => path.endsWith('.woff2'))
    expect(files()).toEqual([])
    const font = { families: ['Inter', 'Noto Sans SC'], size: 14, weight: 400, italic: false }
    const list = [{ runs: [{ text: 'Hello, 世界', font }], maxWidth: 1000 }]
    const inNode = lineBoxes(list, fontkitMeasurer())

    // It does not wait for them for ever: what is laid out first is guessed.
    const before = await page.evaluate(async (cases) => {
      const { canvasMeasurer, lineBoxes, onFontsArrived, prepareFonts } = window.golden
      await prepareFonts(cases.flatMap(({ runs }) => runs))
      const lines = lineBoxes(cases, canvasMeasurer())
      let calls = 0
      Object.assign(window, {
        arrival: new Promise((resolve) => onFontsArrived(() => resolve(++calls))),
        calls: () => calls,
      })
      return lines
    }, list)
    expect(before).not.toEqual(inNode)

    released.resolve()
    const { after, calls } = await page.evaluate(async (cases) => {
      const { canvasMeasurer, lineBoxes, prepareFonts } = window.golden
      const { arrival, calls } = window as unknown as { arrival: Promise<void>; calls: () => number }
      await arrival
      const after = lineBoxes(cases, canvasMeasurer())
      // Whatever that asked for would come, and be told of, before this is settled.
      await prepareFonts(cases.flatMap(({ runs }) => runs))
      return { after, calls: calls() }
    }, list)
    expect(after).toEqual(inNode)
    expect(calls).toBe(1)
    // Latin, and the two slices with 世 and 界, or the one with both.
    expect(files().length).toBeGreaterThanOrEqual(2)
    expect(files().length).toBeLessThanOrEqual(3)
    expect(problems).toEqual([])
    await close()
    await late.close()
  })
})

/** Whose rectangles are others in every map. */
function changed(boxes: readonly MapBoxes[], before: readonly MapBoxes[]): string[] {
  const ids = Object.keys(before[0]?.topics ?? {})
  return ids.filter((id) =>
    before.every(({ topics }, i) => JSON.stringify(topics[id]) !== JSON.stringify(boxes[i]?.topics[id])),
  )
}
