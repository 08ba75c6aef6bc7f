import { frameOf } from '@ramify/document'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { speakEnglish } from '../../../../../../tests/kit/editor/speaking.ts'
import { openHeadlessFlowchart } from '../../../../../../tests/kit/flowchart/headless-flowchart.ts'
import { wordsOf } from '../accessibility/words-of.ts'
import { addShape } from '../items/add-shape.ts'
import { flowchartKeys } from '../keys/flowchart-keys.ts'
import { tableOf } from './table-of.ts'

await speakEnglish()

async function openTable(kind = 'table') {
  const opened = await openHeadlessFlowchart()
  const { document, editor } = opened
  addShape(editor, kind, { x: 200, y: 100 })
  const table = editor.selection.get()[0]?.id ?? ''
  const rows = () => tableOf(document.snapshot, table)?.rows ?? []
  const texts = () => rows().map(({ children }) => children.map((id) => document.snapshot.shapes.get(id)?.text.text))
  const select = (id: string | undefined) => editor.select(id === undefined ? [] : [{ type: 'shape', id }])
  const cell = (row: number, column: number) => rows()[row]?.children[column] ?? ''
  const lead = () => editor.selection.get().at(-1)?.id
  const press = (key: string, shiftKey = false) => {
    const event = { key, shiftKey, ctrlKey: false, metaKey: false, altKey: false }
    return flowchartKeys.press(event as KeyboardEvent, editor)
  }
  const size = () => {
    const frame = frameOf(document.snapshot, table)
    return [frame?.width, frame?.height]
  }
  return { ...opened, table, rows, texts, select, cell, lead, press, size }
}

test('rows and columns are added, moved and deleted, and what is left stays as large as it was', async () => {
  const { editor, document, run, rows, texts, select, cell, size } = await openTable()
  expect([rows().length, size()]).toEqual([3, [360, 120]])
  const before = document.snapshot
  for (const [nth, text] of ['a', 'b', 'c'].entries()) {
    editor.execute({ type: 'setText', id: cell(0, nth), text })
  }
  select(cell(0, 1))
  run('flowchart.column-after')
  expect([texts()[0], size()]).toEqual([
    ['a', 'b', '', 'c'],
    [480, 120],
  ])
  run('flowchart.column-earlier')
  expect(texts()[0]).toEqual(['a', '', 'b', 'c'])
  run('flowchart.column-delete')
  expect([texts()[0], size()]).toEqual([
    ['a', 'b', 'c'],
    [360, 120],
  ])
  run('flowchart.row-before')
  run('flowchart.row-later')
  expect([texts().map(([first]) => first), size()]).toEqual([
    ['a', '', '', ''],
    [360, 160],
  ])
  run('flowchart.row-delete')
  for (let step = 0; step < 9; step++) editor.undo()
  expect(document.snapshot.shapes).toEqual(before.shapes)
})

test('keys walk as in a spreadsheet; Tab behind the last cell adds a row', async () => {
  const { rows, select, cell, lead, press, table } = await openTable()
  select(cell(0, 0))
  press('ArrowRight')
  press('ArrowDown')
  expect(lead()).toBe(cell(1, 1))
  press('Tab', true)
  expect(lead()).toBe(cell(1, 0))
  select(cell(2, 2))
  press('Tab')
  expect([rows().length, lead()]).toEqual([4, cell(3, 0)])
  expect(table).not.toBe('')
})

test('Delete takes whole rows and columns, and else only the words', async () => {
  const { editor, document, run, rows, select, cell } = await openTable()
  editor.execute({ type: 'setText', id: cell(1, 1), text: 'gone' })
  select(cell(1, 1))
  run('editor.delete')
  expect([rows().length, document.snapshot.shapes.get(cell(1, 1))?.text.text]).toEqual([3, ''])
  run('flowchart.row-select')
  run('editor.delete')
  expect(rows().length).toBe(2)
  select(cell(0, 2))
  run('flowchart.column-select')
  run('editor.delete')
  expect(rows().map(({ children }) => children.length)).toEqual([2, 2])
})

test('cells of a spreadsheet fill the table from the selected cell on, in one step', async () => {
  const { document, editor, texts, select, cell, paste } = await openTable()
  select(cell(1, 1))
  const before = document.snapshot
  paste({ text: '1\t2\t3\r\n4\t5\t6\r\n7\t8\t9\r\n' })
  expect(texts()).toEqual([
    ['', '', '', ''],
    ['', '1', '2', '3'],
    ['', '4', '5', '6'],
    ['', '7', '8', '9'],
  ])
  editor.undo()
  expect(document.snapshot.shapes).toEqual(before.shapes)
  const shapes = document.snapshot.shapes.size
  select(cell(0, 0))
  paste({ text: 'only words' })
  expect(document.snapshot.shapes.size).toBe(shapes + 1)
})

test('a press selects the table first and then its cell; borders of cells are dragged, and the table by its cells', async () => {
  const { editor, document, drag, lead, table, cell, size, select } = await openTable()
  const corner = frameOf(document.snapshot, table) ?? { x: 0, y: 0 }
  const at = (x: number, y: number) => ({ x: corner.x + x, y: corner.y + y })
  select(undefined)
  drag([at(60, 20), at(60, 20)])
  expect(lead()).toBe(table)
  // There is no place for words but in the cells.
  expect(editor.textTargets.current()).toBe(null)
  drag([at(60, 20), at(60, 20)])
  expect(lead()).toBe(cell(0, 0))
  drag([at(120, 20), at(130, 20), at(160, 20)])
  expect(size()).toEqual([400, 120])
  drag([at(60, 40), at(60, 50), at(60, 60)])
  expect(size()).toEqual([400, 140])
  const before = document.snapshot
  drag([at(60, 20), at(70, 20), at(260, 20)])
  expect(frameOf(document.snapshot, table)?.x).toBe(corner.x + 200)
  editor.undo()
  expect(document.snapshot.shapes).toEqual(before.shapes)
})

