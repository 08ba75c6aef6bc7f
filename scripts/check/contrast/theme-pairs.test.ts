import { marks, themes } from '@ramify/themes'
import { expect, test } from 'vitest'
import { contrastProblems } from './contrast-pair.ts'
import { themePairs } from './theme-pairs.ts'

const { 'sky-19': sky } = themes
const problems = (change: Partial<typeof sky>) => contrastProblems(themePairs({ ...sky, ...change }, marks))

test('text that stands on no fill is compared with the paper', () => {
  const plain = { ...sky.root, fill: 'none', text: '#ffffff' } as const
  expect(problems({ root: plain })).toEqual(['theme sky-19: root: #ffffff on #ffffff is 1.00, needs 4.5'])
})

test('a root that only its fill tells from the paper must differ from it; a border does as well', () => {
  const pale = { ...sky.root, fill: '#fafafa', text: '#000000' } as const
  expect(problems({ root: pale })).toEqual(['theme sky-19: shape of the root: #fafafa on #ffffff is 1.04, needs 1.25'])
  expect(problems({ root: { ...pale, border: '#000000' } })).toEqual([])
})

test('every branch counts, not only the first', () => {
  const [first, second, ...rest] = sky.branches
  if (!second) throw new Error('sky-19 has one branch only')
  expect(problems({ branches: [first, { ...second, line: '#fdfdfd' }, ...rest] })).toEqual([
    'theme sky-19: line, branch 2: #fdfdfd on #ffffff is 1.02, needs 3',
  ])
})

test('progress is green for dark paper where the theme is dark', () => {
  expect(problems({ dark: true })).toHaveLength(1)
})
