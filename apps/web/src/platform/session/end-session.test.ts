import { afterEach, expect, test, vi } from 'vitest'
import { endLeftSessions, endSession } from './end-session.ts'

const stored = new Map<string, string>()
const page = new EventTarget()

function stubPage(answer: () => Promise<Response>) {
  const ended: (string | null)[] = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('fetch', async (_path: string, { headers }: RequestInit) => {
    ended.push(new Headers(headers).get('Authorization'))
    return answer()
  })
  return ended
}

afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
})

test('a session that was left without a network is ended when the network is back, once', async () => {
  stubPage(() => Promise.reject(new TypeError('offline')))
  await endSession('first')
  await endSession('second')
  const ended = stubPage(async () => Response.json({ errno: 0 }))
  endLeftSessions()
  await vi.waitFor(() => expect(ended).toEqual(['Bearer first', 'Bearer second']))
  await vi.waitFor(() => expect(stored.size).toBe(0))
  page.dispatchEvent(new Event('online'))
  expect(ended).toHaveLength(2)
})

test('a page of a proxy is no answer; that the session is unknown is one', async () => {
  stubPage(async () => new Response('<html>', { status: 502 }))
  await endSession('mine')
  expect(stored.size).toBe(1)
  stubPage(async () => Response.json({ errno: -102 }, { status: 401 }))
  await endSession('mine')
  expect(stored.size).toBe(0)
})
