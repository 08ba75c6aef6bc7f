import type { HistoryVersion } from '@ramify/contract'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'

const world = vi.hoisted(() => ({
  calls: [] as [string, Record<string, unknown>][],
  answers: {} as Record<string, unknown>,
  fetched: [] as string[],
}))
vi.mock('wouter/use-browser-location', () => ({ navigate: () => undefined }))
vi.mock('../../../platform/api/api.ts', () => ({
  api: async (path: string, body: Record<string, unknown>) => {
    world.calls.push([path, body])
    const answer = world.answers[path]
    if (answer instanceof Error) throw answer
    return answer
  },
}))
vi.mock('../../../platform/api/query-client.ts', () => ({ queryClient: new QueryClient() }))
vi.mock('../../../platform/i18n/language.ts', () => ({
  currentTranslator: () => ({
    text: (_key: string, { name, version }: Record<string, string>) => `${name} (${version})`,
  }),
}))
vi.mock('../../../platform/notices/notices.ts', () => ({ notify: () => undefined, withdrawNotice: () => undefined }))
vi.mock('../../../platform/questions/questions.ts', () => ({ ask: async () => true }))
vi.mock('../../files/index.ts', () => ({
  documentPath: (id: string) => `/doc/${id}`,
  fileQuery: (id: string) => ({
    queryKey: ['file', id],
    queryFn: async () => ({ naotu_type: 0, allow_arrange: true, parent_guid: 'folder' }),
  }),
  refreshListed: async () => undefined,
}))
vi.stubGlobal('fetch', async (address: string) => {
  world.fetched.push(address)
  return Response.json({ root: 'large' })
})

const { copyVersion } = await import('./version-acts.ts')
const version = (id: number) => ({ id, tag: 'Tea', reason: 'named', created_at: 1 }) as HistoryVersion
const called = () => world.calls.map(([path]) => path)
const bodyOf = (path: string) => world.calls.find(([each]) => each === path)?.[1]

beforeEach(() => {
  const copied = { '/cp': { files: [{ file_guid: 'copy' }] }, '/open': { hash: 'h' } }
  Object.assign(world, { calls: [], fetched: [], answers: { ...copied, '/touch': { file_guid: 'new' } } })
})

test('the content of a large version is fetched from its own address, and becomes a file beside the document', async () => {
  world.answers['/get_history_content'] = { content_url: '/api/contents/x', resources: [] }
  await copyVersion('map', 'Plan', version(1))
  expect(world.fetched).toEqual(['/api/contents/x'])
  expect(bodyOf('/touch')).toEqual({
    file_name: 'Plan (Tea)',
    naotu_type: 0,
    content: { root: 'large' },
    parent_guid: 'folder',
  })
})

test('a version with pictures is a copy of the document, which has them, turned into the version', async () => {
  world.answers['/get_history_content'] = { content: { root: 'old' }, resources: [{}] }
  await copyVersion('map', 'Plan', version(2))
  expect(called()).toEqual(['/get_history_content', '/cp', '/open', '/save', '/rename'])
  expect(bodyOf('/save')).toEqual({ file_guid: 'copy', content: { root: 'old' }, hash: 'h' })
})

test('half a copy is taken away again', async () => {
  world.answers['/get_history_content'] = { content: { root: 'old' }, resources: [{}] }
  world.answers['/save'] = new Error('no room')
  await expect(copyVersion('map', 'Plan', version(3))).rejects.toThrow('no room')
  expect(world.calls.at(-1)).toEqual(['/rm', { file_guids: 'copy' }])
})
