import { expect, test } from 'vitest'
import { waitBefore } from './backoff.ts'

test('waits grow up to half a minute and are spread over the whole range', () => {
  const most = [0, 1, 2, 3, 4, 5, 6, 7, 40, 2000].map((failures) => waitBefore(failures, () => 0.999_999))
  expect(most).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000, 30_000])
  expect([0, 5, 2000].map((failures) => waitBefore(failures, () => 0))).toEqual([100, 100, 100])
})
