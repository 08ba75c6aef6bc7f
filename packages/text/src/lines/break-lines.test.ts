import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cachedMeasurer } from '../measuring/cached-measurer.ts'
import { breakClass } from './break-class.ts'
import { breakLines } from './break-lines.ts'
import { breakOpportunities } from './break-opportunities.ts'
import type { Line, StyledRun } from './line.ts'

/** Every letter of a word half an em. */
const measurer = cachedMeasurer((word, { font }) => (word.length * font.unitsPerEm) / 2)
const font = { families: ['Inter', 'Noto Sans SC'], size: 10, weight: 400, italic: false }
const hanging = /[\t \u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]+$/
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

function show(text: string, maxWidth: number): string[] {
  return breakLines([{ text, font }], maxWidth, measurer).map(textOf)
}

function textOf({ pieces }: Line): string {
  return pieces.map(({ text }) => text).join('')
}

test('breaks between words, at line breaks, inside words only when it must', () => {
  expect(show('one two three', 40)).toEqual(['one two ', 'three'])
  expect(show('one\n\ntwo\r\nthree', 100)).toEqual(['one', '', 'two', 'three'])
  expect(show('a unbreakable b', 30)).toEqual(['a ', 'unbrea', 'kable ', 'b'])
  expect(show('', 100)).toEqual([''])
})

test('breaks Chinese between any characters but as its punctuation wants', () => {
  expect(show('你好世界', 20)).toEqual(['你好', '世界'])
  expect(show('你好，世界', 20)).toEqual(['你', '好，', '世界'])
  expect(show('你（好）', 20)).toEqual(['你', '（好', '）'])
})

test('spaces hang over the end of a line and count nothing', () => {
  const [first, second] = breakLines([{ text: 'one   two  ', font }], 15, measurer)
  expect(first).toMatchObject({ width: 15, pieces: [{ text: 'one   ', width: 15 }] })
  expect(second).toMatchObject({ width: 15, pieces: [{ text: 'two  ', width: 15 }] })
})

test('a single cluster may be wider than the line, and nothing is lost', () => {
  expect(show('👩🏽‍🚒👩🏽‍🚒', 5)).toEqual(['👩🏽‍🚒', '👩🏽‍🚒'])
})

test('pieces say which run, which font, where', () => {
  const bold = { ...font, weight: 900 }
  const runs = [
    { text: 'ab', font, color: 'red' },
    { text: 'c 中한', font: bold, color: 'blue' },
  ]
  const [line] = breakLines(runs, 100, measurer)
  expect(
    line?.pieces.map(({ text, x, width, start, fallback, run, font }) => [
      text,
      x,
      width,
      start,
      fallback,
      run.color,
      font.families[0],
      font.weight,
    ]),
  ).toEqual([
    ['ab', 0, 10, 0, false, 'red', 'Inter', 400],
    ['c ', 10, 10, 2, false, 'blue', 'Inter', 700],
    ['中', 20, 10, 4, false, 'blue', 'Noto Sans SC', 700],
    ['한', 30, 10, 5, true, 'blue', 'Inter', 900],
  ])
})

test('a line is as tall as its tallest font, an empty one as its run', () => {
  const large = { ...font, size: 20 }
  const runs = [
    { text: 'a', font },
    { text: 'b\n', font: large },
    { text: '\nc', font },
  ]
  const lines = breakLines(runs, 100, measurer)
  expect(lines.map(({ height }) => height)).toEqual([28, 28, 14])
  for (const { ascent, descent, height } of lines) expect(ascent + descent).toBe(height)
})

const part = fc.oneof(
  { weight: 3, arbitrary: fc.stringMatching(/^[a-zA-Z]{1,12}$/) },
  { weight: 2, arbitrary: fc.constantFrom(' ', '  ', '\n', '\r\n', '-', ', ', '. ', '/', '(', ')', '“', '”', '’s') },
  { weight: 2, arbitrary: fc.stringMatching(/^[你好世界学习导图]{1,6}$/) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('，', '。', '！', '「', '」', '（', '）', '、', '《', '》', 'っ', 'ー', 'か\u3099'),
  },
  { weight: 1, arbitrary: fc.constantFrom('👩🏽‍🚒', '🇨🇳', '❤️', 'e\u0301', '한국어', '\u00a0', '\t', '\u200b') },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 4 }) },
)
const text = fc.array(part, { maxLength: 30 }).map((parts) => parts.join(''))
const sizes = fc.constantFrom(10, 14, 17.5)
const run: fc.Arbitrary<StyledRun> = fc.record({ text, font: sizes.map((size) => ({ ...font, size })) })
const runs = fc.array(run, { minLength: 1, maxLength: 4 })
const width = fc.constantFrom(12, 40, 90, 300, 10_000)

