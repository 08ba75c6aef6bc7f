import { expect, test } from 'vitest'
import { AppError } from '../app-error.ts'
import { KeyedSemaphore } from './keyed-semaphore.ts'

/** Whether it has come by now. */
async function hasCome(ready: Promise<void>): Promise<boolean> {
  let came = false
  void ready.then(() => {
    came = true
  })
  await new Promise(setImmediate)
  return came
}

test('S9: a caller has so many turns at once, whatever others have', async () => {
  const turns = new KeyedSemaphore({ atOnce: 2, mostWaiting: 10 })
  const [one, two, three] = [turns.take('eve'), turns.take('eve'), turns.take('eve')]
  expect(await hasCome(one.ready)).toBe(true)
  expect(await hasCome(two.ready)).toBe(true)
  expect(await hasCome(three.ready)).toBe(false)
  expect(await hasCome(turns.take('ann').ready)).toBe(true)
  one.end()
  one.end()
  expect(await hasCome(three.ready)).toBe(true)
  expect(await hasCome(turns.take('eve').ready)).toBe(false)
})

test('whoever goes away while waiting leaves the line', async () => {
  const turns = new KeyedSemaphore({ atOnce: 1, mostWaiting: 10 })
  const [held, gone, next] = [turns.take('eve'), turns.take('eve'), turns.take('eve')]
  gone.end()
  expect(await hasCome(next.ready)).toBe(false)
  held.end()
  expect(await hasCome(next.ready)).toBe(true)
  expect(await hasCome(gone.ready)).toBe(false)
  next.end()
  expect(await hasCome(turns.take('eve').ready)).toBe(true)
})

test('a line has an end', () => {
  const turns = new KeyedSemaphore({ atOnce: 1, mostWaiting: 1 })
  turns.take('eve')
  const waiting = turns.take('eve')
  expect(() => turns.take('eve')).toThrow(AppError)
  turns.take('ann')
  waiting.end()
  turns.take('eve')
})
