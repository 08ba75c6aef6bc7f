import { expect, test } from 'vitest'
import { editorJourneys, eventually } from './editor-journey.ts'
import type { EditorPage } from './editor-page-object.ts'

const open = editorJourneys()
const plan = ['Plan', '  Alpha', '  Beta']

/** Asserts that an act is refused, aloud and without a trace. */
async function isRefused(editor: EditorPage, act: () => Promise<void>): Promise<void> {
  const before = await editor.refusals()
  await act()
  await eventually(() => editor.refusals()).toEqual([...before, 'No more than 3 topics'])
  expect(await editor.outline()).toEqual(plan)
}

test('up to the limit topics are added, beyond it no key adds one', async () => {
  const editor = await open(plan.slice(0, 2), { limit: 3 })
  await editor.select('Alpha')
  await editor.press('Enter')
  await editor.type('Beta')
  await editor.press('Enter')
  await eventually(() => editor.outline()).toEqual(plan)
  expect(await editor.refusals()).toEqual([])
  for (const key of ['Tab', 'Insert', 'Enter', 'Shift+Enter', 'Control+Enter', 'Control+d']) {
    await editor.select('Beta')
    await isRefused(editor, () => editor.press(key))
    expect(await editor.isWriting()).toBe(false)
  }
})

test('what is typed for a topic that was refused replaces no other', async () => {
  const editor = await open(plan, { limit: 3 })
  await editor.select('Beta')
  await isRefused(editor, () => editor.press('Enter'))
  await editor.type('Gamma')
  expect(await editor.outline()).toEqual(plan)
})

test('beyond the limit nothing is pasted, copied by a drag, or added by the +', async () => {
  const editor = await open(plan, { limit: 3 })
  await editor.allowClipboard()
  await editor.select('Alpha')
  await editor.press('Control+c')
  await isRefused(editor, () => editor.press('Control+v'))
  await editor.setClipboardText('one\ntwo')
  await isRefused(editor, () => editor.press('Control+v'))
  const beta = await editor.middleOf('Beta')
  await isRefused(editor, () => editor.drag('Alpha', beta, { holding: 'Alt' }))
  await isRefused(editor, () => editor.click(editor.growButton))
})

test('Tab in the middle of a text keeps the words, though there is no room for another topic', async () => {
  const editor = await open(['Plan', '  Alpha', '  Bet'], { limit: 3 })
  await editor.select('Bet')
  await editor.press('F2')
  await editor.type('a')
  await isRefused(editor, () => editor.press('Tab'))
  await eventually(() => editor.isWriting()).toBe(false)
})

test('at the limit topics are still moved and renamed, and deleting makes room', async () => {
  const editor = await open(plan, { limit: 3 })
  await editor.drag('Alpha', await editor.middleOf('Beta'))
  await eventually(() => editor.outline()).toEqual(['Plan', '  Beta', '    Alpha'])
  await editor.select('Alpha')
  await editor.type('Renamed')
  await editor.press('Enter', 'Delete')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Beta'])
  await editor.press('Tab', 'Escape')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Beta', '    Subtopic'])
  expect(await editor.refusals()).toEqual([])
})
