import { expect, test, vi } from 'vitest'
import { findInTrash } from './find-in-trash.ts'

const api = vi.hoisted(() => vi.fn())
vi.mock('../../platform/api/api.ts', () => ({ api }))

test('looks through the trash part after part, and no further than it has to', async () => {
  const parts = [
    { files: [{ file_guid: 'a' }], cursor: 'more' },
    { files: [{ file_guid: 'b', file_name: 'Plan' }], cursor: 'rest' },
    { files: [{ file_guid: 'c' }], cursor: null },
  ]
  api.mockImplementation(async (_path: string, { cursor }: { cursor?: string }) =>
    cursor === undefined ? parts[0] : cursor === 'more' ? parts[1] : parts[2],
  )
  expect(await findInTrash('b')).toMatchObject({ file_name: 'Plan' })
  expect(api).toHaveBeenCalledTimes(2)
  expect(await findInTrash('elsewhere')).toBeNull()
  expect(api).toHaveBeenCalledTimes(5)
})
