import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

test('S9: everybody has a turn, however many one person sends', () => {
  const queue = new FairQueue<string>()
  for (const item of ['a1', 'a2', 'a3', 'a4']) queue.add('ann', item)
  queue.add('bea', 'b1')
  queue.add('cem', 'c1')
  queue.add('bea', 'b2')
  const taken = Array.from({ length: 8 }, () => queue.take())
  expect(taken).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4', undefined])
})