test('pieces give the text back, without its line breaks', () => {
  fc.assert(
    fc.property(runs, width, (list, maxWidth) => {
      const whole = list.map((one) => one.text).join('')
      const lines = breakLines(list, maxWidth, measurer)
      // Words that run leftwards stand the other way round, and brackets among them are turned.
      const pieces = lines.flatMap((line) => line.pieces.toSorted((a, b) => a.start - b.start))
      const withoutBrackets = (text: string) => text.replace(/[()[\]{}<>«»‹›]/g, '|')
      let end = 0
      for (const piece of pieces) {
        expect(whole.slice(end, piece.start)).toMatch(/^[\n\r\u2028\u2029]*$/)
        const written = whole.slice(piece.start, piece.start + piece.text.length)
        expect(withoutBrackets(written)).toBe(withoutBrackets(piece.text))
        end = piece.start + piece.text.length
      }
      expect(whole.slice(end)).toMatch(/^[\n\r\u2028\u2029]*$/)
    }),
  )
})

test('no line is wider than allowed, unless by a single cluster', () => {
  fc.assert(
    fc.property(runs, width, (list, maxWidth) => {
      for (const line of breakLines(list, maxWidth, measurer)) {
        const content = textOf(line).replace(hanging, '')
        if (line.width > maxWidth) expect([...segmenter.segment(content)]).toHaveLength(1)
        expect(line.width).toBe(line.pieces.reduce((sum, piece) => sum + piece.width, 0))
      }
    }),
  )
})

test('no cluster is split', () => {
  fc.assert(
    fc.property(text, width, (whole, maxWidth) => {
      const places = new Set(Array.from(segmenter.segment(whole), ({ index }) => index))
      const lines = breakLines([{ text: whole, font }], maxWidth, measurer)
      for (const { start } of lines.flatMap((line) => line.pieces)) expect(places.has(start)).toBe(true)
    }),
  )
})

test('breaks only where it may, unless what belongs together is wider than a line', () => {
  fc.assert(
    fc.property(text, width, (whole, maxWidth) => {
      for (const paragraph of whole.split(/\r\n|[\n\r\u2028\u2029]/)) {
        const lines = breakLines([{ text: paragraph, font }], maxWidth, measurer).map(textOf)
        const places = breakOpportunities(paragraph)
        let end = 0
        for (const line of lines) {
          end += line.length
          if (places.includes(end)) continue
          const from = places.findLast((place) => place < end) ?? 0
          const to = places.find((place) => place > end) ?? paragraph.length
          if (to > from)
            expect(measurer.width(paragraph.slice(from, to).replace(hanging, ''), font)).toBeGreaterThan(maxWidth)
        }
      }
    }),
  )
})

test('lines may not start with what closes, nor end with what opens', () => {
  const first = new Set(['closing', 'closing parenthesis', 'exclamation'])
  const firstUnlessSpaced = new Set(['nonstarter', 'closing quotation'])
  fc.assert(
    // A zero-width space says "here", whatever follows.
    fc.property(
      text.map((whole) => whole.replaceAll('\u200b', '')),
      (paragraph) => {
        const clusters = Array.from(segmenter.segment(paragraph), ({ segment }) => segment)
        const places = new Set(breakOpportunities(paragraph))
        let place = 0
        clusters.forEach((cluster, index) => {
          place += cluster.length
          const next = clusters[index + 1]
          if (!places.has(place) || next === undefined) return
          expect(breakClass(cluster)).not.toBe('opening')
          expect(first.has(breakClass(next))).toBe(false)
          if (breakClass(cluster) !== 'space') expect(firstUnlessSpaced.has(breakClass(next))).toBe(false)
        })
      },
    ),
  )
})

test('the same text gives the same lines, with a cold cache too', () => {
  const fresh = cachedMeasurer((word, { font }) => (word.length * font.unitsPerEm) / 2)
  fc.assert(
    fc.property(runs, width, (list, maxWidth) => {
      expect(breakLines(list, maxWidth, fresh)).toEqual(breakLines(list, maxWidth, measurer))
    }),
  )
})

test('a word of a hundred thousand letters is broken too, without hanging', () => {
  const lines = breakLines([{ text: 'x'.repeat(100_000), font }], 200, measurer)
  expect(lines).toHaveLength(2500)
})
