import { createTranslator, languages } from '@ramify/locales'
import { expect, test } from 'vitest'
import { itemOfDraft, nameOfDraft } from './file-item.ts'

const english = createTranslator('en', await languages.en.load())
const draft = { id: 'draft', name: null, created: 0, edited: 0 }

test('maps without a name are numbered from the second one on', () => {
  expect(nameOfDraft({ ...draft, number: 1 }, english)).toBe('Untitled map')
  expect(nameOfDraft({ ...draft, number: 2 }, english)).toBe('Untitled map 2')
  expect(nameOfDraft({ ...draft, number: 1, name: 'Plan' }, english)).toBe('Plan')
})

test('flowcharts without a name are called flowcharts', () => {
  const chart = { ...draft, kind: 'flowchart' } as const
  expect(nameOfDraft({ ...chart, number: 1 }, english)).toBe('Untitled flowchart')
  expect(nameOfDraft({ ...chart, number: 2 }, english)).toBe('Untitled flowchart 2')
  expect(itemOfDraft({ ...chart, number: 2 }, english).documentKind).toBe('flowchart')
})
