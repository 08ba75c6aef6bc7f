import { createTranslator, languages } from '@ramify/locales'
import { describe, expect, it } from 'vitest'
import { followedName } from './followed-name.ts'

const english = createTranslator('en', await languages.en.load())
const chinese = createTranslator('zh', await languages.zh.load())

describe('the name of a map nobody has named', () => {
  it.each([
    ['Untitled map', 'Central topic', 'Team offsite', english, 'Team offsite'],
    ['Untitled map 12', 'Central topic', 'Team offsite', english, 'Team offsite'],
    ['未命名导图 3', '中心主题', '团建', chinese, '团建'],
    ['Team offsite', 'Team offsite', 'Team  offsite\n2027', english, 'Team offsite 2027'],
    ['a'.repeat(50), 'a'.repeat(80), 'Short', english, 'Short'],
  ])('%s follows its central topic', (name, before, after, translator, expected) => {
    expect(followedName(name, before, after, translator)).toBe(expected)
  })

  it.each([
    ['a name of its own', 'Offsite', 'Central topic', 'Team offsite'],
    ['nothing to read', 'Untitled map', 'Central topic', ' \u200b'],
    ['the same words', 'Plan', 'Plan', 'Plan'],
    ['a name that only begins like one', 'Untitled map of Rome', 'Central topic', 'Rome'],
  ])('stays with %s', (_what, name, before, after) => {
    expect(followedName(name, before, after, english)).toBeNull()
  })
})
