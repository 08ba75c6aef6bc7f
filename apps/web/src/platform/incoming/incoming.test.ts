import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepShared } from '../../offline/worker/share-target.ts'
import { forgetIncoming, listIncoming, removeIncoming } from './incoming.ts'

const origin = 'https://ramify.example'
let stores: Map<string, Map<string, { type: string; body: Promise<Blob> }>>
beforeEach(() => {
  stores = new Map()
  vi.stubGlobal('self', { location: { origin } })
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const kept = stores.get(name) ?? new Map()
      stores.set(name, kept)
      const key = (request: string | Request) =>
        new URL(typeof request === 'string' ? request : request.url, origin).pathname
      return {
        put: async (path: string, response: Response) =>
          kept.set(path, { type: response.headers.get('content-type') ?? '', body: response.blob() }),
        keys: async () => [...kept.keys()].map((path) => new Request(origin + path)),
        match: async (request: Request) => {
          const found = kept.get(key(request))
          return found && new Response(await found.body, { headers: { 'content-type': found.type } })
        },
        delete: async (request: string | Request) => kept.delete(key(request)),
      }
    },
    delete: async (name: string) => stores.delete(name),
  })
})

const share = (fields: Record<string, string | File | readonly File[]>) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const each of [value].flat()) body.append(name, each as string)
  return keepShared(new Request(`${origin}/share-target`, { method: 'POST', body }))
}

test('what another app shares waits on a page of its own, until something has become of it', async () => {
  const answer = await share({
    title: 'A bridge',
    text: 'Built in 1932\r\nhttps://bridge.example/a?b=1',
    url: '',
    files: [new File(['x'], 'bridge.png', { type: 'image/png' })],
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${origin}/shared`])
  await share({ text: 'Later' })
  const [later, bridge] = await listIncoming()
  expect(later).toMatchObject({ title: '', words: 'Later', url: null, files: [] })
  expect(bridge).toMatchObject({ title: 'A bridge', words: 'Built in 1932', url: 'https://bridge.example/a?b=1' })
  expect(bridge?.files.map(({ name, type, size }) => [name, type, size])).toEqual([['bridge.png', 'image/png', 1]])
  await removeIncoming(bridge?.id ?? '')
  expect(await listIncoming()).toHaveLength(1)
  await forgetIncoming()
  expect(await listIncoming()).toEqual([])
})

test('a flood pushes out what was there, and fills no more than its place', async () => {
  for (let nth = 0; nth < 15; nth++) await share({ text: `${nth}` })
  const kept = await listIncoming()
  expect(kept.map(({ words }) => words)).toEqual(['14', '13', '12', '11', '10', '9', '8', '7', '6', '5'])
})

test('large things fill no more than their place together', async () => {
  const kept = new Set<string>()
  vi.stubGlobal('caches', {
    open: async () => ({
      put: async (path: string) => kept.add(path),
      keys: async () => [...kept],
      match: async () => ({ blob: async () => ({ size: 50_000_000 }) }),
      delete: async (path: string) => kept.delete(path),
    }),
  })
  for (let nth = 0; nth < 3; nth++) await share({ text: `${nth}` })
  expect(kept.size).toBe(2)
})

test('what is too large is not kept, and said', async () => {
  const blob = { size: 60_000_001 } as Blob
  const request = { blob: async () => blob, headers: new Headers() } as Request
  expect((await keepShared(request)).headers.get('location')).toBe(`${origin}/shared?refused=size`)
  expect(await listIncoming()).toEqual([])
})

test.each([
  ['an address that runs scripts', { url: 'javascript:alert(1)' }, []],
  ['nothing but blanks', { title: ' \n', text: '\t' }, []],
  ['an empty file', { files: [new File([], 'a.png')] }, []],
  ['an address that is none of the web among words', { text: 'see file:///etc/passwd' }, ['see file:///etc/passwd']],
])('of %s nothing is made that could do something', async (_what, fields, words) => {
  await share(fields as Record<string, string>)
  const found = await listIncoming()
  expect(found.map((each) => [each.words, each.url])).toEqual(words.map((each) => [each, null]))
})

test('T63: a text that another site has made to stop the page is read at once', async () => {
  const since = performance.now()
  await share({ text: `${'a'.repeat(99_990)} b` })
  expect(await listIncoming()).toHaveLength(1)
  expect(performance.now() - since).toBeLessThan(5_000)
})

test('whatever a site sends there is text, or nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'binary' }),
      fc.boolean(),
      async (title, text, isForm) => {
        stores.clear()
        if (isForm) await share({ title, text, url: text })
        else {
          const headers = { 'content-type': 'multipart/form-data; boundary=x' }
          await keepShared(new Request(`${origin}/share-target`, { method: 'POST', body: text, headers }))
        }
        for (const incoming of await listIncoming()) {
          expect(incoming.title).not.toMatch(/[\p{Cc}]/u)
          expect(incoming.url ?? 'https://').toMatch(/^https?:/)
        }
      },
    ),
    { numRuns: 25 },
  )
})
