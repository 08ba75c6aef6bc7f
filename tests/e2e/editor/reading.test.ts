import { expect, test } from 'vitest'
import { editorJourneys, eventually } from './editor-journey.ts'
import { inputMethodOf } from './input-method.ts'
import { moved, movedFrom } from './places.ts'
import { screenReaderOf } from './screen-reader.ts'

const open = editorJourneys()
const plan = ['Plan', '  Alpha', '    One', '    Two', '  Beta', '  Gamma']
const openToRead = (lines = plan) => open(lines, { readOnly: true })

test('who only reads changes nothing by keys', async () => {
  const editor = await openToRead()
  await editor.allowClipboard()
  await editor.setClipboardText('pasted')
  for (const key of ['Tab', 'Enter', 'Delete', 'Control+v', 'Control+x', 'F2', 'Space', 'x']) {
    await editor.select('Alpha')
    await editor.press(key)
    expect([key, await editor.outline()]).toEqual([key, plan])
    expect([key, await editor.isWriting()]).toEqual([key, false])
  }
})

test('an input method finds nothing to write in', async () => {
  const editor = await openToRead()
  await editor.select('Alpha')
  const ime = await inputMethodOf(editor)
  await ime.compose('ni')
  await ime.commit('你')
  expect(await editor.outline()).toEqual(plan)
  expect(await editor.isWriting()).toBe(false)
})

test('a mouse selects and marks, and a drag moves the map instead of a topic', async () => {
  const editor = await openToRead()
  await editor.select('Beta')
  await editor.click('Gamma', 'Control')
  await eventually(() => editor.selected()).toEqual(['Beta', 'Gamma'])
  const two = await editor.boxOf('Two')
  const corner = { x: two.x + two.width + 40, y: two.y + two.height + 4 }
  await editor.drag(corner, await editor.middleOf('One'))
  await eventually(() => editor.selected()).toEqual(['One', 'Two'])
  const gone = await movedFrom(editor, 'Plan')
  const beta = await editor.middleOf('Beta')
  await editor.drag('Beta', moved(beta, 70, 50))
  await eventually(gone).toEqual({ x: 70, y: 50 })
  await editor.doubleClick('Beta')
  expect(await editor.isWriting()).toBe(false)
  expect(await editor.outline()).toEqual(plan)
})

test('there are no buttons to fold and to add', async () => {
  const editor = await openToRead()
  await editor.select('Alpha')
  await editor.hover('Alpha')
  await editor.press('ArrowRight', 'ArrowLeft')
  await eventually(() => editor.selected()).toEqual(['Alpha'])
  expect(await editor.growButton.count()).toBe(0)
  expect(await editor.foldButton.count()).toBe(0)
})

test('the map is walked, looked at and copied from', async () => {
  const editor = await openToRead()
  await editor.allowClipboard()
  await editor.select('Alpha')
  await editor.press('ArrowRight', 'Shift+ArrowDown')
  await eventually(() => editor.selected()).toEqual(['One', 'Two'])
  await editor.press('Control+c')
  await eventually(() => editor.clipboardText()).toBe('One\nTwo')
  await editor.press('Control+=')
  await eventually(() => editor.zoom()).toBe(1.25)
  await editor.press('Home')
  await eventually(() => editor.selected()).toEqual(['Plan'])
})

test('Space lends the hand also while a topic is selected', async () => {
  const editor = await openToRead()
  await editor.select('Alpha')
  const gone = await movedFrom(editor, 'Plan')
  const empty = { x: 160, y: 160 }
  await editor.hold('Space')
  await editor.drag(empty, moved(empty, 40, 30))
  await editor.release('Space')
  await eventually(gone).toEqual({ x: 40, y: 30 })
  expect(await editor.selected()).toEqual(['Alpha'])
})

test('Tab goes on to what follows in the page', async () => {
  const editor = await openToRead()
  const reader = await screenReaderOf(editor)
  await editor.select('Alpha')
  await eventually(reader.focused).toBe('Mind map')
  await editor.press('Tab')
  await eventually(reader.focused).toBeUndefined()
})
