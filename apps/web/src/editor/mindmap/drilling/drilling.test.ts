import { newMap, openMap } from '@ramify/document'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HeadlessEditor } from '../../../../../../tests/kit/editor/headless-editor.ts'
import { editorActions } from '../../shell/editor-actions.ts'
import { goToTopic } from '../navigation/go-to-topic.ts'
import { drillInto, pathTo } from './drill.ts'
import { drilledSnapshot } from './drilled-snapshot.ts'
import { mapBranches } from './map-branches.ts'

const plan = ['Plan', '  Alpha', '    One', '      Deep', '    Two', '  Beta', '    Three']

async function open(settings = {}) {
  const editor = await HeadlessEditor.open(plan, settings)
  const { editor: map } = editor
  const shown = () => [...map.scene.get().visible(map.scene.get().bounds)].map(({ face }) => face.node.text.text)
  return { editor, map, shown, into: (name: string) => drillInto(map, editor.idOf(name)) }
}

test('one branch is shown as if it were the map, and the map is as it was', async () => {
  const { editor, map, shown, into } = await open()
  const before = editor.outline()
  into('Alpha')
  expect(shown().sort()).toEqual(['Alpha', 'Deep', 'One', 'Two'])
  expect(map.scene.get().placeOf(editor.idOf('Alpha'))?.face.role.kind).toBe('root')
  expect(pathTo(map, editor.idOf('One')).map(({ text }) => text.text)).toEqual(['Plan', 'Alpha', 'One'])
  into('One')
  expect(shown().sort()).toEqual(['Deep', 'One'])
  expect(editor.selected()).toEqual(['One'])
  drillInto(map, null)
  expect(shown()).toHaveLength(7)
  expect(editor.outline()).toEqual(before)
  expect(map.document.canUndo).toBe(false)
})

test('what is written in the branch is written in the map, without moving anything to another side', async () => {
  const { editor, into, shown, map } = await open({ layout: 'default' })
  into('Alpha')
  editor.select('One')
  editor.press('Enter')
  editor.type('New')
  editor.press('Enter')
  expect(shown()).toContain('New')
  expect(editor.outline()).toContain('    New')
  map.undo()
  map.undo()
  expect(editor.outline()).toEqual(plan)
})

test('the branch has a root: it takes no siblings, and nothing floats beside it', async () => {
  const { editor, into, map } = await open()
  into('Alpha')
  editor.press('Enter')
  editor.type('Child')
  editor.press('Enter')
  expect(editor.outline()).toContain('    Child')
  const floating = editorActions(map).find(({ id }) => id === 'editor.add-floating')
  expect(floating?.isEnabled?.()).toBe('editor.reason.drilled')
})

test('keys lead in and out; what is looked for elsewhere leads out of it', async () => {
  const { editor, map, shown } = await open()
  editor.select('Alpha')
  editor.press('Alt+Shift+PageDown')
  expect(shown()).not.toContain('Beta')
  editor.select('One')
  editor.press('Alt+Shift+PageDown')
  expect(shown().sort()).toEqual(['Deep', 'One'])
  editor.press('Alt+Shift+PageUp')
  expect(shown()).toContain('Two')
  goToTopic(map, editor.idOf('Three'))
  expect(shown()).toContain('Three')
  expect(editor.selected()).toEqual(['Three'])
})

test('when somebody deletes the branch, the whole map is shown', async () => {
  const { editor, map, shown, into } = await open()
  into('Alpha')
  editor.byAnother({ type: 'deleteNodes', ids: [editor.idOf('Alpha')] })
  // Changes of others are shown once a frame, or before an own command.
  map.execute({ type: 'setTheme', theme: 'ink' })
  expect(map.drilledTopic.get()).toBeNull()
  expect(shown().sort()).toEqual(['Beta', 'Plan', 'Three'])
})

test('to others a branch is another page', async () => {
  const { editor, map, into } = await open()
  const alpha = editor.idOf('Alpha')
  expect(mapBranches.shown(map).get()).toBe('')
  into('Alpha')
  expect(mapBranches.shown(map).get()).toBe(alpha)
  expect(mapBranches.of(map, { type: 'node', id: editor.idOf('Deep') })).toBe(alpha)
  expect(mapBranches.of(map, { type: 'node', id: editor.idOf('Beta') })).toBe('')
  mapBranches.show(map, '')
  expect(map.drilledTopic.get()).toBeNull()
})

test('any branch of any map is a map: its topics and no others hang on its root', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20), { maxLength: 20 }), fc.nat(20), (parents, chosen) => {
      const map = openMap(newMap({ text: 'Root', root: 'n0' }))
      for (const [nth, parent] of parents.entries()) {
        map.execute({ type: 'addChild', parent: `n${parent % (nth + 1)}`, id: `n${nth + 1}` })
      }
      const id = `n${chosen % (parents.length + 1)}`
      const drilled = drilledSnapshot(map.snapshot, id)
      expect(drilled.root).toBe(id)
      expect(drilled.nodes.get(id)?.parent).toBeNull()
      expect(drilledSnapshot(map.snapshot, id)).toBe(drilled)
      for (const node of drilled.nodes.values()) expect(drilled.nodes.get(node.id)).toBe(node)
    }),
  )
})
