import { afterEach, expect, test, vi } from 'vitest'

const saved = vi.hoisted(() => [] as string[])
vi.mock('../save-blob.ts', () => ({ saveBlob: (_blob: Blob, name: string) => saved.push(name) }))
const { cancelExport, exportJobs, forgetDone, retryExport, startExport } = await import('./export-jobs.ts')

afterEach(() => {
  for (const { id } of exportJobs.get()) cancelExport(id)
  saved.length = 0
})

const statuses = () => exportJobs.get().map(({ name, status }) => `${name} ${status}`)
const blob = new Blob(['x'])
const settled = () => new Promise((resolve) => setTimeout(resolve))

function held(name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<Blob>()
  let signal: AbortSignal | undefined
  const id = startExport({
    name,
    run: (work) => {
      signal = work.signal
      work.onProgress(1, 4)
      return promise
    },
  })
  return { id, resolve: () => resolve(blob), reject, isStopped: () => signal?.aborted }
}

test('two run at once, the others wait for their turn', async () => {
  const [one, two, three] = [held('one'), held('two'), held('three')]
  expect(statuses()).toEqual(['one running', 'two running', 'three waiting'])
  expect(exportJobs.get()[0]).toMatchObject({ done: 1, total: 4 })
  one?.resolve()
  await settled()
  expect(statuses()).toEqual(['one done', 'two running', 'three running'])
  expect(saved).toEqual(['one'])
  two?.resolve()
  three?.resolve()
  await settled()
  forgetDone()
  expect(statuses()).toEqual([])
})

test('one that is cancelled saves nothing and makes room for the next', async () => {
  const [one, , three] = [held('one'), held('two'), held('three')]
  cancelExport(one?.id ?? 0)
  expect(one?.isStopped()).toBe(true)
  expect(statuses()).toEqual(['two running', 'three running'])
  one?.resolve()
  three?.resolve()
  await settled()
  expect(saved).toEqual(['three'])
})

test('one that failed says so in its row, and can be tried again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  let tries = 0
  const id = startExport({ name: 'map.png', run: async () => (++tries === 1 ? Promise.reject(new Error('no')) : blob) })
  await settled()
  expect(statuses()).toEqual(['map.png failed'])
  retryExport(id)
  await settled()
  expect(statuses()).toEqual(['map.png done'])
})

test('whether there was a network is said of the time when it failed', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('navigator', { onLine: false })
  startExport({ name: 'map.png', run: () => Promise.reject(new TypeError('Failed to fetch')) })
  await settled()
  vi.stubGlobal('navigator', { onLine: true })
  startExport({ name: 'other.png', run: () => Promise.reject(new TypeError('no function')) })
  await settled()
  vi.unstubAllGlobals()
  expect(exportJobs.get().map(({ wasOffline }) => wasOffline)).toEqual([true, false])
})
