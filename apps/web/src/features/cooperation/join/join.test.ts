import { CallError } from '@ramify/contract'
import { beforeEach, expect, test, vi } from 'vitest'

const server = vi.hoisted(() => ({ answer: null as unknown }))
vi.mock('../../../platform/api/api.ts', () => ({
  api: async () => {
    if (server.answer instanceof Error) throw server.answer
    return server.answer
  },
}))
vi.mock('../../../platform/api/ask-anew.ts', () => ({ askAnew: async () => undefined }))
vi.mock('../../../platform/tracking/track.ts', () => ({ trackUse: () => undefined }))
vi.mock('../../../platform/notices/notices.ts', () => ({ notify: () => undefined }))
vi.mock('../../files/index.ts', () => ({
  documentPath: (id: string) => `/doc/${id}`,
  refreshListed: async () => undefined,
}))
const stored = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
})

const { carryOutPendingJoin, forgetRefusal, refusalOf } = await import('./join.ts')
const { keepPendingJoin } = await import('./pending-join.ts')

beforeEach(forgetRefusal)

test('who signed in to join is in the document then', async () => {
  server.answer = { file_name: 'Launch', file_guid: 'f' }
  keepPendingJoin({ joinId: 'a', code: 'K7QM4XPD' })
  expect(await carryOutPendingJoin()).toBe('/doc/f')
  expect(refusalOf('a')).toBeNull()
  expect(await carryOutPendingJoin()).toBeNull()
})

test('a wrong code leads back to its invitation, which knows what was wrong', async () => {
  server.answer = new CallError(-104, { code: '221' })
  keepPendingJoin({ joinId: 'a', code: 'WRONGCODE' })
  expect(await carryOutPendingJoin()).toMatch(/^\/join\/a/)
  expect([refusalOf('a'), refusalOf('b')]).toEqual([server.answer, null])
  forgetRefusal()
  expect(refusalOf('a')).toBeNull()
})
