import { expect, test } from 'vitest'
import { folderCycles } from './folder-cycles.ts'

test.each<[string, [string, string][], string[][]]>([
  ['nothing', [], []],
  [
    'a line',
    [
      ['a', 'b'],
      ['b', 'c'],
    ],
    [],
  ],
  [
    'a diamond',
    [
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'd'],
      ['c', 'd'],
    ],
    [],
  ],
  [
    'two that lean on each other',
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    [['a', 'b', 'a']],
  ],
  [
    'a round that is entered from outside',
    [
      ['in', 'a'],
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
    ],
    [['a', 'b', 'c', 'a']],
  ],
  [
    'two rounds',
    [
      ['a', 'b'],
      ['b', 'a'],
      ['c', 'd'],
      ['d', 'c'],
    ],
    [
      ['a', 'b', 'a'],
      ['c', 'd', 'c'],
    ],
  ],
])('%s', (_, imports, rounds) => {
  expect(folderCycles(imports)).toEqual(rounds)
})
