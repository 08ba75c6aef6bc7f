import type { User } from '@ramify/contract'
import { expect, test, vi } from 'vitest'

vi.stubGlobal('addEventListener', () => undefined)
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })

const { dropSession, sessionStore, startSession } = await import('../../../platform/session/session-store.ts')
const { keepUser } = await import('./keep-user.ts')

const userOf = (user_id: string, nickname = user_id) => ({ user_id, nickname }) as User
const nickname = () => sessionStore.get()?.user?.nickname

test('what the server tells of a person is kept', () => {
  startSession('token-ann', userOf('ann'))
  keepUser(userOf('ann', 'Annie'))
  expect(nickname()).toBe('Annie')
})

test('an answer that comes when somebody else has signed in, or nobody is there, is not theirs', () => {
  startSession('token-ann', userOf('ann'))
  startSession('token-ben', userOf('ben'))
  keepUser(userOf('ann', 'Annie'))
  expect(nickname()).toBe('ben')
  dropSession()
  keepUser(userOf('ann', 'Annie'))
  expect(sessionStore.get()).toBe(null)
})
