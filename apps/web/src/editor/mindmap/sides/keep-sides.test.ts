import { type NodeContent, newMap, openMap } from '@ramify/document'
import { expect, test } from 'vitest'
import { plainMeasurer } from '../../../../../../packages/scene/src/mindmap/testing/map-of.ts'
import { openMapEditor } from '../../../../../../tests/kit/editor/open-map-editor.ts'
import type { MapEditor } from '../map-editor.ts'
import { seenSides } from './sides.ts'

/** Four main topics that nobody has put on a side: a and b are at the right, c and d at the left. */
async function editorOf(layout = 'default', children: Record<string, NodeContent[]> = {}) {
  const document = openMap(newMap({ text: 'Root', root: 'root', layout }))
  const forest = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: id, children: children[id] ?? [] }))
  document.execute({ type: 'addTree', forest, to: { parent: 'root' } })
  document.mark()
  const editor = openMapEditor({ document, measurer: plainMeasurer, fonts: Promise.resolve() })
  await editor.ready
  return editor
}

const sides = (editor: MapEditor) => Object.fromEntries(seenSides(editor.scene.get(), 'root'))
const before = { a: 'right', b: 'right', c: 'left', d: 'left' }

test.each([
  ['one is deleted', { type: 'deleteNodes', ids: ['a'] }, { b: 'right', c: 'left', d: 'left' }],
  ['two are deleted', { type: 'deleteNodes', ids: ['a', 'b'] }, { c: 'left', d: 'left' }],
  [
    'one goes into another',
    { type: 'moveNodes', ids: ['a'], to: { parent: 'b' } },
    { b: 'right', c: 'left', d: 'left' },
  ],
  [
    'one comes beside one at the left',
    { type: 'addSibling', of: 'c', where: 'after', id: 'x' },
    { ...before, x: 'left' },
  ],
  ['one comes before the first', { type: 'addSibling', of: 'a', where: 'before', id: 'x' }, { ...before, x: 'right' }],
  ['several get a parent', { type: 'insertParent', ids: ['c', 'd'], id: 'x' }, { a: 'right', b: 'right', x: 'left' }],
  [
    'one is carried across',
    { type: 'moveNodes', ids: ['a'], to: { after: 'd', side: 'left' } },
    { ...before, a: 'left' },
  ],
] as const)('when %s, the others stay where they are', async (_what, command, expected) => {
  const editor = await editorOf()
  expect(sides(editor)).toEqual(before)
  const order = editor.document.snapshot
  editor.execute(command)
  expect(sides(editor)).toEqual(expected)
  editor.undo()
  expect(sides(editor)).toEqual(before)
  expect(editor.document.snapshot.nodes.get('c')?.side).toBe(order.nodes.get('c')?.side)
})

test('another layout deals all of them out anew', async () => {
  const editor = await editorOf('right')
  expect(sides(editor)).toEqual({})
  editor.execute({ type: 'setLayout', layout: 'default' })
  expect(sides(editor)).toEqual(before)
  expect([...editor.document.snapshot.nodes.values()].every(({ side }) => side === null)).toBe(true)
})

test('a map is balanced by height when it is opened, and stays as it is while it is changed', async () => {
  const leaves = (count: number) => Array.from({ length: count }, (_, nth) => ({ text: `${nth}` }))
  const editor = await editorOf('default', { a: leaves(5) })
  const balanced = { a: 'right', b: 'left', c: 'left', d: 'left' }
  expect(sides(editor)).toEqual(balanced)
  editor.execute({ type: 'addTree', forest: leaves(12), to: { parent: 'd' } })
  editor.execute({ type: 'setText', id: 'c', text: 'many words '.repeat(100) })
  expect(sides(editor)).toEqual(balanced)
  // Another layout, to see how it would look: nothing of that is left.
  editor.preview({ layout: 'right' })
  editor.preview(null)
  expect(sides(editor)).toEqual(balanced)
  expect([...editor.document.snapshot.nodes.values()].every(({ side }) => side === null)).toBe(true)
  editor.execute({ type: 'setText', id: 'c', text: 'c' })
  editor.balance()
  expect(sides(editor)).toEqual({ a: 'right', b: 'right', c: 'right', d: 'left' })
})

test('balancing gives up the sides that people chose, and undo gives them back', async () => {
  const editor = await editorOf()
  editor.execute({ type: 'setSide', ids: ['a', 'b', 'c', 'd'], side: 'left' })
  editor.balance()
  expect(sides(editor)).toEqual(before)
  editor.undo()
  expect(sides(editor)).toEqual({ a: 'left', b: 'left', c: 'left', d: 'left' })
})
