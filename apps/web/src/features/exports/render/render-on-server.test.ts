import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ExportOrder } from './render-in-page.ts'

const world = vi.hoisted(() => ({
  calls: [] as string[],
  /** What the server answers, one after the other; the last again and again. */
  states: [] as { state: number; progress: { done: number; total: number }; file?: string; code?: string }[],
  asked: 0,
}))
vi.mock('../../../platform/api/api.ts', () => ({
  api: async (path: string) => {
    world.calls.push(path)
    return { task_id: 'task' }
  },
}))
vi.mock('../../../platform/session/session-store.ts', () => ({ currentToken: () => 'token' }))
const { renderOnServer } = await import('./render-on-server.ts')

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(world, { calls: [], states: [], asked: 0 })
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('fetch', async (address: string, { signal }: { signal: AbortSignal }) => {
    signal.throwIfAborted()
    if (address === '/file') return new Response('drawn')
    const data = world.states[Math.min(world.asked++, world.states.length - 1)]
    return Response.json({ errno: 0, data })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function begin() {
  const controller = new AbortController()
  const onProgress = vi.fn()
  const order = {
    source: { fileId: 'file', whenSaved: async () => undefined },
    format: { extension: 'pdf' },
    settings: {},
    signal: controller.signal,
    onProgress,
  } as unknown as ExportOrder
  const ended = renderOnServer(order).then(
    (blob) => blob.text(),
    (error) => error,
  )
  return { controller, onProgress, ended }
}

const working = { state: 0, progress: { done: 1, total: 3 } }
const done = { state: 1, progress: { done: 3, total: 3 }, file: '/file' }

test('how far it is, is asked every second until the file is there', async () => {
  world.states = [working, working, done]
  const { onProgress, ended } = begin()
  await vi.advanceTimersByTimeAsync(999)
  expect(world.asked).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(world.asked).toBe(2)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(world.asked).toBe(3)
  expect(await ended).toBe('drawn')
  expect(onProgress.mock.calls).toEqual([
    [1, 3],
    [1, 3],
  ])
})

test('a negative state is a failure, with its words', async () => {
  world.states = [{ ...working, state: -8, code: 'x-export-timeout' }]
  expect(await begin().ended).toMatchObject({ errno: -8, failure: { code: 'x-export-timeout' } })
})

test('whoever cancels ends the task of the server, too', async () => {
  world.states = [working]
  const { controller, ended } = begin()
  await vi.advanceTimersByTimeAsync(500)
  controller.abort()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await ended).toMatchObject({ name: 'AbortError' })
  expect(world.calls).toEqual(['/exports', '/cancel_export'])
})
