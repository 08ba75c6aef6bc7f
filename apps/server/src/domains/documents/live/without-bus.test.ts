import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Socket } from './socket.ts'
import { watchWithoutBus } from './without-bus.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function watched() {
  let follow: (isConnected: boolean) => void = () => undefined
  const onConnection = (listener: typeof follow) => {
    follow = listener
  }
  const bus = { isConnected: true, onConnection }
  const asked = vi.fn(async () => new Map<string, number>())
  const looked = vi.fn()
  const socket = {} as Socket
  const end = watchWithoutBus({
    bus,
    journal: { heads: asked },
    access: { outdated: async () => new Set() },
    sessions: { over: async () => [] },
    rooms: () => [],
    visitors: {
      *present() {
        yield { socket, sessionId: 'a', basis: undefined }
      },
      lookAgain: looked,
      endSession: vi.fn(),
    },
    onError: vi.fn(),
  })
  const connect = (is: boolean) => {
    bus.isConnected = is
    follow(is)
  }
  return { connect, asked, looked, end }
}

it('asks nothing while the bus is there', async () => {
  const { asked, end } = watched()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(asked).not.toHaveBeenCalled()
  end()
})

it('asks once a second while it is away, and once more when it is back', async () => {
  const { connect, asked, end } = watched()
  connect(false)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(asked).toHaveBeenCalledTimes(5)
  connect(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveBeenCalledTimes(6)
  end()
})

it('asks until it is answered when the bus is back and the database is not', async () => {
  const { connect, asked, end } = watched()
  asked.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'))
  connect(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveBeenCalledTimes(3)
  end()
})

it('has those looked at of whose rights nothing is known', async () => {
  const { connect, looked, end } = watched()
  connect(false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(looked).toHaveBeenCalledOnce()
  end()
})
