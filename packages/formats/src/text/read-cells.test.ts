import type { NodeContent } from '@ramify/document'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCells } from './read-cells.ts'

function outline(topics: readonly NodeContent[] | null, depth = 0): string[] {
  return (topics ?? []).flatMap(({ text, children = [] }) => [
    `${'  '.repeat(depth)}${String(text)}`,
    ...outline(children, depth + 1),
  ])
}

test('a row is a topic, its other cells stand below it', () => {
  expect(outline(readCells('Tea\t2.40\tgreen\nCoffee\t3\t\n'))).toEqual(['Tea', '  2.40', '  green', 'Coffee', '  3'])
})

test('where rows begin further in, the columns are levels', () => {
  expect(outline(readCells('Phase 1\tDesign\tWireframes\n\t\tMockups\n\tBuild\nPhase 2\tTest'))).toEqual([
    'Phase 1',
    '  Design',
    '    Wireframes',
    '    Mockups',
    '  Build',
    'Phase 2',
    '  Test',
  ])
})

test('cells in quotes have line breaks, tabs and quotes', () => {
  expect(readCells('"one\ntwo"\t"say ""hi"""\n"loose\tend')).toEqual([
    { text: 'one\ntwo', children: [{ text: 'say "hi"', children: [] }] },
    { text: '"loose', children: [{ text: 'end', children: [] }] },
  ])
})

test('other text is none, and lines that are only set in by tabs', () => {
  expect(['', 'words', 'Plan\n\tAlpha\n\t\tOne', '\tset in', 'one\n\ntwo'].map(readCells)).toEqual(Array(5).fill(null))
})

test('no cell with words is lost, however they are quoted', () => {
  const cell = fc.stringMatching(/^[a-z"\n\t ]{0,8}$/)
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 }), (rows) => {
      const written = rows.map((row) => row.map((words) => `"${words.replaceAll('"', '""')}"`).join('\t')).join('\n')
      const read = outline(readCells(written)).map((line) => line.trimStart())
      const said = rows.flat().flatMap((words) => words.trim() || [])
      const isTable = rows.some((row) => row.filter((words) => words.trim() !== '').length > 1)
      if (isTable) expect(read.sort()).toEqual(said.map((words) => words.trimStart()).sort())
    }),
  )
})
