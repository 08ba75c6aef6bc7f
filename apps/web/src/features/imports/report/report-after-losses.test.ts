import type { ReportRow } from '@ramify/formats'
import { expect, test } from 'vitest'
import { reportAfterLosses } from './report-after-losses.ts'

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const resource = (name: string, bytes = new Uint8Array(1)) => ({ id: name, name, bytes })
const row = (fate: ReportRow['fate'], part: ReportRow['part'], count: number): ReportRow => ({
  fate,
  part,
  count,
  places: [],
  was: '',
})

test('pictures and attached files that could not be kept are left out by their names, and the totals stay', () => {
  const before = [
    row('imported', 'topics', 5),
    row('imported', 'images', 2),
    row('approximated', 'images', 1),
    row('imported', 'attachments', 1),
  ]
  const after = reportAfterLosses(before, [
    resource('a.png', png),
    resource('b.png', png),
    resource('c.png', png),
    resource('plan.pdf'),
  ])
  const dropped = (part: ReportRow['part'], was: string) => ({ ...row('dropped', part, 1), was })
  expect(after).toEqual([
    row('imported', 'topics', 5),
    dropped('images', 'a.png'),
    dropped('images', 'b.png'),
    dropped('images', 'c.png'),
    dropped('attachments', 'plan.pdf'),
  ])
})

test('without losses it is as it was', () => {
  const before = [row('imported', 'images', 2), row('kept', 'other', 1)]
  expect(reportAfterLosses(before, [])).toEqual(before)
})
