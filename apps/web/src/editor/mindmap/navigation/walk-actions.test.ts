import { newMap, openMap } from '@ramify/document'
import { expect, test } from 'vitest'
import { plainMeasurer } from '../../../../../../packages/scene/src/mindmap/testing/map-of.ts'
import { openMapEditor } from '../../../../../../tests/kit/editor/open-map-editor.ts'
import { walkActions } from './walk-actions.ts'

async function editorOf() {
  const document = openMap(newMap({ text: 'Root', root: 'root', layout: 'right' }))
  document.execute({ type: 'addTree', forest: [{ id: 'a' }, { id: 'b' }], to: { parent: 'root' } })
  const editor = openMapEditor({ document, measurer: plainMeasurer, fonts: Promise.resolve() })
  await editor.ready
  const walk = (id: string) =>
    walkActions(editor)
      .find((action) => action.id === `editor.${id}`)
      ?.run()
  return { editor, walk }
}

test('an arrow without a selection begins at the root', async () => {
  const { editor, walk } = await editorOf()
  walk('walk-down')
  expect(editor.selectedTopics.get()).toEqual(['root'])
})

test('an arrow that leads nowhere leaves the lead alone selected', async () => {
  const { editor, walk } = await editorOf()
  editor.selectTopics(['a', 'b'])
  walk('walk-down')
  expect(editor.selectedTopics.get()).toEqual(['b'])
})

test('one more is selected, and going back one less', async () => {
  const { editor, walk } = await editorOf()
  editor.selectTopics(['a'])
  walk('extend-down')
  expect(editor.selectedTopics.get()).toEqual(['a', 'b'])
  walk('extend-up')
  expect(editor.selectedTopics.get()).toEqual(['a'])
})
