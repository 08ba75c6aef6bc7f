import { newMap, openMap } from '@ramify/document'
import { expect, test } from 'vitest'
import { openMapEditor } from '../../../../../../tests/kit/editor/open-map-editor.ts'
import { speakKeys } from '../../../../../../tests/kit/editor/speaking.ts'
import { editorActions } from '../../shell/editor-actions.ts'
import { copyAsIds, insertIds, mapGroups, styleIds, submenus, thingGroups, topicGroups } from './context-menu-groups.ts'

speakKeys()

const measurer = {
  width: (text: string) => 8 * text.length,
  lineMetrics: () => ({ ascent: 12, descent: 4 }),
}

async function openEditor() {
  const map = openMap(newMap({ text: 'Root', root: 'root' }))
  map.execute({ type: 'addTree', forest: [{ id: 'a', text: 'A', children: [{ id: 'a1' }] }], to: { parent: 'root' } })
  const editor = openMapEditor({ document: map, measurer, fonts: Promise.resolve() })
  await editor.ready
  return editor
}

test('every row of every menu is an action with an icon', async () => {
  const actions = new Map(editorActions(await openEditor()).map((action) => [action.id, action]))
  const groups = [...topicGroups, ...mapGroups, ...Object.values(thingGroups).flat(), styleIds, copyAsIds, insertIds]
  const isSubmenu = (id: string) => submenus.some((name) => name === id)
  const ids = new Set(groups.flat().filter((id) => !isSubmenu(id)))
  for (const id of [...actions.keys()].filter((each) => /^editor\.select-/.test(each))) ids.add(id)
  const withoutIcon = [...ids].filter((id) => actions.get(id)?.icon == null)
  expect(withoutIcon).toEqual([])
})

test('a menu says whether the branch is collapsed or expanded by it', async () => {
  const editor = await openEditor()
  const fold = editorActions(editor).find(({ id }) => id === 'editor.fold')
  expect(fold?.labelNow?.()).toBe('editor.action.fold-branch')
  editor.selectTopics(['a'])
  expect(fold?.labelNow?.()).toBe('editor.action.fold-branch')
  await fold?.run()
  expect(fold?.labelNow?.()).toBe('editor.action.unfold-branch')
})
