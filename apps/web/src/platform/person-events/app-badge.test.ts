import { expect, test, vi } from 'vitest'

const unread = vi.hoisted(() => ({ count: 0, tell: (): unknown => undefined }))
vi.mock('./follow-events.ts', () => ({
  unreadNotifications: {
    get: () => unread.count,
    subscribe: (listener: () => void) => {
      unread.tell = listener
      return () => undefined
    },
  },
}))
const { followBadge } = await import('./app-badge.ts')

const tell = (count: number) => {
  unread.count = count
  unread.tell()
}

test('the icon has the number of what is unread, and none when all is read', () => {
  const shown: unknown[] = []
  const refuse = async (what: unknown) => {
    shown.push(what)
    throw new Error('not installed')
  }
  vi.stubGlobal('navigator', { setAppBadge: refuse, clearAppBadge: () => refuse('none') })
  followBadge()
  tell(3)
  tell(0)
  expect(shown).toEqual(['none', 3, 'none'])
})

test('a browser without badges is left alone', () => {
  vi.stubGlobal('navigator', {})
  followBadge()
  expect(() => tell(2)).not.toThrow()
})
