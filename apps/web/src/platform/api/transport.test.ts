import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CallError, clientSchemaHeader, createClient } from '@ramify/contract'
import { clientSchema } from '@ramify/document'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { guestToken, keepGuestToken } from '../session/guest-token.ts'
import { SessionEnded } from './ends-session.ts'
import { loadingCount } from './loading.ts'
import { fetchTransport, readerTransport } from './transport.ts'

vi.mock('../i18n/language.ts', () => ({ currentTranslator: () => ({ language: 'en' }) }))
const held = vi.hoisted(() => ({ token: null as string | null, over: [] as string[] }))
vi.mock('../session/session-store.ts', () => ({ currentToken: () => held.token }))
vi.mock('../session/session-over.ts', () => ({ sessionOver: (token: string) => held.over.push(token) }))

const api = createClient(fetchTransport)
const sent = fetch
/** Takes every request and never answers. */
let silent: Server
let asked = 0
let heard: () => void = () => undefined
const nextAsked = () =>
  new Promise<void>((resolve) => {
    heard = resolve
  })

beforeAll(async () => {
  silent = createServer(() => {
    asked++
    heard()
  })
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  silent.closeAllConnections()
  silent.close()
})
beforeEach(() => {
  asked = 0
  const { port } = silent.address() as AddressInfo
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => sent(`http://127.0.0.1:${port}${path}`, init))
  vi.stubGlobal('navigator', { onLine: true })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a server that never answers is given up after 20 seconds, not before, and is not asked again', async () => {
  let ended: CallError | null = null
  const reached = nextAsked()
  const call = api('/logout', {}).catch((error: CallError) => {
    ended = error
  })
  await reached
  await vi.advanceTimersByTimeAsync(19_999)
  expect(ended).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  await call
  expect(ended).toMatchObject({ errno: null, failure: { code: '304' } })
  expect(asked).toBe(1)
})

test('a document that is made with a key is sent once more, and given up after another 20 seconds', async () => {
  const reached = nextAsked()
  const call = api('/touch', { idempotency_key: '0'.repeat(32) }).catch((error: CallError) => error)
  await reached
  const again = nextAsked()
  await vi.advanceTimersByTimeAsync(20_000)
  await again
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await call).toMatchObject({ errno: null, failure: { code: '304' } })
  expect(asked).toBe(2)
})

test('calls that somebody waits for are counted, one in the other, and those of pages are not', async () => {
  expect(loadingCount()).toBe(0)
  const calls = [api('/logout', {}), api('/logout', {})].map((call) => call.catch(() => undefined))
  const ofPage = api('/user/info', {}, { signal: new AbortController().signal }).catch(() => undefined)
  expect(loadingCount()).toBe(2)
  await vi.advanceTimersByTimeAsync(20_000)
  await Promise.all([...calls, ofPage])
  expect(loadingCount()).toBe(0)
})

test('a session is over only for calls that ask for it: a spent ticket signs nobody out', async () => {
  const answers = (status: number, answer: object) =>
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer), { status }))
  const refusal = { errno: -102, message: '', data: { code: '201' } }
  const over = async (path: '/login' | '/logout', token: string | null) => {
    Object.assign(held, { token, over: [] })
    const body = path === '/login' ? { api_token: 'x'.repeat(43) } : {}
    const error = await api(path, body as never).catch((error: CallError) => error)
    return [held.over, error instanceof SessionEnded, (error as CallError).failure.code]
  }
  answers(200, refusal)
  expect(await over('/login', 'mine')).toEqual([[], false, '201'])
  expect(await over('/logout', 'mine')).toEqual([['mine'], true, '201'])
  // Nobody was told, so whoever asked has to be.
  expect(await over('/logout', null)).toEqual([[], false, '201'])
  answers(401, {})
  expect(await over('/login', null)).toEqual([[], false, '202'])
  expect(await over('/logout', 'mine')).toEqual([['mine'], true, '202'])
})

test('every call says which schema of documents this build speaks', async () => {
  let headers = new Headers()
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    headers = new Headers(init.headers)
    return Response.json({ errno: 0, data: {} })
  })
  await api('/open', { file_guid: '0'.repeat(32) })
  expect(headers.get(clientSchemaHeader)).toBe(String(clientSchema))
})

test('a guest reads with a token of their own, never beside a session, and is another one where that is over', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  const sentTokens: (string | null)[] = []
  let answer: object = { errno: 0, data: {} }
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    sentTokens.push(new Headers(init.headers).get('authorization'))
    return Response.json(answer)
  })
  const readerApi = createClient(readerTransport)
  const read = () => readerApi('/open', { file_guid: '0'.repeat(32) }).catch((error: CallError) => error)
  Object.assign(held, { token: null, over: [] })
  await read()
  keepGuestToken('guest', Date.now() + 1000)
  await read()
  held.token = 'mine'
  await read()
  held.token = null
  await api('/logout', {})
  keepGuestToken('old', Date.now() - 1)
  await read()
  expect(sentTokens).toEqual([null, 'Bearer guest', 'Bearer mine', null, null])

  keepGuestToken('guest', Date.now() + 1000)
  answer = { errno: -103, message: '', data: { code: '-103' } }
  expect(await read()).not.toBeInstanceOf(SessionEnded)
  expect(held.over).toEqual([])
  expect(guestToken()).toBeNull()
})
