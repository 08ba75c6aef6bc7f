import fc from 'fast-check'
import { expect, test } from 'vitest'
import { marked } from './marked.ts'

const shown = (text: string, hits: [number, number][]) =>
  marked(text, hits).map(({ part, isHit }) => (isHit ? `[${part}]` : part))

test('hits are marked where they are', () => {
  expect(shown('the quay at night', [[4, 8]])).toEqual(['the ', '[quay]', ' at night'])
  expect(shown('quay', [[0, 4]])).toEqual(['[quay]'])
  expect(shown('quay', [])).toEqual(['quay'])
})

test('whatever the hits, no letter is lost or doubled', () => {
  const hit = fc.tuple(fc.nat(20), fc.nat(20)).map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b)])
  fc.assert(
    fc.property(fc.string({ minLength: 20, maxLength: 30 }), fc.array(hit), (text, hits) => {
      expect(
        marked(text, hits)
          .map(({ part }) => part)
          .join(''),
      ).toBe(text)
    }),
  )
})
