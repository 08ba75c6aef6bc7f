import { createTranslator, languages } from '@ramify/locales'
import { beforeAll, expect, test } from 'vitest'
import { openHeadlessFlowchart } from '../../../../../../tests/kit/flowchart/headless-flowchart.ts'
import { setTranslator } from '../../../platform/i18n/language.ts'
import { collectionOfPage } from '../../core/own-collection.ts'
import { shapeItem } from '../items/items.ts'
import { placeShape } from '../palette/place-shapes.ts'
import { mostOwnShapes, type OwnShape } from './own-shape.ts'
import { boxOf, itemsOf, placeOwnShape, removeOwnShape, renameOwnShape, saveOwnShape } from './own-shapes.ts'

beforeAll(async () => setTranslator(createTranslator('en', await languages.en.load(), 'Ramify')))

const box = (x: number, y: number) => ({ x, y, width: 120, height: 60 })

/** Two connected shapes in a flowchart, both selected. */
async function openPair(shapes = collectionOfPage<OwnShape>()) {
  const opened = await openHeadlessFlowchart(
    {
      shapes: [
        { id: 'a', kind: 'process', box: box(0, 0), text: 'Pay  back' },
        { id: 'b', kind: 'decision', box: box(300, 0), image: { resource: 'photo', width: 10, height: 10 } },
      ],
      connectors: [{ from: { shape: 'a' }, to: { shape: 'b' }, labels: [{ text: 'then' }] }],
    },
    { shapes },
  )
  opened.editor.select([shapeItem('a'), shapeItem('b')])
  return opened
}

test('what is selected is kept under its words, and put on the page of another flowchart in one step', async () => {
  const library = collectionOfPage<OwnShape>()
  const { run } = await openPair(library)
  expect(run('editor.shape-keep')).toBe(null)
  const [kept] = library.get()
  expect(kept?.name).toBe('Pay back')
  // Pictures stay with their document.
  expect(kept?.content).not.toContain('photo')

  const other = await openHeadlessFlowchart({}, { shapes: library })
  if (kept) expect(placeOwnShape(other.editor, kept, { x: 1000, y: 500 })).toBe(true)
  const placed = [...other.document.snapshot.shapes.values()].sort((a, b) => a.box.x - b.box.x)
  expect(placed.map(({ kind, box: { x, y } }) => [kind, x, y])).toEqual([
    ['process', 790, 470],
    ['decision', 1090, 470],
  ])
  expect(other.document.snapshot.connectors.size).toBe(1)
  expect(other.editor.selection.get()).toHaveLength(3)
  other.editor.undo()
  expect(other.document.snapshot.shapes.size).toBe(0)
})

test('one is renamed, another one deleted', async () => {
  const { editor } = await openPair()
  await saveOwnShape(editor, 'One')
  await saveOwnShape(editor, 'Two')
  const [one] = editor.ownShapes.get()
  if (!one) throw new Error('Nothing was kept.')
  await renameOwnShape(editor, one.id, 'First')
  await removeOwnShape(editor, one)
  expect(editor.ownShapes.get().map(({ name }) => name)).toEqual(['Two'])
})

test('a full library and a selection that is too large refuse more', async () => {
  const { editor, document } = await openPair()
  const full = Array.from({ length: mostOwnShapes }, (_, nth) => ({ id: `s${nth}`, name: 's', content: '[]' }))
  await editor.ownShapes.keep(full)
  await saveOwnShape(editor, 'More')
  expect(editor.ownShapes.get()).toHaveLength(mostOwnShapes)

  await editor.ownShapes.keep([])
  const many = Array.from({ length: 200 }, (_, nth) => ({ id: `m${nth}`, kind: 'process', box: box(nth * 10, 0) }))
  document.execute({ type: 'addItems', shapes: many })
  editor.select(many.map(({ id }) => shapeItem(id)))
  await saveOwnShape(editor, 'Large')
  expect(editor.ownShapes.get()).toEqual([])
})

test('what another version kept may be anything', async () => {
  const { editor, document } = await openPair()
  for (const content of ['', '{', 'null', '[]', '[{}]', '[{"type":"shape"}]', '{"pages":[]}']) {
    expect(() => itemsOf(content)).not.toThrow()
  }
  expect(itemsOf('[]')).toBe(null)
  expect(placeOwnShape(editor, { id: 'x', name: 'x', content: '{' }, { x: 0, y: 0 })).toBe(false)
  expect(document.snapshot.shapes.size).toBe(2)
  expect(boxOf({ shapes: [], connectors: [] })).toEqual({ x: 0, y: 0, width: 0, height: 0 })
})

test('shapes that are placed one after the other do not hide each other, and nothing is placed while reading', async () => {
  const { editor, document } = await openHeadlessFlowchart()
  for (const kind of ['process', 'process', 'process']) expect(placeShape(editor, kind)).toBe(true)
  const corners = [...document.snapshot.shapes.values()].map(({ box: { x, y } }) => `${x} ${y}`)
  expect(new Set(corners).size).toBe(3)
  const reading = await openHeadlessFlowchart({}, { readOnly: true })
  expect(placeShape(reading.editor, 'process')).toBe(false)
})
