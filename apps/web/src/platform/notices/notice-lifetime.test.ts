import { expect, test } from 'vitest'
import { noticeLifetime } from './notice-lifetime.ts'

test('the more was done, the longer it can be undone', () => {
  const ofSizes = [1, 2, 10, 100, 1_109].map((size) => noticeLifetime({ kind: 'status', size }))
  expect(ofSizes).toEqual([5_000, 6_505, 10_000, 15_000, 20_225])
  expect(noticeLifetime({ kind: 'status' })).toBe(5_000)
  expect(noticeLifetime({ kind: 'error' })).toBe(8_000)
})
