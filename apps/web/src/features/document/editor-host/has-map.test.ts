import { CallError } from '@ramify/contract'
import { beforeEach, expect, test, vi } from 'vitest'

const server = vi.hoisted(() => ({ token: 'token' as string | null, failure: undefined as unknown }))
vi.mock('../../../platform/api/api.ts', () => ({
  api: async () => {
    if (server.failure) throw server.failure
    return {}
  },
}))
vi.mock('../../../platform/session/session-store.ts', () => ({ currentToken: () => server.token }))

const { hasMap } = await import('./has-map.ts')
const fileId = '0'.repeat(32)

beforeEach(() => Object.assign(server, { token: 'token', failure: undefined }))

test('E9: a link to a share or to a map leads nowhere when that is not there', async () => {
  expect(await hasMap(fileId)).toBe(true)
  expect(await hasMap('a-share')).toBe(true)
  server.failure = new CallError(-104, { code: '547' })
  expect(await hasMap(fileId)).toBe(false)
  expect(await hasMap('a-share')).toBe(false)
  server.token = null
  expect(await hasMap('a-share')).toBe(false)
})

test('where nobody can be asked, a link to a map is believed', async () => {
  server.failure = new CallError(null, { code: '311' })
  expect(await hasMap(fileId)).toBe(true)
  server.token = null
  expect(await hasMap(fileId)).toBe(true)
})
