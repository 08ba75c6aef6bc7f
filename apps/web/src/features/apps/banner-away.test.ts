import { beforeEach, expect, test, vi } from 'vitest'
import { isBannerAway, keepBannerAway } from './banner-away.ts'

const day = 24 * 60 * 60_000

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

test('whoever closes it does not see it for 30 days', () => {
  expect(isBannerAway(100 * day)).toBe(false)
  keepBannerAway(100 * day)
  expect([100, 129.9, 130, 99].map((at) => isBannerAway(at * day))).toEqual([true, true, false, false])
})

test('what is kept may be anything', () => {
  localStorage.setItem('ramify.app-banner', 'yesterday')
  expect(isBannerAway(100 * day)).toBe(false)
})
