import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { entriesOf, isAsked, type ListedEntry, type Part, type Wish } from './part.ts'

const part = (askedAt: number, ...ids: string[]): Part => ({
  askedAt,
  cursor: null,
  files: ids.map((file_guid) => ({ file_guid }) as ListedEntry),
})
const idsOf = (...parts: Part[]) => entriesOf(parts).map(({ file_guid }) => file_guid)

test('what moved stands where it was seen last', () => {
  expect(idsOf(part(2, 'moved', 'a'), part(1, 'b', 'moved'))).toEqual(['moved', 'a', 'b'])
  expect(idsOf(part(1, 'moved', 'a'), part(2, 'b', 'moved'))).toEqual(['a', 'b', 'moved'])
  expect(idsOf(part(1, 'moved', 'a'), part(1, 'b', 'moved'))).toEqual(['moved', 'a', 'b'])
})

test('everything stands there once', () => {
  const ids = fc.uniqueArray(fc.constantFrom(...'abcdefgh'))
  const parts = fc.array(fc.tuple(fc.nat(3), ids).map(([askedAt, some]) => part(askedAt, ...some)))
  fc.assert(
    fc.property(parts, (some) => {
      const shown = idsOf(...some)
      expect(new Set(shown).size).toBe(shown.length)
      expect(new Set(shown)).toEqual(new Set(some.flatMap(({ files }) => files.map(({ file_guid }) => file_guid))))
    }),
  )
})

test('only what is older than the news is asked for, and of that what is wished for', () => {
  const asked = (wish: Wish, more: { isFirst?: boolean; isSeen?: boolean; askedAt?: number } = {}) =>
    isAsked(part(more.askedAt ?? 1), {
      wish,
      since: 5,
      isFirst: more.isFirst ?? false,
      isSeen: () => more.isSeen ?? false,
    })
  for (const wish of ['news', 'seen', 'all'] as const) {
    expect(asked(wish, { isFirst: true, isSeen: true, askedAt: 5 })).toBe(false)
    expect(asked(wish, { isSeen: true })).toBe(true)
    expect(asked(wish)).toBe(wish === 'all')
    expect(asked(wish, { isFirst: true })).toBe(wish !== 'seen')
  }
})
