import { once } from 'node:events'
import { type AddressInfo, createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { imageRules } from '@ramify/contract'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { freshDatabase } from '../../../../../tests/kit/database/database.ts'
import { type EngineUnderTest, engines } from '../../../../../tests/kit/database/engines.ts'
import { migrations } from '../../../migrations/index.ts'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { createLog } from '../log.ts'
import type { Session, Sessions } from '../sessions/sessions.ts'
import type { Handlers } from './calls/call.ts'
import { ownAddress } from './connections/own-address.ts'
import { createHttpServer, loggedPath } from './http-server.ts'

const fileId = 'a'.repeat(32)

it('waits for the largest picture over a slow line, a minute for headers, and not long where nothing moves', async () => {
  const app = await openServer()
  const bytesPerSecond = 64_000 / 8
  const seconds = (imageRules.megabytes * 1024 * 1024) / bytesPerSecond
  expect(app.server.requestTimeout).toBeGreaterThan(seconds * 1000)
  expect(app.server.timeout).toBe(120_000)
  expect(app.server.headersTimeout).toBeLessThanOrEqual(60_000)
  await app.close()
})

it('S7: closes a connection that takes nothing of its answer for a while', async () => {
  const large = Buffer.alloc(12 * 1024 * 1024, 'x')
  const app = await openServer({
    unreadAnswerMs: 200,
    routes: [(scope) => scope.get('/large', async (_request, reply) => reply.send(large))],
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const unread = createConnection(port, '127.0.0.1').on('error', () => undefined)
  unread.pause().write(`GET /large HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`)
  const [connection] = await once(app.server, 'connection')
  await once(connection, 'close')
  unread.destroy()
  await app.close()
})

it('goes on answering somebody who broke off many calls', async () => {
  const under: (() => void)[] = []
  const remove = () => new Promise((resolve) => under.push(() => resolve({ removed: 1 })))
  const app = await openServer({
    sessions: { find: async () => ({ personId: 'ann' }) as Session } as Partial<Sessions> as Sessions,
    handlers: { '/rm': remove } as Partial<Handlers> as Handlers,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const call = () => {
    const socket = createConnection(port, '127.0.0.1').on('error', () => undefined)
    const body = JSON.stringify({ file_guids: fileId })
    const head = `POST /api/rm HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${'x'.repeat(43)}`
    socket.write(`${head}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`)
    return socket
  }
  for (let nth = 0; nth < 8; nth++) {
    const broken = call()
    const [connection] = await once(app.server, 'connection')
    await expect.poll(() => under.length).toBe(1)
    broken.destroy()
    await once(connection, 'close')
    under.pop()?.()
  }
  const asked = call()
  await expect.poll(() => under.length).toBe(1)
  under.pop()?.()
  const [answer] = await once(asked, 'data')
  expect(String(answer)).toContain('HTTP/1.1 200')
  asked.destroy()
  await app.close()
})

it('works on few of many requests that come at once on a connection, and answers others meanwhile', async () => {
  let count = 0
  const app = await openServer({
    routes: [
      (scope) =>
        scope.get('/counted', async () => {
          count++
          return 'x'
        }),
    ],
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const hasty = createConnection(port, '127.0.0.1').on('error', () => undefined)
  hasty.write('GET /counted HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(20_000))
  await new Promise((resolve) => hasty.once('close', resolve))
  expect(count).toBeLessThanOrEqual(16)
  // A few are what some programs send.
  const brisk = createConnection(port, '127.0.0.1').on('error', () => undefined)
  brisk.write('GET /counted HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(8))
  await expect.poll(() => count).toBeGreaterThanOrEqual(8)
  expect((await fetch(`${address}/counted`)).status).toBe(200)
  brisk.destroy()
  await app.close()
})

it('takes so many connections from an address, and any number from a proxy that it trusts', async () => {
  const connect = async (app: Awaited<ReturnType<typeof openServer>>) => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const sockets = Array.from({ length: 3 }, () => createConnection(port, '127.0.0.1').on('error', () => undefined))
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    const open = () => sockets.filter((socket) => !socket.destroyed && socket.readyState === 'open').length
    for (const socket of sockets) socket.resume()
    return { sockets, open }
  }
  const few = await openServer({ connectionsPerAddress: 2 })
  const { sockets, open } = await connect(few)
  await expect.poll(open).toBe(2)
  for (const socket of sockets) socket.destroy()
  await few.close()
  const trusting = await openServer({ connectionsPerAddress: 2, trustedProxies: ['127.0.0.1'] })
  const behind = await connect(trusting)
  expect(behind.open()).toBe(3)
  for (const socket of behind.sockets) socket.destroy()
  await trusting.close()
})

it('S14: logs no more of an unmatched path than where it begins', () => {
  expect(loggedPath('/api/upload/:ticket', '/api/upload/secret?x=1')).toBe('/api/upload/:ticket')
  expect(loggedPath('/api/save', '/api/save?token=secret')).toBe('/api/save')
  for (const path of ['/api/uplaod/secret', '/api/secret?x', '//secret', `/${'secret'.repeat(9)}`, 'secret']) {
    expect(loggedPath(undefined, path)).not.toContain('secret')
  }
  expect(loggedPath(undefined, '/api/uplaod/secret')).toBe('/api…')
})

it('R5: a failed /touch says that nothing was saved, other calls speak in general', async () => {
  const fail = async () => {
    throw new Error('disk full')
  }
  const app = await openServer({
    sessions: { find: async () => ({}) as Session } as Partial<Sessions> as Sessions,
    handlers: { '/touch': fail, '/ls': fail } as Partial<Handlers> as Handlers,
  })
  const headers = { authorization: `Bearer ${'x'.repeat(43)}` }
  const answerOf = async (url: string) => (await app.inject({ method: 'POST', url, headers, payload: {} })).json()
  expect(await answerOf('/api/touch')).toMatchObject({
    errno: -500,
    message: expect.stringContaining('not saved'),
    data: { code: '-500:not-saved' },
  })
  expect(await answerOf('/api/ls')).toMatchObject({ errno: -500, data: { code: '-500' } })
  await app.close()
})

it('S17: browsers that came by TLS are told to stay with it, by whomever it was ended', async () => {
  const header = async (trusted: string[], proto?: string) => {
    const app = await openServer({ trustedProxies: trusted })
    const headers = proto === undefined ? {} : { 'x-forwarded-proto': proto }
    const answer = await app.inject({ url: '/healthz', headers, remoteAddress: '127.0.0.1' })
    await app.close()
    return answer.headers['strict-transport-security']
  }
  expect(await header(['127.0.0.1'], 'https')).toBe('max-age=15552000')
  expect(await header(['127.0.0.1'], 'http')).toBeUndefined()
  expect(await header(['192.0.2.1'], 'https')).toBeUndefined()
  expect(await header([])).toBeUndefined()
})

it('S17: a form that a page of somebody else posts is refused where no session is asked for', async () => {
  const app = await openServer({ trustedProxies: ['127.0.0.1'] })
  const form = { 'content-type': 'application/x-www-form-urlencoded', host: 'inner:3000' }
  const statusOf = async (headers: Record<string, string>, payload = 'email=a%40example.com') => {
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/passport/options', headers, payload })
    return statusCode
  }
  const refused: Record<string, string>[] = [
    { ...form, 'sec-fetch-site': 'cross-site' },
    { ...form, 'sec-fetch-site': 'same-site' },
    { ...form, 'content-type': 'multipart/form-data; boundary=x', 'sec-fetch-site': 'cross-site' },
    { ...form, origin: 'https://evil.example' },
    { ...form, origin: 'null' },
  ]
  for (const headers of refused) expect(await statusOf(headers)).toBe(400)
  const taken: Record<string, string>[] = [
    form,
    { ...form, 'sec-fetch-site': 'same-origin', origin: 'https://maps.example' },
    { ...form, origin: 'http://inner:3000' },
    { ...form, origin: 'https://maps.example', 'x-forwarded-host': 'maps.example' },
  ]
  // What comes back is no answer of the contract, which is past what is asked here.
  for (const headers of taken) expect(await statusOf(headers)).toBe(500)
  // A page has to ask before it sends JSON to somebody else, and is told nothing.
  expect(await statusOf({ 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' }, '{}')).toBe(500)
  await app.close()
})

it('R5: is not ready while nothing can be written, and looks no oftener than every few seconds', async () => {
  const [sqlite] = engines
  const { database, dispose } = await freshDatabase(sqlite as EngineUnderTest)
  await migrate(database, migrations)
  const now = vi.spyOn(performance, 'now').mockReturnValue(10_000)
  const app = await openServer({ database })
  const ready = async () => {
    const answer = await app.inject('/readyz')
    return [answer.statusCode, answer.json().database]
  }
  expect(await ready()).toEqual([200, 'ok'])
  // As on a disk that is full: reading goes on.
  await sql`create trigger full_disk before update on leases begin select raise(abort, 'disk full'); end`.execute(
    database.tables<unknown>(),
  )
  expect(await ready()).toEqual([200, 'ok'])
  now.mockReturnValue(14_000)
  expect(await ready()).toEqual([503, 'down'])
  now.mockRestore()
  await app.close()
  await dispose()
})

/** Every call is answered alike, and there is nothing behind it but what a test names. */
function openServer(parts: Partial<Parameters<typeof createHttpServer>[0]> = {}) {
  const handler = async () => ({ register_code: false })
  return createHttpServer({
    version: '0',
    log: createLog('silent'),
    database: {} as Database,
    sessions: {} as Sessions,
    handlers: new Proxy({}, { get: () => handler }) as Handlers,
    routes: [],
    webDir: tmpdir(),
    outsideScripts: [],
    clientScripts: [],
    ownAddress: ownAddress({ publicUrl: undefined, brandHosts: new Set() }),
    brands: () => ({ name: 'Ramify', languages: ['en'], operator: null }),
    trustedProxies: [],
    jsonLimits: { values: 1_000_000, depth: 100_000 },
    callsPerPerson: 6,
    connectionsPerAddress: 100,
    unreadAnswerMs: 300,
    pageExtrasOf: async () => null,
    healthChecks: {},
    ...parts,
  })
}
