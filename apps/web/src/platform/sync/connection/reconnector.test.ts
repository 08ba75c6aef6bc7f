import { closeCodes } from '@ramify/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LinkHandlers } from './link.ts'
import { Reconnector } from './reconnector.ts'
import type { Signal } from './signals.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A line whose links do only what the test makes them do. */
function setUp(isOffline = false) {
  const links: { handlers: LinkHandlers; marks: number[]; bytes: number; isEnded: boolean }[] = []
  const seen: string[] = []
  let signal: (signal: Signal) => void = () => undefined
  const line = new Reconnector({
    openLink: (handlers) => {
      const link = { handlers, marks: [] as number[], bytes: 0, isEnded: false }
      links.push(link)
      return {
        isRemote: () => false,
        mark: (number) => link.marks.push(number),
        say: () => undefined,
        bytesSent: () => link.bytes,
        end: () => {
          link.isEnded = true
        },
      }
    },
    signals: {
      subscribe: (listener) => {
        signal = listener
        return () => undefined
      },
      isOffline: () => isOffline,
    },
    random: () => 0.999_999,
    onLink: (link) => seen.push(link),
    onSynced: () => line.mark(1),
    onMessage: () => undefined,
    onLate: (late) => late && seen.push('late'),
    onTooMuchOpen: () => seen.push('too much open'),
    onEnd: (end) => seen.push(`end: ${end}`),
  })
  const last = () => links.at(-1) as (typeof links)[number]
  const comeUp = () => {
    last().handlers.opened()
    last().handlers.synced()
    answer(1)
  }
  const answer = (number: number) => {
    last().handlers.heard()
    last().handlers.told({ type: 'marked', number })
  }
  line.start()
  const setOffline = (offline: boolean) => {
    isOffline = offline
    signal(offline ? 'doubt' : 'wake')
  }
  return { line, links, last, seen, comeUp, answer, setOffline, signal: (what: Signal) => signal(what) }
}

test('a short gap is no outage, a longer one is, and the waits grow', () => {
  const { links, last, seen, comeUp } = setUp()
  comeUp()
  last().handlers.closed(1006)
  vi.advanceTimersByTime(501)
  expect(links).toHaveLength(2)
  comeUp()
  expect(seen).toEqual(['up', 'connecting', 'up'])
  const waits: number[] = []
  for (let attempt = 0; attempt < 6; attempt++) {
    last().handlers.closed(1006)
    const [before, begun] = [links.length, performance.now()]
    while (links.length === before) vi.advanceTimersByTime(100)
    waits.push(performance.now() - begun)
  }
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000])
  expect(seen).toEqual(['up', 'connecting', 'up', 'connecting', 'down'])
})

test.each([
  [closeCodes.session, 'session'],
  [closeCodes.access, 'gone'],
  [closeCodes.update, 'update'],
])('after %i there is no further attempt', (code, end) => {
  const { links, last, seen, comeUp, signal } = setUp()
  comeUp()
  last().handlers.closed(code)
  signal('wake')
  vi.advanceTimersByTime(100_000)
  expect(links).toHaveLength(1)
  expect(seen).toEqual(['up', `end: ${end}`, 'down'])
})

test('who is told to slow down waits longer, who is told to sync again does so at once', () => {
  const { links, last, comeUp } = setUp()
  comeUp()
  last().handlers.closed(closeCodes.resync)
  vi.advanceTimersByTime(501)
  expect(links).toHaveLength(2)
  comeUp()
  last().handlers.closed(closeCodes.slower)
  vi.advanceTimersByTime(7000)
  expect(links).toHaveLength(2)
  vi.advanceTimersByTime(1001)
  expect(links).toHaveLength(3)
})

test('who has too much open hears of it, and tries again later', () => {
  const { links, last, seen } = setUp()
  last().handlers.closed(closeCodes.tooMuchOpen)
  expect(seen).toEqual(['too much open'])
  vi.advanceTimersByTime(7000)
  expect(links).toHaveLength(1)
  vi.advanceTimersByTime(1001)
  expect(links).toHaveLength(2)
})

test('when the network is back it is used at once', () => {
  const { links, last, signal, comeUp } = setUp()
  comeUp()
  for (let attempt = 0; attempt < 8; attempt++) {
    last().handlers.closed(1006)
    vi.advanceTimersByTime(30_000)
  }
  last().handlers.closed(1006)
  const before = links.length
  signal('wake')
  expect(links).toHaveLength(before + 1)
})

test('R11: a connection that is dead is noticed within 15 s, also when nobody writes', () => {
  const { links, last, seen, comeUp, line } = setUp()
  comeUp()
  vi.advanceTimersByTime(15_000)
  expect(last().isEnded || links.length > 1).toBe(true)
  expect(seen).toContain('connecting')
  vi.advanceTimersByTime(20_000)
  expect(seen.at(-1)).toBe('down')
  line.stop()
})

test('a connection that answers lives, and asks only when it is quiet', () => {
  const { links, last, comeUp, answer } = setUp()
  comeUp()
  for (let second = 0; second < 60; second++) {
    vi.advanceTimersByTime(1000)
    const mark = last().marks.at(-1)
    if (mark !== undefined) answer(mark)
  }
  expect(links).toHaveLength(1)
  expect(last().marks.length).toBeLessThan(15)
})

test('a slow server is late; a large upload is given its time', () => {
  const { links, last, seen, comeUp, line } = setUp()
  comeUp()
  last().bytes = 800_000
  line.mark(2)
  vi.advanceTimersByTime(60_000)
  expect(seen).toContain('late')
  expect(links).toHaveLength(1)
  vi.advanceTimersByTime(60_000)
  expect(links.length).toBeGreaterThan(1)
})

test('when the browser doubts the network, a dead connection is noticed in seconds', () => {
  const { links, comeUp, signal, seen } = setUp()
  comeUp()
  signal('doubt')
  vi.advanceTimersByTime(3000)
  expect(seen.at(-1)).toBe('connecting')
  vi.advanceTimersByTime(1000)
  expect(links.length).toBeGreaterThan(1)
})

test('where the browser says that there is no network, a lost connection is down at once, and up at once when it is back', () => {
  const { links, last, comeUp, setOffline, seen } = setUp()
  comeUp()
  setOffline(true)
  vi.advanceTimersByTime(3000)
  expect(seen).toEqual(['up', 'down'])
  vi.advanceTimersByTime(60_000)
  last().handlers.closed(1006)
  expect(seen).toEqual(['up', 'down'])
  const before = links.length
  setOffline(false)
  expect(links).toHaveLength(before + 1)
  comeUp()
  expect(seen).toEqual(['up', 'down', 'up'])
})

test('without a network from the start nobody waits for the first connection', () => {
  const { last, seen } = setUp(true)
  last().handlers.closed(1006)
  expect(seen).toEqual(['down'])
})

test('a browser that is wrong about the network: a connection that answers stays up', () => {
  const { links, last, comeUp, answer, setOffline, seen } = setUp()
  comeUp()
  setOffline(true)
  for (let second = 0; second < 30; second++) {
    answer(last().marks.at(-1) ?? 1)
    vi.advanceTimersByTime(1000)
  }
  expect(links).toHaveLength(1)
  expect(seen).toEqual(['up'])
})
