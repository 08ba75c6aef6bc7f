import { CallError } from '@ramify/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeFolder } from './make-folder.ts'

const api = vi.hoisted(() => vi.fn())
vi.mock('../../../platform/api/api.ts', () => ({ api }))

beforeEach(() => api.mockReset())

const keys = () => api.mock.calls.map(([, body]) => body.idempotency_key)

test('asked twice while it is being made, there is one folder; asked again later, another', async () => {
  api.mockResolvedValueOnce({ file_guid: 'a' }).mockResolvedValueOnce({ file_guid: 'b' })
  expect(await Promise.all([makeFolder('Work', null), makeFolder('Work', null)])).toEqual(['a', 'a'])
  expect(await makeFolder('Work', null)).toBe('b')
  expect(new Set(keys()).size).toBe(2)
})

test('after a lost answer it is asked for by the same key, after a refusal by another', async () => {
  api.mockRejectedValueOnce(new CallError(null, { code: '311' }))
  await expect(makeFolder('Work', 'p')).rejects.toThrow()
  api.mockRejectedValueOnce(new CallError(-104, { code: '-104' }))
  await expect(makeFolder('Work', 'p')).rejects.toThrow()
  api.mockResolvedValueOnce({ file_guid: 'a' })
  await makeFolder('Work', 'p')
  const [first, second, third] = keys()
  expect(second).toBe(first)
  expect(third).not.toBe(first)
  expect(api).toHaveBeenLastCalledWith('/mkdir', { dir_name: 'Work', idempotency_key: third, parent_guid: 'p' })
})

test('another name or place is another wish', async () => {
  api.mockRejectedValueOnce(new CallError(null, { code: '311' })).mockResolvedValue({ file_guid: 'a' })
  await expect(makeFolder('Work', null)).rejects.toThrow()
  await makeFolder('Home', null)
  await makeFolder('Home', 'p')
  expect(new Set(keys()).size).toBe(3)
})
