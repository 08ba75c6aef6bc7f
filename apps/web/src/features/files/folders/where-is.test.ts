import { createTranslator, languages } from '@ramify/locales'
import { expect, test } from 'vitest'
import { whereIs } from './where-is.ts'

const english = createTranslator('en', await languages.en.load())

test('begins with the list of its kind, or with its team', () => {
  expect(whereIs(null, null, 'flowchart', english)).toBe('Flowcharts')
  expect(whereIs(null, null, 'mindmap', english)).toBe('Mind maps')
  expect(whereIs(null, null, null, english)).toBe('Mind maps')
  expect(whereIs(null, null, 'flowchart', english, { team_name: 'Choir' })).toBe('Choir')
})
