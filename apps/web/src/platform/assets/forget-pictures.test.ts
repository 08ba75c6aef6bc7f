import { afterEach, expect, test, vi } from 'vitest'
import { forgetPictures } from './forget-pictures.ts'

afterEach(() => vi.unstubAllGlobals())

/** Named caches with the addresses in them. */
function stubCaches(given: Record<string, string[]>) {
  const kept = new Map(Object.entries(given).map(([name, paths]) => [name, new Set(paths)]))
  const cacheOf = (paths: Set<string>) => ({
    keys: async () => [...paths].map((path) => ({ url: `https://maps.example${path}` })),
    delete: async ({ url }: { url: string }) => paths.delete(new URL(url).pathname),
  })
  vi.stubGlobal('caches', {
    keys: async () => [...kept.keys()],
    open: async (name: string) => cacheOf(kept.get(name) ?? new Set()),
    delete: async (name: string) => kept.delete(name),
  })
  return () => Object.fromEntries([...kept].map(([name, paths]) => [name, [...paths]]))
}

const given = {
  'ramify.pictures.ann': ['/api/resources/file/a', '/api/resources/file/b'],
  'ramify.pictures.ben': ['/api/resources/other/a'],
  'ramify.shell.v1': ['/assets/a'],
}

test('those that are named go, of everybody on this device, and nothing else does', async () => {
  const kept = stubCaches(given)
  await forgetPictures(['a', 'unknown'])
  expect(kept()).toEqual({ ...given, 'ramify.pictures.ann': ['/api/resources/file/b'], 'ramify.pictures.ben': [] })
})

test('all of them go where none is named; the app itself stays', async () => {
  const kept = stubCaches(given)
  await forgetPictures(null)
  expect(kept()).toEqual({ 'ramify.shell.v1': ['/assets/a'] })
})

test('a page without caches has nothing to forget', async () => {
  vi.stubGlobal('caches', undefined)
  Reflect.deleteProperty(globalThis, 'caches')
  await expect(forgetPictures(null)).resolves.toBeUndefined()
})
