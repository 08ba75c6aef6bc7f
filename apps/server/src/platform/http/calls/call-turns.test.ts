import { once } from 'node:events'
import { type AddressInfo, createConnection, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import type { Session } from '../../sessions/sessions.ts'
import { CallTurns } from './call-turns.ts'

let app: FastifyInstance
/** Whose call is worked on now, and what ends each. */
const under: { by: string; end: () => void }[] = []
const sockets: Socket[] = []

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const { end } of under.splice(0)) end()
  await app.close()
  // Whoever had waited for those.
  under.length = 0
})

/** Everybody but «nobody» is signed in. */
async function serve(callsPerPerson: number): Promise<void> {
  const turns = new CallTurns({ callsPerPerson })
  app = Fastify()
  app.post<{ Params: { by: string } }>('/:by', {
    onRequest: (request, reply) => {
      const { by } = request.params
      return turns.wait(request, reply, by === 'nobody' ? undefined : ({ personId: by } as Session))
    },
    handler: (request) =>
      turns.work(request, async () => {
        await new Promise<void>((end) => under.push({ by: request.params.by, end }))
        return 'done'
      }),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
}

const names = () => under.map(({ by }) => by)
const large = '"'.padEnd(70_000, 'x').concat('"')

function endOne(): void {
  under.shift()?.end()
}

/** So many calls, one after the other on one connection, without waiting for their answers. */
async function call(by: string, body = '""', times = 1): Promise<Socket> {
  const socket = createConnection((app.server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket.on('error', () => undefined))
  await once(socket, 'connect')
  const head = `POST /${by} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json`
  socket.write(`${head}\r\nContent-Length: ${body.length}\r\n\r\n${body}`.repeat(times))
  return socket
}

async function callChunked(by: string): Promise<void> {
  const socket = await call(by, '', 0)
  const head = `POST /${by} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json`
  socket.write(`${head}\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n""\r\n0\r\n\r\n`)
}

test('S9: some calls of a person are worked on at once, and others do not wait for them', async () => {
  await serve(2)
  for (const by of ['eve', 'eve', 'eve']) await call(by)
  await expect.poll(names).toEqual(['eve', 'eve'])
  for (const by of ['ann', 'nobody', 'nobody', 'nobody']) await call(by)
  await expect.poll(names).toEqual(['eve', 'eve', 'ann', 'nobody', 'nobody', 'nobody'])
  endOne()
  await expect.poll(names).toEqual(['eve', 'ann', 'nobody', 'nobody', 'nobody', 'eve'])
})

test('S4: of large bodies, and of those that may be, a person sends one at a time', async () => {
  await serve(6)
  await call('eve', large)
  await expect.poll(names).toEqual(['eve'])
  await callChunked('eve')
  await call('ann', large)
  await call('eve')
  await expect.poll(() => names().sort()).toEqual(['ann', 'eve', 'eve'])
  endOne()
  await expect.poll(() => names().sort()).toEqual(['ann', 'eve', 'eve'])
})

test('whoever is not signed in sends large bodies one at a time from a network', async () => {
  await serve(6)
  await call('nobody', large)
  await expect.poll(names).toEqual(['nobody'])
  await call('nobody', large)
  await call('ann')
  await expect.poll(names).toEqual(['nobody', 'ann'])
})

test('whoever goes away gives turns back, but only when the work is done', async () => {
  await serve(2)
  for (const socket of [await call('eve'), await call('eve')]) {
    await expect.poll(names).toContain('eve')
    socket.destroy()
  }
  await expect.poll(names).toEqual(['eve', 'eve'])
  await call('eve')
  await call('ann')
  await expect.poll(names).toEqual(['eve', 'eve', 'ann'])
  endOne()
  await expect.poll(names).toEqual(['eve', 'ann', 'eve'])
})

test('calls that lie behind others on a connection go with it, in line or worked on', async () => {
  await serve(2)
  const socket = await call('eve', '""', 5)
  await expect.poll(names).toEqual(['eve', 'eve'])
  socket.destroy()
  await once(socket, 'close')
  endOne()
  endOne()
  await call('eve')
  await call('eve')
  await expect.poll(names).toEqual(['eve', 'eve'])
  endOne()
  endOne()
})

test('whoever goes away while a body comes gives the turn back', async () => {
  await serve(6)
  const socket = await call('eve', '', 0)
  socket.write('POST /eve HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 70000\r\n\r\n"xx')
  await new Promise((resolve) => setTimeout(resolve, 50))
  await call('eve', large)
  expect(names()).toEqual([])
  socket.destroy()
  await expect.poll(names).toEqual(['eve'])
})
