import { beforeEach, expect, test, vi } from 'vitest'
import { takeUpdateTip } from './update-tip.ts'

const android = (version: string | null) => ({ kind: 'android', version, post: () => undefined }) as const

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

test('an app that is too old is told of once a session', () => {
  expect([takeUpdateTip(android(null)), takeUpdateTip(android(null))]).toEqual([true, false])
})

test('browsers and apps of today are told nothing', () => {
  expect([takeUpdateTip(null), takeUpdateTip(android('1.1.0'))]).toEqual([false, false])
})

test('where nothing can be kept it is said', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('forbidden')
    },
  })
  expect(takeUpdateTip(android('1.0.0'))).toBe(true)
})
