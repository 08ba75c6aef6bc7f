import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ImportedFile, ImportedRow } from '../../../platform/imports/imported-files.ts'
import { nextMark, plainName, reportModel } from './report-model.ts'

const rows = fc.array(
  fc.record({
    fate: fc.constantFrom('imported', 'approximated', 'kept', 'dropped'),
    part: fc.constantFrom('topics', 'notes', 'markers', 'structures'),
    count: fc.integer({ min: 1, max: 500 }),
    places: fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 }),
    was: fc.constantFrom('', 'org.xmind.ui.fishbone', 'task-half'),
  }),
)

const fileOf = (...documents: readonly (readonly ImportedRow[])[]): ImportedFile => ({
  id: 'file',
  name: 'Thesis.xmind',
  bytes: 1,
  milliseconds: 1,
  documents: documents.map((each, nth) => ({
    address: { kind: 'draft', id: `doc${nth}` },
    kind: 'mindmap',
    name: `${nth}`,
    rows: each,
  })),
})

test('the four totals add up to all that the file held, and the lines of each to its total', () => {
  fc.assert(
    fc.property(rows, rows, (first, second) => {
      const { sections, total, imported, dropped } = reportModel(fileOf(first, second), ['doc0'])
      expect(total).toBe([...first, ...second].reduce((sum, { count }) => sum + count, 0))
      expect(sections.reduce((sum, { count }) => sum + count, 0)).toBe(total)
      for (const { lines, count } of sections) expect(lines.reduce((sum, line) => sum + line.count, 0)).toBe(count)
      expect(sections.find(({ fate }) => fate === 'imported')?.count).toBe(imported)
      expect(sections[0]?.fate).toBe(dropped > 0 ? 'dropped' : 'imported')
    }),
  )
})

test('one is led only to places of the document that is looked at, and not to what came over as it was', () => {
  const row = (fate: ImportedRow['fate'], place: string): ImportedRow => ({
    fate,
    part: 'markers',
    count: 1,
    places: [place],
    was: '',
  })
  const file = fileOf([row('imported', 'a'), row('approximated', 'b')], [row('kept', 'c')])
  expect(reportModel(file, ['doc0']).marks.map(({ id }) => id)).toEqual(['b'])
  expect(reportModel(file, ['gone', 'doc1']).marks.map(({ id, fate }) => [id, fate])).toEqual([['c', 'kept']])
})

test('names of formats are made plain', () => {
  expect(plainName('org.xmind.ui.fishbone.leftHeaded')).toBe('fishbone left headed')
  expect(plainName('task-half')).toBe('task half')
  for (const address of ['file:///C:/My-plan.doc', 'xmind:#Far-1', '../My_plan.doc', 'https://example.com/A.png'])
    expect(plainName(address)).toBe(address)
})

test('a walk goes around both ends', () => {
  expect([nextMark(null, 1, 3), nextMark(2, 1, 3), nextMark(null, -1, 3), nextMark(0, -1, 3)]).toEqual([0, 0, 2, 2])
  expect(nextMark(null, 1, 0)).toBe(null)
})
