import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteAnswered, noteUnanswered, onServerBack } from './server-back.ts'

let isThere = false
const asked = vi.fn(async () => {
  if (!isThere) throw new TypeError('refused')
  return new Response('ok')
})

beforeEach(() => {
  isThere = false
  asked.mockClear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const target = new EventTarget()
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
})
afterEach(() => {
  noteAnswered()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a server that did not answer is asked again, less and less often, until it is back', async () => {
  const back = vi.fn()
  const stop = onServerBack(back)
  noteUnanswered()
  noteUnanswered()
  await vi.advanceTimersByTimeAsync(5_000)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).toHaveBeenCalledTimes(2)
  isThere = true
  await vi.advanceTimersByTimeAsync(19_999)
  expect(back).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(back).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toHaveBeenCalledTimes(3)
  stop()
})

test('a call that is answered meanwhile tells it sooner; without a failure nothing is told', async () => {
  const back = vi.fn()
  const stop = onServerBack(back)
  noteAnswered()
  expect(back).not.toHaveBeenCalled()
  noteUnanswered()
  noteAnswered()
  expect(back).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).not.toHaveBeenCalled()
  stop()
})
