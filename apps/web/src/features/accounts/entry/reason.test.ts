import { createTranslator, languages } from '@ramify/locales'
import { expect, test, vi } from 'vitest'
import { signInPath } from '../../../platform/session/return-path.ts'
import { reasonToSignIn } from './reason.ts'

// All of that room needs a browser; what is asked of it here does not.
vi.mock('../../files/index.ts', async () => ({
  ...(await import('../../files/places/paths.ts')),
  ...(await import('../../files/places/places.ts')),
}))

const english = createTranslator('en', await languages.en.load())
const chinese = createTranslator('zh', await languages.zh.load())
const reason = (path: string, search = '', translator = english) =>
  reasonToSignIn(signInPath(path, search).replace('/login', ''), translator)

test('says what somebody came for that is not open to everybody', () => {
  expect(reason('/home/trash')).toBe('Sign in to see “Trash”.')
  expect(reason('/home/recent', 'x=1')).toBe('Sign in to see “Recent”.')
  expect(reason('/home/search', 'q=quay')).toBe('Sign in to see “Search results”.')
  expect(reason(`/home/dir/${'a'.repeat(32)}`)).toBe('Sign in to see “Mind maps”.')
  expect(reason('/user/info')).toBe('Sign in to see “Account”.')
  expect(reason('/setting')).toBe('Sign in to see “Settings”.')
  expect(reason(`/doc/${'a'.repeat(32)}`)).toBe('Sign in to open this document.')
  expect(reason('/login/confirm', 'code=x')).toBe(english.text('accounts.reason.confirm'))
  expect(reason('/home/trash', 'lang=zh', chinese)).toBe('登录后即可查看“回收站”')
})

test('says nothing where there is nothing to explain', () => {
  expect(reason('/home/my')).toBeNull()
  expect(reason('/guest')).toBeNull()
  expect(reason('/guest/abc')).toBeNull()
  // Not offered: the address leads home.
  expect(reason('/template')).toBeNull()
  expect(reasonToSignIn('?to=https://evil.example/', english)).toBeNull()
})
