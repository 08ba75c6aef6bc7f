import { expect, test, vi } from 'vitest'
import { tellTo } from '../../platform/native-shell/tell-shell.ts'

vi.mock('../files/index.ts', () => ({ appTrashPath: '/trash' }))
vi.mock('../legal/index.ts', () => ({ openPaths: { help: '/help', feedback: '/feedback', about: '/about' } }))
const { userRows } = await import('./user-rows.ts')

const told: unknown[] = []
const tell = tellTo({ kind: 'android', version: null, post: (text) => told.push(JSON.parse(text)) })
const paths = (kind: 'android' | 'ios' | null, qqGroup: string | null) =>
  userRows(kind, { qqGroup }, tell).flatMap((row) => ('path' in row ? [row.path] : []))

test('only the Android app has a row for the trash, and one for its group where there is one', () => {
  expect(paths('android', null)).toContain('/trash')
  for (const kind of ['ios', null] as const) expect(paths(kind, '12345')).not.toContain('/trash')
  expect(paths('android', '12345').filter((path) => path === null)).toHaveLength(1)
  for (const kind of ['android', 'ios', null] as const) expect(paths(kind, null)).not.toContain(null)
  for (const kind of ['ios', null] as const) expect(paths(kind, '12345')).not.toContain(null)
})

test('what the app does itself is told with what it needs', () => {
  told.length = 0
  for (const row of userRows('android', { qqGroup: '12345' }, tell)) if ('path' in row) row.inShell?.()
  expect(told).toEqual([{ action: 'openFeedback' }, { action: 'jumpQQGroup', payload: { group: '12345' } }])
})

test('in an app the settings have the way out, not this page', () => {
  const actions = (kind: 'android' | 'ios' | null) =>
    userRows(kind, { qqGroup: null }, tell).flatMap((row) => ('actionId' in row ? [row.actionId] : []))
  expect(actions(null)).toEqual(['cooperation.join', 'account.sign-out'])
  for (const kind of ['android', 'ios'] as const) expect(actions(kind)).toEqual(['cooperation.join'])
})
