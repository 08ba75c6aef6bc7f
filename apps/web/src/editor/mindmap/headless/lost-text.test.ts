import { beforeEach, expect, test } from 'vitest'
import { HeadlessEditor } from '../../../../../../tests/kit/editor/headless-editor.ts'
import { currentNotices, dismissNotice } from '../../../platform/notices/notices.ts'

const { open } = HeadlessEditor
const plan = ['Plan', '  Alpha', '    One', '  Beta']

beforeEach(() => {
  for (const { id } of currentNotices()) dismissNotice(id)
})

test('keys go nowhere when somebody else deletes the branch one is typing in, and the words are offered back', async () => {
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
  expect(editor.outline()).toEqual(['Plan', '  Beta', '~My words'])
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
  expect(editor.outline()).toEqual(['Plan', '  Beta', '~My hao'])
})

test('nothing is offered where nothing was typed, or where the topic is only folded away', async () => {
  const editor = await open(plan)
  editor.select('One')
  editor.press('F2')
  editor.byAnother({ type: 'setFold', ids: [editor.idOf('Alpha')], folded: true })
  editor.type('lost')
  expect(editor.outline()).toEqual(['Plan', '  Alpha +', '    One', '  Beta'])
  editor.select('Beta')
  editor.press('F2')
  editor.byAnother({ type: 'deleteNodes', ids: [editor.idOf('Beta')] })
  expect(currentNotices().map(({ action }) => action)).toEqual([undefined, undefined])
})
