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

test('E9: a link to a share leads nowhere while there are none, and one to a map nowhere when it is not there', async () => {
  expect(await hasMap(fileId)).toBe(true)
  expect(await hasMap('a-share')).toBe(false)
  server.failure = new CallError(-104, { code: '-104' })
  expect(await hasMap(fileId)).toBe(false)
})

test('where nobody can be asked, a link to a map is believed', async () => {
  server.failure = new CallError(null, { code: '311' })
  expect(await hasMap(fileId)).toBe(true)
  server.token = null
  expect(await hasMap(fileId)).toBe(true)
})
