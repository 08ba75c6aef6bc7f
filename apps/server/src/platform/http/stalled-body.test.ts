import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, createConnection } from 'node:net'
import { expect, test } from 'vitest'
import { endIfStalled } from './stalled-body.ts'

/** A hundredth of the time that people have. */
const lookMs = 50

/** Whether the sender was hung up on. */
async function isCut(pieces: (write: (bytes: number) => void) => Promise<void>): Promise<boolean> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = createConnection((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10000000\r\n\r\n')
  const [request] = (await once(server, 'request')) as [IncomingMessage]
  request.on('error', () => undefined).resume()
  const stop = endIfStalled(request, lookMs)
  await pieces((bytes) => void socket.write('x'.repeat(bytes)))
  const { destroyed } = request.socket
  stop()
  socket.destroy()
  server.close()
  return destroyed
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

test('a body of which nothing comes any more is given up', async () => {
  expect(await isCut(() => pause(1_000))).toBe(true)
})

/** For longer than a slow one may take. */
const sending = (bytes: number) => async (write: (bytes: number) => void) => {
  for (const begun = performance.now(); performance.now() - begun < 1_000; await pause(20)) write(bytes)
}

test('so is one that comes by drips; one that comes slowly, but comes, is waited for', async () => {
  expect(await isCut(sending(1))).toBe(true)
  expect(await isCut(sending(40_000))).toBe(false)
})
