import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openHeadlessFlowchart } from '../../../../../../tests/kit/flowchart/headless-flowchart.ts'
import { insertTable } from './insert-table.ts'
import { largestTable, sizeAfterKey } from './table-size.ts'

test('keys choose a size within what can be chosen, and others do nothing', () => {
  const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...keys), { maxLength: 40 }), (pressed) => {
      let size = { rows: 3, columns: 3 }
      for (const key of pressed) size = sizeAfterKey(size, key) ?? size
      expect(size.rows).toBeGreaterThanOrEqual(1)
      expect(size.columns).toBeGreaterThanOrEqual(1)
      expect(size.rows).toBeLessThanOrEqual(largestTable.rows)
      expect(size.columns).toBeLessThanOrEqual(largestTable.columns)
    }),
  )
  expect(sizeAfterKey({ rows: 3, columns: 3 }, 'ArrowRight')).toEqual({ rows: 3, columns: 4 })
  expect(sizeAfterKey({ rows: 3, columns: 3 }, 'a')).toBeNull()
})

test('the action asks for the size, and a table of that size is put on the page as one step', async () => {
  const { editor, document, run } = await openHeadlessFlowchart()
  run('flowchart.table')
  expect([editor.dialog.get(), document.snapshot.shapes.size]).toEqual(['table', 0])
  insertTable(editor, { rows: 3, columns: 4 })
  const shapes = [...document.snapshot.shapes.values()]
  const count = (kind: string) => shapes.filter((shape) => shape.kind === kind).length
  expect([count('table'), count('table-row'), count('table-cell')]).toEqual([1, 3, 12])
  expect(editor.selection.get().map(({ id }) => document.snapshot.shapes.get(id)?.kind)).toEqual(['table'])
  editor.undo()
  expect(document.snapshot.shapes.size).toBe(0)
})
