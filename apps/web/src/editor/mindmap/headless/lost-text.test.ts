import { beforeEach, expect, test } from 'vitest'
import { HeadlessEditor } from '../../../../../../tests/kit/editor/headless-editor.ts'
import { currentNotices, dismissNotice } from '../../../platform/notices/notices.ts'

const { open } = HeadlessEditor
const plan = ['Plan', '  Alpha', '    One', '  Beta']

beforeEach(() => {
  for (const { id } of currentNotices()) dismissNotice(id)
})

test('keys go nowhere when somebody else deletes the branch one is typing in, and all of it is offered back', async () => {
  const editor = await open(plan)
  editor.select('One')
  editor.type('My words')
  editor.byAnother({ type: 'deleteNodes', ids: [editor.idOf('Alpha')] })
  editor.type(' go on')
  editor.press('Enter', 'Delete')
  expect(editor.isWriting()).toBe(false)
  expect(editor.outline()).toEqual(['Plan', '  Beta'])
  const [notice] = currentNotices()
  notice?.action?.run()
  expect(editor.outline()).toEqual(['Plan', '  Alpha', '    My words', '  Beta'])
  expect(editor.selected()).toEqual(['My words'])
  editor.press('Control+z')
  expect(editor.outline()).toEqual(['Plan', '  Beta'])
})

test('what an input method had not finished is offered too', async () => {
  const editor = await open(plan)
  editor.select('One')
  editor.type('My ')
  editor.compose('hao')
  editor.byAnother({ type: 'deleteNodes', ids: [editor.idOf('Alpha')] })
  currentNotices()[0]?.action?.run()
  expect(editor.outline()).toEqual(['Plan', '  Alpha', '    My hao', '  Beta'])
})

test('a topic that is selected, or written in without a key yet, is offered back; one that is only folded away is not', async () => {
  const editor = await open(plan)
  editor.select('One')
  editor.press('F2')
  editor.byAnother({ type: 'setFold', ids: [editor.idOf('Alpha')], folded: true })
  editor.type('lost')
  expect(editor.outline()).toEqual(['Plan', '  Alpha +', '    One', '  Beta'])
  expect(currentNotices().map(({ action }) => action)).toEqual([undefined])
  editor.select('Beta')
  editor.byAnother({ type: 'deleteNodes', ids: [editor.idOf('Beta')] })
  expect(editor.selected()).toEqual([])
  currentNotices().at(-1)?.action?.run()
  expect(editor.outline()).toEqual(['Plan', '  Alpha +', '    One', '  Beta'])
  editor.select('Beta')
  editor.press('F2')
  editor.byAnother({ type: 'deleteNodes', ids: [editor.idOf('Beta')] })
  currentNotices().at(-1)?.action?.run()
  expect(editor.outline()).toEqual(['Plan', '  Alpha +', '    One', '  Beta'])
})

test("what one deletes oneself, or somebody else deletes beside it, isn't offered", async () => {
  const editor = await open(plan)
  editor.select('Beta')
  editor.byAnother({ type: 'deleteNodes', ids: [editor.idOf('One')] })
  editor.press('Delete')
  expect(currentNotices().filter(({ key }) => key === 'editor.lost-text')).toEqual([])
})

test("undo takes back one's own changes and never another's, wherever they lie between", async () => {
  const editor = await open(plan)
  editor.select('One')
  editor.press('Enter')
  editor.type('Mine')
  editor.press('Enter')
  editor.byAnother({ type: 'addChild', parent: editor.idOf('Beta'), text: 'Theirs' })
  editor.byAnother({ type: 'setText', id: editor.idOf('Alpha'), text: 'Renamed' })
  const withMine = editor.outline()
  for (let nth = 0; nth < 5; nth++) editor.press('Control+z')
  expect(editor.outline()).toEqual(['Plan', '  Renamed', '    One', '  Beta', '    Theirs'])
  for (let nth = 0; nth < 5; nth++) editor.press('Control+Shift+z')
  expect(editor.outline()).toEqual(withMine)
})
