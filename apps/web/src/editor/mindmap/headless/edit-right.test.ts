import { newMap, openMap } from '@ramify/document'
import { expect, test } from 'vitest'
import { plainMeasurer } from '../../../../../../packages/scene/src/mindmap/testing/map-of.ts'
import { openMapEditor } from '../../../../../../tests/kit/editor/open-map-editor.ts'
import { speakKeys } from '../../../../../../tests/kit/editor/speaking.ts'
import { createStore } from '../../../platform/store.ts'
import { editorActions } from '../../shell/editor-actions.ts'

speakKeys()

test('who loses the right to edit keeps the editor, its selection and what can be undone, and goes on when it is back', async () => {
  const map = openMap(newMap({ text: 'Plan', root: 'root' }))
  const editRight = createStore(true)
  const editor = openMapEditor({ document: map, measurer: plainMeasurer, fonts: Promise.resolve(), editRight })
  await editor.ready
  const actions = editorActions(editor)
  const isOffered = (id: string) => actions.find((action) => action.id === id)?.isVisible?.() ?? true
  const add = () => editor.execute({ type: 'addTree', forest: [{ text: 'Beta' }], to: { parent: 'root' } })
  const added = editor.execute({ type: 'addTree', forest: [{ id: 'a', text: 'Alpha' }], to: { parent: 'root' } })
  expect(added.ok).toBe(true)
  editor.selectTopics(['a'])
  editor.writing.set({ type: 'node', id: 'a', begins: 'at-end' })

  editRight.set(false)
  expect(editor.readOnly).toBe(true)
  expect(editor.writing.get()).toBeNull()
  expect(editor.selectedTopics.get()).toEqual(['a'])
  expect(add().ok).toBe(false)
  editor.undo()
  expect(map.snapshot.nodes.size).toBe(2)
  expect(isOffered('editor.add-child')).toBe(false)
  expect(isOffered('editor.zoom-in')).toBe(true)

  editRight.set(true)
  expect(isOffered('editor.add-child')).toBe(true)
  editor.undo()
  expect(map.snapshot.nodes.size).toBe(1)
})
