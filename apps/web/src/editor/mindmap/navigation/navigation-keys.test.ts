import { newMap, openMap } from '@ramify/document'
import { expect, test } from 'vitest'
import { plainMeasurer } from '../../../../../../packages/scene/src/mindmap/testing/map-of.ts'
import { openMapEditor } from '../../../../../../tests/kit/editor/open-map-editor.ts'
import { navigate } from './navigation-keys.ts'

async function editorOf(options: { readOnly?: boolean } = {}) {
  const document = openMap(newMap({ text: 'Root', root: 'root', layout: 'right' }))
  document.execute({ type: 'addTree', forest: [{ id: 'a' }, { id: 'b' }], to: { parent: 'root' } })
  const editor = openMapEditor({ document, measurer: plainMeasurer, fonts: Promise.resolve(), ...options })
  await editor.ready
  return editor
}

const key = (name: string, more: Partial<KeyboardEvent> = {}) => ({ key: name, ...more }) as KeyboardEvent

test('Space is taken, and not complained about, where there is nothing to write in', async () => {
  const editor = await editorOf()
  expect(navigate(key(' '), editor)).toBe(true)
  editor.selectTopics(['a'])
  expect(navigate(key(' '), editor)).toBe(false)
  const read = await editorOf({ readOnly: true })
  read.selectTopics(['a'])
  expect(navigate(key(' '), read)).toBe(true)
})

test('with another modifier Escape lets nothing go', async () => {
  const editor = await editorOf()
  editor.selectTopics(['a'])
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
    expect(navigate(key('Escape', more), editor)).toBe(false)
  }
  expect(editor.selectedTopics.get()).toEqual(['a'])
})

test('Enter writes on what is picked, unless the map is only read', async () => {
  const editor = await editorOf()
  editor.execute({ type: 'addRange', id: 'g', kind: 'boundary', first: 'a', last: 'b' })
  expect(navigate(key('Enter'), editor)).toBe(false)
  editor.selectItem({ type: 'range', id: 'g' })
  expect(navigate(key('Enter'), editor)).toBe(true)
  expect(editor.writing.get()).toEqual({ type: 'range', id: 'g', begins: 'at-end' })
  editor.writing.set(null)
  editor.lockReason.set('reading')
  expect(navigate(key('Enter'), editor)).toBe(false)
})
