import { CallError } from '@ramify/contract'
import { beforeEach, expect, test, vi } from 'vitest'

const world = vi.hoisted(() => ({
  token: null as string | null,
  went: [] as string[],
  calls: [] as [string, Record<string, unknown>][],
  answers: {} as Record<string, unknown>,
  said: 0,
  kept: new Map<string, string>(),
}))
vi.mock('wouter/use-browser-location', () => ({ navigate: (path: string) => world.went.push(path) }))
vi.mock('../../../platform/api/api.ts', () => ({
  api: async (path: string, body: Record<string, unknown>) => {
    world.calls.push([path, body])
    const answer = world.answers[path]
    if (answer instanceof Error) throw answer
    return answer
  },
}))
vi.mock('../../../platform/session/session-store.ts', () => ({ currentToken: () => world.token }))
vi.mock('../../../platform/tracking/track.ts', () => ({ trackUse: () => undefined }))
vi.mock('../../../platform/notices/notices.ts', () => ({ notify: () => world.said++ }))
vi.mock('../../files/index.ts', () => ({
  documentPath: (id: string) => `/doc/${id}`,
  viewPath: (id: string) => `/view/${id}`,
  newKey: () => 'key',
  refreshListed: async () => undefined,
  tellRefusal: () => world.said++,
}))
const storage = {
  getItem: (key: string) => world.kept.get(key) ?? null,
  setItem: (key: string, value: string) => world.kept.set(key, value),
  removeItem: (key: string) => world.kept.delete(key),
}
vi.stubGlobal('localStorage', storage)
vi.stubGlobal('sessionStorage', storage)

const { carryOutPendingSave, saveToMine } = await import('./save-to-mine.ts')
const { rememberPassword } = await import('./proven-passwords.ts')
const made = { '/check_share_limit': { need_check: false }, '/save_share': { file_guid: 'copy' } }

beforeEach(() => {
  vi.stubGlobal('location', { hash: '', search: '' })
  vi.useRealTimers()
  world.kept.clear()
  Object.assign(world, { token: null, went: [], calls: [], answers: { ...made }, said: 0 })
})

test('who is signed in has the copy at once', async () => {
  world.token = 'mine'
  await saveToMine({ shareId: 'share' })
  expect(world.calls).toEqual([['/save_share', { share_id: 'share', idempotency_key: 'key' }]])
  expect([world.went, world.said]).toEqual([[], 1])
})

test('who is not signs in first; then the link is proven anew, the copy made and opened, once', async () => {
  rememberPassword('share', '4826')
  await saveToMine({ shareId: 'share' })
  expect([world.went, world.calls]).toEqual([['/login'], []])
  world.token = 'mine'
  expect(await carryOutPendingSave()).toBe('/doc/copy')
  expect(world.calls[0]).toEqual(['/check_share_limit', { share_id: 'share', password: '4826' }])
  expect(await carryOutPendingSave()).toBeNull()
  expect(world.calls).toHaveLength(2)
})

test('where a password is missing it is asked for; what is refused is said', async () => {
  await saveToMine({ shareId: 'other' })
  world.answers['/check_share_limit'] = { need_check: true }
  expect(await carryOutPendingSave()).toBe('/view/other')
  await saveToMine({ shareId: 'other' })
  world.answers = { ...made, '/save_share': new CallError(-111, { code: '213' }) }
  expect(await carryOutPendingSave()).toBeNull()
  expect(world.said).toBe(1)
})

test('once the password has been given that was missing, or was another one by then, the copy is made', async () => {
  await saveToMine({ shareId: 'other' })
  world.token = 'mine'
  world.answers['/check_share_limit'] = { need_check: true }
  expect(await carryOutPendingSave()).toBe('/view/other')
  world.answers = { ...made }
  expect(await carryOutPendingSave('share')).toBeNull()
  expect(await carryOutPendingSave('other')).toBe('/doc/copy')
  rememberPassword('share', '4826')
  world.token = null
  await saveToMine({ shareId: 'share' })
  world.answers['/check_share_limit'] = new CallError(-123, { code: '550' })
  expect(await carryOutPendingSave()).toBe('/view/share')
  world.answers = { ...made }
  expect(await carryOutPendingSave('share')).toBe('/doc/copy')
  expect(world.calls.at(-2)).toEqual(['/check_share_limit', { share_id: 'share' }])
})

test('a page that was loaded anew still knows the password', async () => {
  rememberPassword('share', '4826')
  vi.resetModules()
  const again = await import('./proven-passwords.ts')
  expect(again.provenPassword('share')).toBe('4826')
})

test('a link to one topic leads to it in the copy', async () => {
  vi.stubGlobal('location', { hash: '#topic=n%201', search: '' })
  await saveToMine({ shareId: 'share' })
  world.token = 'mine'
  expect(await carryOutPendingSave()).toBe('/doc/copy#topic=n%201')
})

test('what somebody wanted long ago is not done', async () => {
  await saveToMine({ shareId: 'share' })
  vi.useFakeTimers({ now: Date.now() + 2 * 60 * 60_000 })
  expect(await carryOutPendingSave()).toBeNull()
  expect(world.calls).toEqual([])
})
