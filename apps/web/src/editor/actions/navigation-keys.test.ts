import { newMap, openMap } from '@ramify/document'
import { expect, test } from 'vitest'
import { plainMeasurer } from '../../../../../packages/scene/src/testing/map-of.ts'
import { createEditor } from '../editor.ts'
import { navigate } from './navigation-keys.ts'

async function editorOf(options: { readOnly?: boolean } = {}) {
  const document = openMap(newMap({ text: 'Root', root: 'root', layout: 'right' }))
  document.execute({ type: 'addTree', forest: [{ id: 'a' }, { id: 'b' }], to: { parent: 'root' } })
  const editor = createEditor({ document, measurer: plainMeasurer, fonts: Promise.resolve(), ...options })
  await editor.ready
  return editor
}

const key = (name: string, more: Partial<KeyboardEvent> = {}) => ({ key: name, ...more }) as KeyboardEvent

test('an arrow without a selection begins at the root', async () => {
  const editor = await editorOf()
  expect(navigate(key('ArrowDown'), editor)).toBe(true)
  expect(editor.selection.get()).toEqual(['root'])
})

test('an arrow that leads nowhere leaves the lead alone selected', async () => {
  const editor = await editorOf()
  editor.select(['a', 'b'])
  expect(navigate(key('ArrowDown'), editor)).toBe(true)
  expect(editor.selection.get()).toEqual(['b'])
})

test('Space is taken, and not complained about, where there is nothing to write in', async () => {
  const editor = await editorOf()
  expect(navigate(key(' '), editor)).toBe(true)
  editor.select(['a'])
  expect(navigate(key(' '), editor)).toBe(false)
  const read = await editorOf({ readOnly: true })
  read.select(['a'])
  expect(navigate(key(' '), read)).toBe(true)
})

test('with another modifier a key is no way to go', async () => {
  const editor = await editorOf()
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
    expect(navigate(key('ArrowDown', more), editor)).toBe(false)
  }
  expect(editor.selection.get()).toEqual([])
})
