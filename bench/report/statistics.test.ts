import { expect, test } from 'vitest'
import { spreadOf } from './statistics.ts'

test('percentiles are values that were measured', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(spreadOf(values)).toEqual({ median: 50, p95: 95, most: 100 })
  expect(spreadOf([3, 1, 2])).toEqual({ median: 2, p95: 3, most: 3 })
})
