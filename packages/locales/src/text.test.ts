import { expect, it } from 'vitest'
import { matchLanguage } from './languages.ts'
import { format, placeholders } from './text.ts'

it('puts values into braces, numbers as the language writes them', () => {
  expect(format('{name} has {limit} topics', { name: 'Ann', limit: 10_000 }, 'en')).toBe('Ann has 10,000 topics')
})

it('keeps braces it has no value for, and does not fill values into values', () => {
  expect(format('{a} {b}', { a: '{b}' }, 'en')).toBe('{b} {b}')
})

it.each([
  ['en', 1, '1 topic'],
  ['en', 0, '0 topics'],
  ['en', 2, '2 topics'],
])('counts in %s: %i', (language, count, expected) => {
  expect(format({ one: '{count} topic', other: '{count} topics' }, { count }, language)).toBe(expected)
})

it('counts by the limit where that is all a message has', () => {
  const value = { one: '{limit} file', other: '{limit} files' }
  expect([1, 3].map((limit) => format(value, { limit }, 'en'))).toEqual(['1 file', '3 files'])
})

it('counts with one form where the language has one', () => {
  expect(format({ other: '{count} 个主题' }, { count: 1 }, 'zh')).toBe('1 个主题')
})

it.each([
  ['使用{name}登录', 'Harbour', '使用 Harbour 登录'],
  ['使用{name}登录', '微信', '使用微信登录'],
  ['使用 {name} 登录', 'Harbour', '使用 Harbour 登录'],
  ['解绑{name}？', 'Harbour', '解绑 Harbour？'],
  ['移动到{name}', '2026 计划', '移动到 2026 计划'],
  ['“{name}”已移动', 'Plan', '“Plan”已移动'],
  ['已删除{name}的', '计划B', '已删除计划B 的'],
  ['{name}编辑', '', '编辑'],
])('keeps Latin letters and digits apart from Chinese: %s with %s', (text, name, expected) => {
  expect(format(text, { name }, 'zh')).toBe(expected)
  expect(format(text, { name }, 'en')).toBe(text.replace('{name}', name))
})

it('finds placeholders in every form', () => {
  expect(placeholders({ one: '{a}', other: '{b} {count}' })).toEqual(new Set(['a', 'b', 'count']))
})

it.each([
  [['zh-TW', 'en'], 'zh'],
  [['xx', 'EN-gb'], 'en'],
  [['xx'], null],
])('matches %j to %s', (wishes, expected) => {
  expect(matchLanguage(wishes)).toBe(expected)
})
