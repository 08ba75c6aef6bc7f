import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, createConnection } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { endIfStalled, watchBytes } from './stalled-body.ts'

const second = 1_000

/** After how many seconds somebody is given up who sends so many bytes every so many seconds; null: not within ten minutes. */
function givenUpAfter(bytes: number, every: number): number | null {
  const isStalled = watchBytes(0, 700)
  for (let at = 5; at <= 600; at += 5) if (isStalled(at * second, 700 + Math.floor(at / every) * bytes)) return at
  return null
}

test('a body of which nothing comes any more is given up, and one that comes by drips', () => {
  expect(givenUpAfter(1_000_000, 601)).toBe(15)
  expect(givenUpAfter(1, 5)).toBe(30)
  expect(givenUpAfter(9_000, 5)).toBe(30)
})

test('one that comes slowly, but comes, is waited for', () => {
  expect(givenUpAfter(11_000, 5)).toBeNull()
  expect(givenUpAfter(30_000, 10)).toBeNull()
})

test('whoever is given up is hung up on', async () => {
  const { request, clock, end } = await receive('Content-Length: 100\r\n\r\n')
  endIfStalled(request, 5, clock)
  await expect.poll(() => request.socket.destroyed).toBe(true)
  end()
})

test('nobody is whose body is here, however long it is worked on', async () => {
  const { request, clock, end } = await receive('Content-Length: 2\r\n\r\n""')
  await expect.poll(() => request.complete).toBe(true)
  const now = vi.fn(clock)
  endIfStalled(request, 5, now)
  await sleep(50)
  // Once at its beginning: whoever looks at the clock again looks for somebody to give up.
  expect(now).toHaveBeenCalledTimes(1)
  expect(request.socket.destroyed).toBe(false)
  end()
})

/** A request with this after its first lines, and a clock by which five seconds pass with each look. */
async function receive(rest: string) {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = createConnection((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\n${rest}`)
  const [request] = (await once(server, 'request')) as [IncomingMessage]
  request.on('error', () => undefined).resume()
  let time = 0
  const clock = () => {
    time += 5 * second
    return time
  }
  const end = () => {
    socket.destroy()
    server.close()
  }
  return { request, clock, end }
}
