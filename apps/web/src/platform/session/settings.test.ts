import { defaultPersonSettings, type User } from '@ramify/contract'
import { beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
vi.stubGlobal('addEventListener', () => undefined)
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
})
const server = vi.hoisted(() => ({ settings: {}, sent: [] as unknown[] }))
vi.mock('../api/api.ts', () => ({
  api: async (path: string, body: object) => {
    if (path === '/user/info') return { settings: server.settings }
    server.sent.push(body)
    return {}
  },
}))
vi.mock('../show-error.ts', () => ({ showError: () => undefined }))

const { dropSession, startSession } = await import('./session-store.ts')
const { askSettings, changeSettings, settings } = await import('./settings.ts')

const userOf = (user_id: string) => ({ user_id, nickname: user_id }) as User
const theme = (id: string) => ({ id, name: id }) as unknown as (typeof defaultPersonSettings)['custom_themes'][number]
const ofAnn = { ...defaultPersonSettings, custom_themes: [theme('ann')], shortcuts: { 'map.new': 'Mod+J' } }

beforeEach(() => {
  dropSession()
  server.sent = []
})

test('what somebody chose goes with them, also out of the storage', () => {
  startSession('token-ann', userOf('ann'))
  askSettings()(ofAnn)
  expect(stored.get('ramify.settings')).toContain('map.new')
  startSession('token-ben', userOf('ben'))
  expect(settings.get()).toEqual(defaultPersonSettings)
  askSettings()({ ...ofAnn, sort_by: 'asc' })
  dropSession()
  expect(settings.get()).toEqual(defaultPersonSettings)
  expect(stored.get('ramify.settings')).not.toContain('map.new')
})

test('what the browser remembers of somebody’s doings goes with them, and not when the same one comes again', () => {
  const kept = ['ramify.upgrade-reason', 'ramify.open-folders', 'ramify.recent-actions', 'ramify.colours']
  const remember = () => {
    for (const key of kept) stored.set(key, 'something')
  }
  const remembered = () => kept.filter((key) => stored.has(key))
  startSession('token-ann', userOf('ann'))
  remember()
  startSession('token-ann-2', userOf('ann'))
  expect(remembered()).toEqual(kept)
  startSession('token-ben', userOf('ben'))
  expect(remembered()).toEqual([])
  remember()
  dropSession()
  expect(remembered()).toEqual([])
})

test('themes that a guest made come along when they sign in, beside those of the account', async () => {
  server.settings = { ...ofAnn, custom_themes: [theme('kept')] }
  await changeSettings({ custom_themes: [theme('guest')] })
  startSession('token-ann', userOf('ann'))
  await vi.waitFor(() => expect(server.sent).toEqual([{ custom_themes: [theme('kept'), theme('guest')] }]))
  // Who leaves is no guest whose themes go to the next one.
  dropSession()
  startSession('token-ben', userOf('ben'))
  expect(server.sent).toHaveLength(1)
})

test('icons that a guest brought come along too, for as many as the account takes', async () => {
  const icon = (id: string) => ({ id, name: id, picture: 'x'.repeat(4000) })
  const kept = Array.from({ length: 49 }, (_, nth) => icon(`kept-${nth}`))
  server.settings = { ...ofAnn, custom_icons: kept }
  await changeSettings({ custom_icons: [icon('first'), icon('second')] })
  startSession('token-ann', userOf('ann'))
  await vi.waitFor(() => expect(server.sent).toEqual([{ custom_icons: [...kept, icon('first')] }]))
})

test('an answer of the account that was asked for before a change arrived does not take it away', async () => {
  server.settings = { ...ofAnn, custom_themes: [] }
  await changeSettings({ custom_themes: [theme('guest')] })
  startSession('token-ann', userOf('ann'))
  const [answerEarly, answerLate] = [askSettings(), askSettings()]
  const shown = () => settings.get().custom_themes.map(({ id }) => id)
  answerEarly({ ...ofAnn, custom_themes: [], sort_by: 'asc' })
  expect(shown()).toEqual(['guest'])
  await vi.waitFor(() => expect(server.sent).toHaveLength(1))
  // The change is confirmed.
  await Promise.resolve()
  answerLate({ ...ofAnn, custom_themes: [], sort_by: 'asc' })
  expect(shown()).toEqual(['guest'])
  expect(settings.get().sort_by).toBe('asc')
  // Who asks after it is told of what somebody has taken away elsewhere.
  askSettings()({ ...ofAnn, custom_themes: [] })
  expect(shown()).toEqual([])
})

test('a theme of a guest whose name the account has gets a number, within the length of names', async () => {
  const named = (id: string, name: string) => ({ ...theme(id), name })
  const long = 'x'.repeat(50)
  server.settings = { ...ofAnn, custom_themes: [named('a', 'Mine'), named('b', 'Mine (2)'), named('c', long)] }
  await changeSettings({ custom_themes: [named('d', 'Mine'), named('e', long)] })
  startSession('token-ann', userOf('ann'))
  await vi.waitFor(() => expect(server.sent).toHaveLength(1))
  const names = settings.get().custom_themes.map(({ name }) => name)
  expect(names).toEqual(['Mine', 'Mine (2)', long, 'Mine (3)', `${'x'.repeat(46)} (2)`])
})

test('what is chosen before the account has told what it has is added to that', async () => {
  server.settings = { ...ofAnn, custom_themes: [theme('kept')], default_set: { view: 'grid', lines: 1 } }
  startSession('token-ann', userOf('ann'))
  expect(await changeSettings({ custom_themes: [theme('new')], default_set: { view: 'rows' } })).toBe(true)
  const joined = { custom_themes: [theme('kept'), theme('new')], default_set: { view: 'rows', lines: 1 } }
  expect(server.sent).toEqual([joined])
  expect(settings.get()).toEqual({ ...ofAnn, ...joined })
  // From then on what is taken away is gone.
  await changeSettings({ custom_themes: [] })
  expect(settings.get().custom_themes).toEqual([])
})

test('a guest is remembered by the browser, until somebody signs in', async () => {
  await changeSettings({ sort_by: 'asc' })
  expect(server.sent).toEqual([])
  expect(stored.get('ramify.settings')).toContain('asc')
  startSession('token-ann', userOf('ann'))
  expect(settings.get().sort_by).toBe(defaultPersonSettings.sort_by)
})
