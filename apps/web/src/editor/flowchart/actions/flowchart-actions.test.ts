import { expect, it } from 'vitest'
import { openHeadlessFlowchart } from '../../../../../../tests/kit/flowchart/headless-flowchart.ts'
import { editorActions } from '../../shell/editor-actions.ts'
import { shapeItem } from '../items/items.ts'

const box = { x: 0, y: 0, width: 100, height: 60 }

it('has no key for two actions', async () => {
  const { editor } = await openHeadlessFlowchart()
  const owners = Map.groupBy(
    editorActions(editor).flatMap(({ id, keys = [] }) => keys.map((key) => ({ id, key }))),
    ({ key }) => key,
  )
  expect([...owners.values()].filter((actions) => actions.length > 1)).toEqual([])
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
