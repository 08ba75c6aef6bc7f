import { expect, test } from 'vitest'
import { inIdleTurn } from './idle-turns.ts'

test('one after the other, each in a turn of its own, also after one that failed', async () => {
  const done: string[] = []
  let busy = 0
  const piece = (name: string, fails = false) =>
    inIdleTurn(async () => {
      expect(busy++).toBe(0)
      await new Promise((resolve) => setTimeout(resolve, 5))
      busy--
      if (fails) throw new Error(name)
      done.push(name)
    })
  const results = await Promise.allSettled([piece('a'), piece('b', true), piece('c')])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(done).toEqual(['a', 'c'])
})
