import { closeCodes } from '@ramify/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectEvents, type EventSocket } from './connect-events.ts'

class FakeSocket implements EventSocket {
  sent: string[] = []
  isClosed = false
  onopen: EventSocket['onopen'] = null
  onmessage: EventSocket['onmessage'] = null
  onclose: EventSocket['onclose'] = null

  send(text: string): void {
    this.sent.push(text)
  }

  close(): void {
    this.isClosed = true
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function open() {
  const sockets: FakeSocket[] = []
  const events: unknown[] = []
  let isVisible = true
  let signal: (signal: 'visibility' | 'online') => void = () => undefined
  let unreachable = 0
  const end = connectEvents({
    token: 'secret',
    openSocket: () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket
    },
    page: {
      isVisible: () => isVisible,
      subscribe: (listener) => {
        signal = listener
        return () => undefined
      },
    },
    random: () => 1,
    onEvent: (event) => events.push(event),
    onUnreachable: () => {
      unreachable += 1
    },
  })
  return {
    sockets,
    events,
    end,
    last: () => sockets.at(-1) as FakeSocket,
    show: (is: boolean) => {
      isVisible = is
      signal('visibility')
    },
    online: () => signal('online'),
    unreachable: () => unreachable,
  }
}

it('says who it is and passes on what it is told, and nothing that it does not understand', () => {
  const { last, events } = open()
  last().onopen?.()
  expect(last().sent).toEqual([JSON.stringify({ type: 'authenticate', token: 'secret' })])
  for (const data of [
    '{"type":"notifications","unread":2}',
    '{',
    'null',
    '{"type":"weather"}',
    '{"type":"notifications"}',
  ]) {
    last().onmessage?.({ data })
  }
  expect(events).toEqual([{ type: 'notifications', unread: 2 }])
})

it('comes back after a loss, and waits longer each time', () => {
  const { sockets, last } = open()
  last().onclose?.({ code: 1006 })
  expect(sockets).toHaveLength(1)
  vi.advanceTimersByTime(500)
  expect(sockets).toHaveLength(2)
  last().onclose?.({ code: 1006 })
  vi.advanceTimersByTime(500)
  expect(sockets).toHaveLength(2)
  vi.advanceTimersByTime(500)
  expect(sockets).toHaveLength(3)
  // One that works begins anew.
  last().onmessage?.({ data: '{"type":"notifications","unread":0}' })
  last().onclose?.({ code: 1012 })
  vi.advanceTimersByTime(500)
  expect(sockets).toHaveLength(4)
  last().onclose?.({ code: closeCodes.slower })
  vi.advanceTimersByTime(7_000)
  expect(sockets).toHaveLength(4)
})

it('ends with the session, and when it is told to', () => {
  const ended = open()
  ended.last().onclose?.({ code: closeCodes.session })
  const told = open()
  told.end()
  expect(told.last().isClosed).toBe(true)
  vi.advanceTimersByTime(120_000)
  expect(ended.sockets).toHaveLength(1)
  expect(told.sockets).toHaveLength(1)
})

it('is closed while nobody looks for a minute, and opens when somebody does', () => {
  const { sockets, last, show } = open()
  show(false)
  vi.advanceTimersByTime(59_000)
  show(true)
  expect(sockets).toHaveLength(1)
  show(false)
  vi.advanceTimersByTime(60_000)
  expect(last().isClosed).toBe(true)
  vi.advanceTimersByTime(600_000)
  expect(sockets).toHaveLength(1)
  show(true)
  expect(sockets).toHaveLength(2)
})

it('begins anew on a new network, and asks in another way where sockets are refused', () => {
  const { sockets, last, online, show, unreachable } = open()
  online()
  expect(sockets).toHaveLength(2)
  expect(sockets[0]?.isClosed).toBe(true)
  for (let nth = 0; nth < 3; nth++) {
    last().onclose?.({ code: 1006 })
    vi.advanceTimersByTime(60_000)
  }
  expect(unreachable()).toBe(0)
  show(true)
  expect(unreachable()).toBe(1)
})
