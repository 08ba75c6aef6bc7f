import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Log } from './log.ts'
import { onStop } from './process.ts'

const heard = new Map<string | symbol, () => void>()
const said: string[] = []
const log = {
  info: () => undefined,
  warn: (_about: object, words: string) => said.push(words),
  error: (_about: object, words: string) => said.push(words),
} as unknown as Log

beforeEach(() => {
  heard.clear()
  said.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.spyOn(process, 'on').mockImplementation((signal: string | symbol, listener) => {
    heard.set(signal, listener)
    return process
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** With what the process would have ended. */
function exits(): unknown[] {
  const codes: unknown[] = []
  vi.spyOn(process, 'exit').mockImplementation(((code: unknown) => codes.push(code)) as () => never)
  return codes
}

it('R3: a server that cannot stop by itself ends after 5 seconds, in order, and says so', async () => {
  const codes = exits()
  onStop(log, () => new Promise(() => undefined))
  heard.get('SIGTERM')?.()
  await vi.advanceTimersByTimeAsync(4_999)
  expect(codes).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(codes).toEqual([0])
  expect(said).toEqual(['stopping took too long and was cut off'])
})

it('ends with 0 as soon as everything is stopped, once, and with 1 when that fails', async () => {
  const codes = exits()
  let stops = 0
  onStop(log, async () => {
    stops++
  })
  heard.get('SIGTERM')?.()
  heard.get('SIGINT')?.()
  await vi.advanceTimersByTimeAsync(0)
  expect([stops, codes]).toEqual([1, [0]])
  onStop(log, async () => {
    throw new Error('no')
  })
  heard.get('SIGTERM')?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(codes).toEqual([0, 1])
  expect(said).toEqual(['stopping failed'])
})
