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

test('beyond the limit nothing is pasted, copied by a drag, or added by the + or by a key', async () => {
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
  await editor.select('Beta')
  await isRefused(editor, () => editor.press('Tab'))
  expect(await editor.isWriting()).toBe(false)
})
