import { expect, test } from 'vitest'
import { editorJourneys, eventually } from './editor-journey.ts'

const open = editorJourneys()

test('several topics become one and one becomes several, each in one step', async () => {
  const plan = ['Plan', '  Alpha', '    One', '  Beta', '    Two', '  Gamma']
  const editor = await open(plan)
  await editor.select('Gamma')
  await editor.click('Beta', 'Control')
  await editor.click('Alpha', 'Control')
  await editor.press('Control+j')
  const merged = ['Plan', '  Alpha⏎Beta⏎Gamma', '    One', '    Two']
  await eventually(() => editor.outline()).toEqual(merged)
  await editor.press('Control+z')
  await eventually(() => editor.outline()).toEqual(plan)
  await editor.press('Control+y')
  await eventually(() => editor.outline()).toEqual(merged)
  await editor.press('Control+Shift+Enter')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha', '    One', '    Two', '  Beta', '  Gamma'])
  await eventually(() => editor.selected()).toEqual(['Alpha', 'Beta', 'Gamma'])
  await editor.press('Control+z')
  await eventually(() => editor.outline()).toEqual(merged)
})

test('a topic is parted at the caret while it is written, and one goes on writing in the second', async () => {
  const editor = await open(['Plan', '  Alpha Beta'])
  await editor.select('Alpha Beta')
  await editor.press('F2', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Control+Shift+Enter')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha', '  Beta'])
  await editor.stopClock()
  await editor.type('More ')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha', '  More Beta'])
  await editor.press('Enter', 'Control+z', 'Control+z')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha Beta'])
})

test('a new topic goes with its first words; what is typed later is a step of its own', async () => {
  const editor = await open(['Plan', '  Alpha'])
  await editor.select('Alpha')
  await editor.stopClock()
  await editor.press('Tab')
  await editor.type('One')
  await editor.press('Enter', 'F2')
  await editor.type(' and more')
  await editor.press('Enter')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha', '    One and more'])
  await editor.press('Control+z')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha', '    One'])
  await editor.press('Control+z')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha'])
  await editor.press('Control+y')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha', '    One'])
})

test('Escape gives a new topic the words it began with, and undo takes it away', async () => {
  const editor = await open(['Plan', '  Alpha'])
  await editor.select('Alpha')
  await editor.stopClock()
  await editor.press('Tab')
  await editor.type('One')
  await editor.letPass(1_100)
  await editor.type(' more')
  await editor.press('Escape')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha', '    Subtopic'])
  await editor.press('Control+z')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha'])
})

test('topics are selected by their kin', async () => {
  const editor = await open(['Plan', '  Alpha', '    One', '    Two', '  Beta', '    Three'])
  await editor.select('One')
  await editor.press('Control+Shift+a')
  await eventually(() => editor.selected()).toEqual(['One', 'Two'])
  await editor.select('Alpha')
  await editor.press('Control+Alt+a')
  await eventually(async () => (await editor.selected()).sort()).toEqual(['Alpha', 'One', 'Two'])
  await editor.press('Delete')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Beta', '    Three'])
})

test('comments are a mark with their number, opened by a press and by keys', async () => {
  const editor = await open(['Plan', '  Alpha', '  Beta'], { comments: { Alpha: 3 } })
  await editor.words('3').waitFor()
  await editor.click(editor.words('3'))
  await eventually(() => editor.askedFor()).toBe('Comments on Alpha')
  await eventually(() => editor.selected()).toEqual(['Alpha, 3 comments'])
  await editor.select('Beta')
  await editor.press('Alt+c')
  await eventually(() => editor.askedFor()).toBe('Comments on Beta')
})

test('without anybody who comments there is no mark, and the keys open nothing', async () => {
  const editor = await open(['Plan', '  Alpha'])
  await editor.select('Alpha')
  await editor.press('Alt+c')
  expect(await editor.askedFor()).toBe('')
})
