import { once } from 'node:events'
import { type AddressInfo, createConnection, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { LargeAnswers } from './large-answers.ts'

/** More than a network takes that nobody reads from. */
const text = 'x'.repeat(12 * 1024 * 1024)
let app: FastifyInstance
const sockets: Socket[] = []
const made: string[] = []

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  made.length = 0
  await app.close()
})

async function serve(limits: ConstructorParameters<typeof LargeAnswers>[0]): Promise<void> {
  const answers = new LargeAnswers(limits)
  app = Fastify()
  app.setErrorHandler((_error, _request, reply) => reply.code(429).send())
  app.get<{ Params: { by: string } }>('/:by', (request, reply) =>
    answers.send(request.params.by, reply, async () => {
      made.push(request.params.by)
      return text
    }),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
}

const port = () => (app.server.address() as AddressInfo).port

/** Asks, and takes nothing in. */
async function askWithoutReading(by: string, times = 1): Promise<Socket> {
  const socket = createConnection(port(), '127.0.0.1').on('error', () => undefined)
  sockets.push(socket)
  await once(socket, 'connect')
  socket.pause().write(`GET /${by} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`.repeat(times))
  return socket
}

const read = async (by: string) => (await (await fetch(`http://127.0.0.1:${port()}/${by}`)).text()).length

test('S7: a person has two answers in memory that nobody reads, and others have theirs', async () => {
  await serve({ patienceMs: 60_000 })
  const [first] = await Promise.all(Array.from({ length: 5 }, () => askWithoutReading('eve')))
  await expect.poll(() => made).toEqual(['eve', 'eve'])
  expect(await read('ann')).toBe(text.length)
  expect(made).toEqual(['eve', 'eve', 'ann'])
  first?.destroy()
  await expect.poll(() => made).toEqual(['eve', 'eve', 'ann', 'eve'])
})

test('S7: more than some who wait are refused', async () => {
  await serve({ patienceMs: 60_000 })
  for (let nth = 0; nth < 22; nth++) await askWithoutReading('eve')
  await expect.poll(async () => (await fetch(`http://127.0.0.1:${port()}/eve`)).status).toBe(429)
})

test('S7: answers that lie behind others on a connection go with it', async () => {
  await serve({ patienceMs: 60_000, inAll: 2 })
  const socket = await askWithoutReading('eve', 4)
  await expect.poll(() => made).toEqual(['eve', 'eve'])
  socket.destroy()
  await Promise.all([askWithoutReading('eve'), askWithoutReading('eve')])
  await expect.poll(() => made).toHaveLength(4)
})

test('S7: while others wait, an answer that has been sent for long is ended', async () => {
  await serve({ patienceMs: 100, inAll: 2 })
  await askWithoutReading('eve')
  await askWithoutReading('mal')
  await expect.poll(() => made).toHaveLength(2)
  expect(await read('ann')).toBe(text.length)
})