test('a cell gets as high as its words, with its row', async () => {
  const { editor, size, cell } = await openTable()
  editor.textTargets.edit({ type: 'shape', id: cell(1, 0) }, [{ insert: 'word '.repeat(40) }])
  expect(size()[1]).toBeGreaterThan(150)
  editor.undo()
  expect(size()).toEqual([360, 120])
})

test('fields of a class are added, moved and deleted, and the class is as high as they are', async () => {
  const { document, run, select, table, size, press, lead } = await openTable('uml-class')
  const fields = () => document.snapshot.shapes.get(table)?.children ?? []
  const [, height = 0] = size()
  select(fields()[0])
  run('flowchart.row-after')
  expect([fields().length, size()[1]]).toEqual([4, height + 26])
  press('ArrowDown')
  press('ArrowDown')
  expect(lead()).toBe(fields()[3])
  run('flowchart.row-earlier')
  expect(lead()).toBe(fields()[2])
  run('editor.delete')
  expect([fields().length, size()[1]]).toEqual([3, height])
})

test('those who hear a page know which cell and which lane they are at', async () => {
  const { document, editor, cell, select, run } = await openTable()
  const text = (key: string, values: Record<string, unknown> = {}) => `${key} ${Object.values(values).join(' ')}`
  expect(wordsOf(document.snapshot, cell(1, 2), { text } as never)).toContain('flowchart.cell.place 2 3')
  addShape(editor, 'pool', { x: 900, y: 900 })
  const pool = editor.selection.get()[0]?.id ?? ''
  const lane = document.snapshot.shapes.get(pool)?.children[1] ?? ''
  expect(wordsOf(document.snapshot, lane, { text } as never)).toContain('flowchart.lane.place 2 2')
  select(lane)
  expect(run('flowchart.row-after')).toBe('flowchart.reason.no-table')
})

test('whatever is done with a table, its rows stay equally long and one undo takes one step back', async () => {
  const sides = ['before', 'after', 'earlier', 'later', 'delete']
  const actions = ['row', 'column'].flatMap((of) => sides.map((side) => `flowchart.${of}-${side}`))
  const steps = fc.array(fc.tuple(fc.constantFrom(...actions, 'flowchart.header-row'), fc.nat()), { maxLength: 15 })
  await fc.assert(
    fc.asyncProperty(steps, async (chosen) => {
      const { editor, document, run, rows, table } = await openTable()
      for (const [action, nth] of chosen) {
        const ids = [...document.snapshot.shapes.keys()]
        editor.select(ids.length > 0 ? [{ type: 'shape', id: ids[nth % ids.length] ?? '' }] : [])
        const [before, depth] = [document.snapshot, document.undoDepth]
        if (run(action) !== null || document.undoDepth === depth) continue
        expect(new Set(rows().map(({ children }) => children.length)).size).toBeLessThanOrEqual(1)
        for (const row of rows()) {
          const sum = row.children.reduce((all, id) => all + (document.snapshot.shapes.get(id)?.box.width ?? 0), 0)
          expect(sum).toBeCloseTo(frameOf(document.snapshot, table)?.width ?? 0, 1)
        }
        editor.undo()
        expect(document.snapshot.shapes).toEqual(before.shapes)
        editor.redo()
      }
      editor.destroy()
    }),
    { numRuns: 20 },
  )
})

test('a table from elsewhere becomes one beside what is there, its rows as high as their words, in one step', async () => {
  const { editor, document, paste } = await openTable('process')
  const before = document.snapshot
  const words = 'so many words that they need several lines in a cell'
  paste({
    html: `<table><tr><th>Name</th><th>Sum</th></tr><tr><td>${words}</td><td>2</td></tr></table>`,
    text: 'Name\tSum',
  })
  const [made] = [...document.snapshot.shapes.values()].filter(({ kind }) => kind === 'table')
  const table = tableOf(document.snapshot, made?.id ?? '')
  const textOf = (id: string) => document.snapshot.shapes.get(id)?.text.text
  expect(table?.rows.map(({ children }) => children.map(textOf))).toEqual([
    ['Name', 'Sum'],
    [words, '2'],
  ])
  const [first, second] = table?.rows.map(({ id }) => frameOf(document.snapshot, id)?.height ?? 0) ?? []
  expect(second).toBeGreaterThan(first ?? 0)
  const shapesThere = editor.scene
    .get()
    .shapesIn(frameOf(document.snapshot, made?.id ?? '') ?? editor.scene.get().bounds)
  expect(shapesThere.map(({ id }) => document.snapshot.shapes.get(id)?.kind)).not.toContain('process')
  editor.undo()
  expect([...document.snapshot.shapes.keys()]).toEqual([...before.shapes.keys()])
})

test('a single cell from elsewhere is a text', async () => {
  const { document, paste } = await openHeadlessFlowchart()
  paste({ html: '<table><tr><td>One</td></tr></table>', text: 'One' })
  expect([...document.snapshot.shapes.values()].map(({ kind, text }) => [kind, text.text])).toEqual([['text', 'One']])
})
