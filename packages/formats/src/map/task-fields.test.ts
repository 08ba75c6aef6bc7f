import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formats } from '../files/formats.ts'
import { readFile } from '../files/read-file.ts'
import { dayIn, millisOf, taskField } from './task-fields.ts'

it('days are read in the forms of other programs', () => {
  expect(['2026-11-16T09:00:00Z', '2026/1/5', '2026-11-31', 'soon', '', null].map(dayIn)).toEqual([
    '2026-11-16',
    '2026-01-05',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

it('a moment is the day of whoever wrote it, wherever they are', () => {
  const days = fc
    .date({ min: new Date('1975-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(days, fc.integer({ min: -11, max: 11 }), (day, hours) => {
      expect(dayIn(millisOf(day) + hours * 3_600_000)).toBe(day)
    }),
  )
})

it('whatever stands there is a task that documents take, or none', () => {
  const value = fc.oneof(fc.string(), fc.integer(), fc.constantFrom('2026-11-16', '9999999999999999', null))
  fc.assert(
    fc.property(value, value, value, (start, due, assignee) => {
      const task = taskField({ start, due, assignee })
      if (task !== undefined) expect(Object.keys(task as object).length).toBeGreaterThan(0)
    }),
  )
})

it('OPML says when something is due, by whom, and whether it is done', () => {
  const outlines =
    '<outline text="a" _complete="true"/><outline text="b" _complete="false" due="2026-11-16" assignee="Ann"/>'
  const file = `<opml version="2.0"><body><outline text="r">${outlines}</outline></body></opml>`
  const read = readFile('a.opml', new TextEncoder().encode(file))
  if (!read.ok || read.documents[0]?.kind !== 'mindmap') throw new Error('not read')
  const [document] = read.documents
  const [a, b] = document.content.root.children.map(({ data }) => data)
  expect(a).toMatchObject({ progress: 100 })
  expect(b).toMatchObject({ progress: 0, task: { due: '2026-11-16', assignee: { name: 'Ann' } } })
  const again = readFile('b.opml', new TextEncoder().encode(formats.opml.writer.write([document])))
  if (!again.ok || again.documents[0]?.kind !== 'mindmap') throw new Error('not read')
  expect(again.documents[0].content.root.children[1]?.data.task).toEqual(b?.task)
})
