import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clustersOf, isSimple } from './clusters.ts'

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

test('texts taken for simple have one cluster a unit', () => {
  const anything = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) })
  const often = fc.constantFrom(
    'a',
    'é',
    '中',
    'か',
    '\u3099',
    '\u0301',
    '한',
    'ﾊ',
    'ﾞ',
    '\u200d',
    '\ufe0f',
    '\r',
    '\n',
    '☺',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(anything, often)), (parts) => {
      const text = parts.join('')
      if (isSimple(text)) expect(Array.from(segmenter.segment(text), ({ segment }) => segment)).toEqual(text.split(''))
    }),
    { numRuns: 2000 },
  )
})

test('clusters are never split', () => {
  expect([...clustersOf('e\u0301👩‍🚒🇨🇳か\u3099')]).toEqual(['e\u0301', '👩‍🚒', '🇨🇳', 'か\u3099'])
})
