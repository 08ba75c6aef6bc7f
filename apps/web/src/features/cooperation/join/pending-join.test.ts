import { expect, test, vi } from 'vitest'
import { keepPendingJoin, readPendingJoin, takePendingJoin } from './pending-join.ts'

test('an invitation outlives the page, and is taken once', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  keepPendingJoin({ joinId: 'a', code: 'K7QM4XPD' })
  expect(takePendingJoin()).toEqual({ joinId: 'a', code: 'K7QM4XPD' })
  expect(takePendingJoin()).toBeNull()
  vi.unstubAllGlobals()
})

test.each([null, '', '{', '7', '{"joinId":"a"}', '{"joinId":"a","code":""}', '{"joinId":7,"code":"b"}'])(
  'nothing is made of %s',
  (stored) => {
    expect(readPendingJoin(stored)).toBeNull()
  },
)
