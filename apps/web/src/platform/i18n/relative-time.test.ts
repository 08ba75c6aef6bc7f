import { createTranslator, languages } from '@ramify/locales'
import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

const english = createTranslator('en', await languages.en.load())
const chinese = createTranslator('zh', await languages.zh.load())
const now = new Date(2026, 10, 12, 12, 0).getTime()
const ago = (minutes: number) => relativeTime(now - minutes * 60_000, now, english)

test('minutes and hours first, then dates', () => {
  expect(ago(0)).toBe('just now')
  expect(ago(4)).toBe('4 minutes ago')
  expect(ago(60)).toBe('1 hour ago')
  expect(ago(60 * 23)).toBe('23 hours ago')
  expect(ago(60 * 30)).toBe('yesterday')
  expect(ago(60 * 24 * 5)).toBe('Nov 7')
  expect(ago(60 * 24 * 400)).toBe('Oct 8, 2025')
})

test('a clock that runs ahead on the server is no time in the future', () => {
  expect(ago(-10)).toBe('just now')
})

test('in Chinese', () => {
  expect(relativeTime(now - 4 * 60_000, now, chinese)).toBe('4 分钟前')
  expect(relativeTime(now - 3 * 60 * 60_000, now, chinese)).toBe('3 小时前')
  expect(relativeTime(now - 30 * 60 * 60_000, now, chinese)).toBe('昨天')
  expect(relativeTime(now, now, chinese)).toBe('刚刚')
})
