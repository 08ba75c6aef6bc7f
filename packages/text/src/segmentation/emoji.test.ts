import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { breakLines } from '../lines/break-lines.ts'
import { cachedMeasurer } from '../measuring/cached-measurer.ts'
import { pixels } from '../measuring/pixels.ts'
import { clustersOf } from './clusters.ts'
import { emojiName, emojiWidth, isEmoji } from './emoji.ts'
import { emojiPieces } from './emoji-pieces.ts'

const font = { families: ['Inter', 'Noto Sans SC'], size: 14, weight: 400, italic: false }
const measurer = cachedMeasurer((word) => word.length * 1111)

/** Of every kind: alone, with skin tones, joined, flags of both kinds, keycaps, with and without selectors. */
const emoji = fc.constantFrom(
  ...[
    '👍',
    '👍🏽',
    '❤️',
    '👩🏽‍🚒',
    '👨‍👩‍👧‍👦',
    '🇨🇳',
    '🇯🇵',
    '1️⃣',
    '#⃣',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '🏳️‍🌈',
    '🧑🏽‍❤️‍💋‍🧑🏿',
    '⌚',
    '☺️',
    '⚠️',
    '🐦‍🔥',
    '☝🏿',
  ],
)

describe('emoji', () => {
  test('are told from signs that are text', () => {
    for (const cluster of ['☺', '✔', '❤', '©', '™', '☎', '1', '#', '⌚︎', '👍︎', '✔️', '©️', '➕', 'a', '中', '']) {
      expect([cluster, isEmoji(cluster)]).toEqual([cluster, false])
    }
    fc.assert(fc.property(emoji, isEmoji))
  })

  test('are named alike with and without selectors', () => {
    expect(emojiName('❤️')).toBe('2764')
    expect(emojiName('1️⃣')).toBe(emojiName('1⃣'))
    expect(emojiName('1️⃣')).toBe('0031-20e3')
    expect(emojiName('🏳️‍🌈')).toBe('1f3f3-200d-1f308')
    expect(emojiName('👍🏽')).toBe('1f44d-1f3fd')
  })

  test('are all equally wide at any size, however many stand side by side', () => {
    const size = fc.double({ min: 6, max: 200, noNaN: true })
    fc.assert(
      fc.property(fc.array(emoji, { maxLength: 12 }), size, (list, size) => {
        // Flags side by side are told apart in pairs, joiners never join what stands between spaces.
        const text = list.join(' ')
        const space = measurer.width(' ', { ...font, size })
        const width = list.length * pixels(emojiWidth, size) + Math.max(0, list.length - 1) * space
        expect(measurer.width(text, { ...font, size })).toBe(width)
      }),
    )
  })

  test('are never cut by the end of a line', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(emoji, fc.constantFrom('a', ' ', '中', 'word ')), { maxLength: 20 }),
        fc.integer({ min: 1, max: 120 }),
        (list, maxWidth) => {
          const text = list.join('')
          const whole = [...clustersOf(text)].filter(isEmoji)
          const lines = breakLines([{ text, font }], maxWidth, measurer)
          const drawn = lines.flatMap(({ pieces }) => pieces.flatMap((piece) => [...clustersOf(piece.text)]))
          expect(drawn.filter(isEmoji)).toEqual(whole)
        },
      ),
    )
  })
})

test('pieces are the text again, every emoji alone among them', () => {
  const parts = fc.array(fc.oneof(emoji, fc.constantFrom('tea', ' ', '茶', '1', '#', '☺', 'e\u0301')), { maxLength: 8 })
  fc.assert(
    fc.property(parts, (given) => {
      const text = given.join(' ')
      const pieces = emojiPieces(text)
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      for (const piece of pieces)
        expect(isEmoji(piece.text) && [...clustersOf(piece.text)].length === 1).toBe(piece.isEmoji)
      expect(pieces.filter((piece) => piece.isEmoji)).toHaveLength([...clustersOf(text)].filter(isEmoji).length)
    }),
  )
})
