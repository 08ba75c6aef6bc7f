import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const server = vi.hoisted(() => ({ isOpen: false, asked: 0 }))
vi.mock('../../../platform/api/query-client.ts', () => ({
  queryClient: {
    fetchQuery: async () => {
      server.asked++
      if (!server.isOpen) throw new Error('refused')
    },
  },
}))
vi.mock('../../files/index.ts', () => ({ fileQuery: () => ({}) }))
vi.mock('../../../platform/person-events/follow-events.ts', async () => {
  const { createStore } = await import('../../../platform/store.ts')
  return { unreadNotifications: createStore(0) }
})

const page = new EventTarget()
const shown = Object.assign(new EventTarget(), { visibilityState: 'visible' })
vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
vi.stubGlobal('document', shown)
const { awaitAccess } = await import('./await-access.ts')
const { unreadNotifications } = await import('../../../platform/person-events/follow-events.ts')

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(server, { isOpen: false, asked: 0 })
})
afterEach(() => void vi.useRealTimers())

const signals: [string, () => unknown][] = [
  ['a notification', () => unreadNotifications.set(unreadNotifications.get() + 1)],
  ['coming back', () => page.dispatchEvent(new Event('focus'))],
  ['half a minute', () => vi.advanceTimersByTime(30_000)],
]

test.each(signals)('%s opens what was refused, once it is given', async (_name, signal) => {
  const onGiven = vi.fn()
  awaitAccess('map', onGiven)
  signal()
  await vi.advanceTimersByTimeAsync(0)
  expect(onGiven).not.toHaveBeenCalled()
  server.isOpen = true
  signal()
  await vi.advanceTimersByTimeAsync(0)
  signal()
  await vi.advanceTimersByTimeAsync(0)
  expect(onGiven).toHaveBeenCalledTimes(1)
})

test('nobody asks while nobody looks, or after the page is left', async () => {
  const onGiven = vi.fn()
  const stop = awaitAccess('map', onGiven)
  server.isOpen = true
  shown.visibilityState = 'hidden'
  await vi.advanceTimersByTimeAsync(90_000)
  shown.visibilityState = 'visible'
  stop()
  for (const [, signal] of signals) signal()
  await vi.advanceTimersByTimeAsync(90_000)
  expect(server.asked).toBe(0)
  expect(onGiven).not.toHaveBeenCalled()
})
