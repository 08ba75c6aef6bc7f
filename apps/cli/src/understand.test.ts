import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const words = {
  paths: [1, 2],
  options: ['--json'],
  values: { '--scale': (value: string) => Number(value) > 0 },
} as const

test('paths and options stand in any order', () => {
  expect(understand(['--json', 'a', '--scale', '2', 'b'], words)).toEqual({
    paths: ['a', 'b'],
    options: new Map([
      ['--json', ''],
      ['--scale', '2'],
    ]),
  })
})

test('what is not understood is said in one line', () => {
  const said = (...given: string[]) => understand(given, words)
  expect([said('--jsn', 'a'), said('a', '--scale'), said('a', '--scale', '0'), said(), said('a', 'b', 'c')]).toEqual([
    'there is no option --jsn',
    '--scale needs a value',
    '--scale cannot be 0',
    'a path is missing',
    'there is one path too many: c',
  ])
})
