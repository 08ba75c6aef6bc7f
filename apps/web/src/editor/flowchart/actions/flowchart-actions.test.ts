import { expect, it } from 'vitest'
import { openHeadlessFlowchart } from '../../../../../../tests/kit/flowchart/headless-flowchart.ts'
import { editorActions } from '../../shell/editor-actions.ts'
import { shapeItem } from '../items/items.ts'
import { flowchartKeys } from '../keys/flowchart-keys.ts'

const box = { x: 0, y: 0, width: 100, height: 60 }

it('has no key for two actions', async () => {
  const { editor } = await openHeadlessFlowchart()
  const owners = Map.groupBy(
    editorActions(editor).flatMap(({ id, keys = [] }) => keys.map((key) => ({ id, key }))),
    ({ key }) => key,
  )
  expect([...owners.values()].filter((actions) => actions.length > 1)).toEqual([])
})

it('has no key for an action that means something else before it gets there', async () => {
  const { editor } = await openHeadlessFlowchart({ shapes: [{ id: 'a', kind: 'process', box }] })
  const keys = editorActions(editor).flatMap((action) => action.keys ?? [])
  const shadowed = keys.filter((each) => {
    const parts = each.split('+')
    const name = parts.at(-1) ?? ''
    const key = name.replace(/^arrow(.)(.*)$/, (_, first: string, rest: string) => `Arrow${first.toUpperCase()}${rest}`)
    const held = {
      ...{ ctrlKey: parts.includes('mod'), metaKey: false },
      ...{ altKey: parts.includes('alt'), shiftKey: parts.includes('shift') },
    }
    editor.select([shapeItem('a')])
    return flowchartKeys.press({ key, ...held } as KeyboardEvent, editor)
  })
  expect(shadowed).toEqual([])
})

it('writes on behind the words, as in maps', async () => {
  const { editor, run } = await openHeadlessFlowchart({ shapes: [{ id: 'a', kind: 'process', box, text: 'One' }] })
  expect(run('editor.edit')).toBe('editor.reason.nothing-selected-here')
  editor.select([shapeItem('a')])
  expect(run('editor.edit')).toBeNull()
  expect(editor.writing.get()).toMatchObject({ id: 'a', begins: 'at-end' })
})

it('ungroups groups, and nothing else', async () => {
  const { editor, document, run } = await openHeadlessFlowchart({
    shapes: [
      { id: 'a', kind: 'process', box },
      { id: 'b', kind: 'container', box },
      { id: 'group', kind: 'group', box },
      { id: 'in', kind: 'process', parent: 'group', box },
    ],
  })
  editor.select([shapeItem('a'), shapeItem('b')])
  expect(run('editor.ungroup')).toBe('flowchart.reason.no-group')
  editor.select(['a', 'b', 'group'].map(shapeItem))
  expect(run('editor.ungroup')).toBeNull()
  expect([...document.snapshot.shapes.keys()].sort()).toEqual(['a', 'b', 'in'])
})
