import { CallError, type Data } from '@ramify/contract'
import { beforeEach, expect, test, vi } from 'vitest'

type Checked = Data<'/check_share_limit'>

const server = vi.hoisted(() => ({
  asked: [] as object[],
  answer: null as unknown,
  guest: null as string | null,
}))
vi.mock('../../../platform/api/api.ts', () => ({
  readerApi: async (_path: string, body: object) => {
    server.asked.push(body)
    if (server.answer instanceof Error) throw server.answer
    return server.answer
  },
}))
vi.mock('../../../platform/session/guest-token.ts', () => ({
  guestToken: () => server.guest,
  readerToken: () => server.guest,
  keepGuestToken: (token: string) => {
    server.guest = token
  },
}))

vi.mock('../../../platform/session/session-store.ts', () => ({ currentToken: () => null }))

const stored = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
})

const { checkLink, isLocked } = await import('./visit.ts')
const { provenPassword } = await import('../saving/proven-passwords.ts')

const fileId = 'f'.repeat(32)
const seen: Checked = {
  need_check: false,
  file_name: 'Plan',
  share_id: 'share',
  file_guid: fileId,
  naotu_type: 0,
  rights: ['see', 'copy'],
  owner: { user_id: 'a'.repeat(32), nickname: 'Ann', avatar: null, avatar_url: null },
  token: 'guest',
  expires_at: 1,
}

beforeEach(() => Object.assign(server, { asked: [], answer: null, guest: null }))

test('who has a link without a password becomes a guest and may look', async () => {
  server.answer = seen
  const visit = await checkLink('share')
  expect(visit).toMatchObject({ step: 'open', token: 'guest', document: { fileId, shareId: 'share', isOwner: false } })
  expect(server.asked).toEqual([{ share_id: 'share' }])
})

test('a password is asked for, tried, and remembered once it was right', async () => {
  server.answer = { need_check: true, file_name: 'Plan for t…' } satisfies Checked
  expect(await checkLink('locked')).toEqual({ step: 'password', name: 'Plan for t…', wrong: null })
  const wrong = new CallError(-123, { code: '550' })
  server.answer = wrong
  expect(await checkLink('locked', { password: '0000', name: 'Plan' })).toEqual({
    step: 'password',
    name: 'Plan',
    wrong,
  })
  expect(provenPassword('locked')).toBeNull()
  server.answer = { ...seen, share_id: 'locked' }
  expect(await checkLink('locked', { password: '4826', name: 'Plan' })).toMatchObject({ step: 'open' })
  expect(provenPassword('locked')).toBe('4826')
  // Its own address names the document, what is saved names the link.
  expect(await checkLink(fileId, { password: '4827', name: 'Plan' })).toMatchObject({ step: 'open' })
  expect(provenPassword('locked')).toBe('4827')
})

test('a locked link says so', () => {
  expect(isLocked(new CallError(-123, { code: 'x-share-locked' }))).toBe(true)
  expect(isLocked(new CallError(-123, { code: '550' }))).toBe(false)
  expect(isLocked(null)).toBe(false)
})

test('expired, ended, deleted and unknown are one, and no answer is none of them', async () => {
  server.answer = new CallError(-104, { code: '547' })
  expect(await checkLink('share')).toEqual({ step: 'over', why: 'unavailable' })
  server.answer = new CallError(null, { code: '311' })
  expect(await checkLink('share')).toEqual({ step: 'failed', error: server.answer })
})

test('who manages the document is told what became of its link; members go to the document', async () => {
  server.answer = {
    need_check: false,
    file_guid: fileId,
    rights: ['see', 'manage'],
    share_state: 'off',
  } satisfies Checked
  expect(await checkLink('share')).toEqual({ step: 'own-over', why: 'ended', fileId })
  server.answer = { ...(server.answer as Checked), share_state: 'expired' }
  expect(await checkLink('share')).toEqual({ step: 'own-over', why: 'expired', fileId })
  server.answer = { ...(server.answer as Checked), rights: ['see'] }
  expect(await checkLink('share')).toEqual({ step: 'unshared', fileId })
})

test('an address may name the document itself', async () => {
  server.answer = { ...seen, rights: ['see', 'copy', 'manage'] }
  expect(await checkLink(fileId)).toMatchObject({ document: { shareId: 'share', isOwner: true } })
  server.answer = { need_check: false, file_guid: fileId, rights: ['see'] } satisfies Checked
  expect(await checkLink(fileId)).toEqual({ step: 'unshared', fileId })
  expect(server.asked).toEqual([{ file_guid: fileId }, { file_guid: fileId }])
})
