import { expect, test } from 'vitest'
import { idsBetween } from './ids-between.ts'

const order = ['a', 'b', 'c', 'd']

test('from one to another, both ways, both ends with it', () => {
  expect(idsBetween(order, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(idsBetween(order, 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(idsBetween(order, 'c', 'c')).toEqual(['c'])
})

test('where the start is gone, the end alone; where the end is, nothing', () => {
  expect(idsBetween(order, 'x', 'c')).toEqual(['c'])
  expect(idsBetween(order, 'a', 'x')).toEqual([])
})
