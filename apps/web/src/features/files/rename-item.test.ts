import { CallError } from '@ramify/contract'
import { expect, test, vi } from 'vitest'
import { queryClient } from '../../platform/api/query-client.ts'
import { folderQuery } from './parts/folder-query.ts'
import { renameItem } from './rename-item.ts'

const api = vi.hoisted(() => vi.fn())
vi.mock('../../platform/api/api.ts', () => ({ api }))
vi.mock('../../platform/show-error.ts', () => ({ showError: () => undefined }))
vi.mock('../../platform/session/session-store.ts', () => ({ currentToken: () => null }))
// The app's own listens to the session.
vi.mock('../../platform/api/query-client.ts', async () => {
  const { QueryClient } = await import('@tanstack/react-query')
  return { queryClient: new QueryClient() }
})

const { queryKey } = folderQuery(null, { order_type: 'file_name', sort_by: 'asc' })
const item = { id: 'a', kind: 'file', name: 'Plan' } as const

const tree = ['files', 'tree']
const folder = { file_guid: 'a', file_name: 'Plan', document_num: 0, children: [] }

function list(): void {
  queryClient.setQueryData(tree, { root: { ...folder, file_guid: 'root', children: [folder] }, is_complete: true })
  const files = [{ file_guid: 'a', file_name: 'Plan' }]
  queryClient.setQueryData(queryKey, { pages: [{ files, cursor: null }], pageParams: [null] } as never)
}

/** In the list, which the tree agrees with. */
function shown(): string | undefined {
  const name = queryClient.getQueryData(queryKey)?.pages[0]?.files[0]?.file_name
  const known = queryClient.getQueryData<{ root: { children: { file_name: string }[] } }>(tree)
  expect(known?.root.children[0]?.file_name).toBe(name)
  return name
}

test('the new name stands at once, and the old one again when nobody took it', async () => {
  list()
  const { promise, reject } = Promise.withResolvers()
  api.mockReturnValueOnce(promise)
  const renaming = renameItem(item, ' Better plan ')
  expect(shown()).toBe('Better plan')
  reject(new CallError(null, { code: '311' }))
  await renaming
  expect(shown()).toBe('Plan')
})

test('a name that was given meanwhile stays', async () => {
  list()
  const { promise, reject } = Promise.withResolvers()
  api.mockReturnValueOnce(promise)
  const first = renameItem(item, 'One')
  api.mockResolvedValueOnce({})
  await renameItem({ ...item, name: 'One' }, 'Two')
  reject(new CallError(-500, { code: '-500' }))
  await first
  expect(shown()).toBe('Two')
})
