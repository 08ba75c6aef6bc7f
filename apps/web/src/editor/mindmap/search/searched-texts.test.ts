import { newMap, openMap } from '@ramify/document'
import { expect, test } from 'vitest'
import { findWords } from '../../views/search/find-words.ts'
import { patternOf, type Query } from '../../views/search/pattern.ts'
import { searchedTexts } from './searched-texts.ts'

const map = openMap(newMap({ text: 'Plan', root: 'root' }))
map.execute({
  type: 'addTree',
  forest: [
    { id: 'a', text: 'A plan for planning', children: [{ id: 'a1', text: 'C++ (2.0)', note: 'no plan' }] },
    { id: 'b', text: '计划 plán', folded: true, children: [{ id: 'b1', text: 'PLAN' }] },
  ],
  to: { parent: 'root' },
})
map.execute({ type: 'setLink', ids: ['b'], link: { url: 'https://example.com/plan', tip: '' } })

const find = (words: string, more: Partial<Query> = {}) =>
  findWords(
    searchedTexts(map.snapshot),
    patternOf({ words, matchesCase: false, wholeWords: false, isPattern: false, ...more }),
  ).map(({ id, part, start }) => `${id} ${part} ${start}`)

test('finds in words, notes and links, in the order of the map, also what is folded away', () => {
  expect(find('plan')).toEqual(['root text 0', 'a text 2', 'a text 11', 'a1 note 3', 'b link 20', 'b1 text 0'])
})

test('by case, by whole words, and by a pattern', () => {
  expect(find('plan', { matchesCase: true })).toEqual(['a text 2', 'a text 11', 'a1 note 3', 'b link 20'])
  expect(find('plan', { wholeWords: true })).toEqual(['root text 0', 'a text 2', 'a1 note 3', 'b link 20', 'b1 text 0'])
  expect(find('pl[aá]n$', { isPattern: true })).toContain('b text 3')
  expect(find('计划')).toEqual(['b text 0'])
})

test('signs of patterns are letters like others, and a broken or empty pattern finds nothing', () => {
  expect(find('C++ (2.0)')).toEqual(['a1 text 0'])
  expect(find('e-mail/')).toEqual([])
  expect(find('(', { isPattern: true })).toEqual([])
  expect(find('q*', { isPattern: true })).toEqual([])
  expect(find('')).toEqual([])
})

test('finds in all that is written on the map, at the topic where it begins', () => {
  const dressed = openMap(newMap({ text: 'Plan', root: 'root' }))
  const forest = [
    { id: 'a', text: 'A', marks: { labels: ['now', 'planned'] }, formula: 'plan^2' },
    { id: 'b', text: 'B' },
    { id: 'sum', text: 'The plan' },
  ]
  for (const command of [
    { type: 'addTree', forest, to: { parent: 'root' } },
    { type: 'addCallout', node: 'a', text: 'my plan', id: 'callout' },
    { type: 'addLine', from: 'b', to: 'a', text: 'plan, Plan', id: 'line' },
    { type: 'addRange', kind: 'boundary', first: 'a', last: 'b', text: 'PLAN', id: 'boundary' },
    { type: 'addRange', kind: 'summary', first: 'a', last: 'b', topic: 'sum', text: 'plan unseen', id: 'summary' },
  ] as const)
    expect(dressed.execute(command).ok).toBe(true)
  const found = (query: Query) =>
    findWords(searchedTexts(dressed.snapshot), patternOf(query)).map(({ id, part, nth, start, owner }) =>
      [owner, part, id, nth, start].join(' '),
    )
  const query = { words: 'plan', matchesCase: false, wholeWords: false, isPattern: false }
  expect(found(query)).toEqual([
    'root text root 0 0',
    'a label a 1 0',
    'a formula a 0 0',
    'a callout callout 0 3',
    'a range boundary 0 0',
    'b line line 0 0',
    'b line line 0 6',
    'sum text sum 0 4',
  ])
  expect(found({ ...query, matchesCase: true, wholeWords: true })).toEqual([
    'a formula a 0 0',
    'a callout callout 0 3',
    'b line line 0 0',
    'sum text sum 0 4',
  ])
  expect(found({ ...query, words: '^PL', isPattern: true, matchesCase: true })).toEqual(['a range boundary 0 0'])
})
