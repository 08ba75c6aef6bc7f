import { expect, test } from 'vitest'
import { editorJourneys, eventually } from './editor-journey.ts'

const open = editorJourneys()
const plan = ['Plan', '  Alpha', '    One', '    Two', '  Beta', '  Gamma']

test('Tab adds a child, ready to be named', async () => {
  const editor = await open(plan)
  await editor.select('Beta')
  await editor.press('Tab')
  await eventually(() => editor.field.textContent()).toBe('Subtopic')
  await editor.type('Crew')
  await editor.press('Enter')
  await eventually(() => editor.outline()).toEqual([
    'Plan',
    '  Alpha',
    '    One',
    '    Two',
    '  Beta',
    '    Crew',
    '  Gamma',
  ])
  await eventually(() => editor.selected()).toEqual(['Crew'])
  await editor.topic('Crew').waitFor()
})

test('Tab while writing keeps the words and goes on one level down', async () => {
  const editor = await open(['Plan'])
  await editor.select('Plan')
  await editor.press('Tab')
  await editor.type('First')
  await editor.press('Tab')
  await editor.type('Second')
  await editor.press('Enter')
  await eventually(() => editor.outline()).toEqual(['Plan', '  First', '    Second'])
})

test('Enter adds a sibling behind, Shift+Enter before', async () => {
  const editor = await open(plan)
  await editor.select('Beta')
  await editor.press('Enter')
  await editor.type('Behind')
  await editor.press('Enter')
  await editor.select('Beta')
  await editor.press('Shift+Enter')
  await editor.type('Before')
  await editor.press('Enter')
  await eventually(() => editor.outline()).toEqual([
    'Plan',
    '  Alpha',
    '    One',
    '    Two',
    '  Before',
    '  Beta',
    '  Behind',
    '  Gamma',
  ])
})

test('Enter on the root adds a main topic', async () => {
  const editor = await open(['Plan'])
  await editor.select('Plan')
  await editor.press('Enter', 'Escape')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Main topic'])
})

test('Ctrl+Enter puts a parent over a topic', async () => {
  const editor = await open(plan)
  await editor.select('Two')
  await editor.press('Control+Enter')
  await editor.type('Over')
  await editor.press('Enter')
  await eventually(() => editor.outline()).toEqual([
    'Plan',
    '  Alpha',
    '    One',
    '    Over',
    '      Two',
    '  Beta',
    '  Gamma',
  ])
})

test.each(['Delete', 'Backspace'])('%s takes a branch away and goes on to the next one', async (key) => {
  const editor = await open(plan)
  await editor.select('Alpha')
  await editor.press(key)
  await eventually(() => editor.outline()).toEqual(['Plan', '  Beta', '  Gamma'])
  await eventually(() => editor.selected()).toEqual(['Beta'])
  await editor.topic('One').waitFor({ state: 'detached' })
})

test('Delete leaves the root alone', async () => {
  const editor = await open(plan)
  await editor.select('Plan')
  await editor.press('Delete', 'ArrowRight')
  await eventually(() => editor.selected()).not.toEqual(['Plan'])
  expect(await editor.outline()).toEqual(plan)
})

test('arrows go to what lies there', async () => {
  const editor = await open(['Plan', '  Alpha', '    One', '    Two', '  Beta', '    Three'])
  await editor.select('One')
  for (const [key, text] of [
    ['ArrowDown', 'Two'],
    ['ArrowDown', 'Three'],
    ['ArrowLeft', 'Beta'],
    ['ArrowUp', 'Alpha'],
    ['ArrowLeft', 'Plan'],
  ] as const) {
    await editor.press(key)
    await eventually(() => editor.selected()).toEqual([text])
  }
})

test('arrows know both sides of the root', async () => {
  const editor = await open(['Plan', '  Alpha', '  Beta'], { layout: 'default' })
  const [root, alpha] = [await editor.middleOf('Plan'), await editor.middleOf('Alpha')]
  const [first, second] = alpha.x > root.x ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  await editor.select('Plan')
  await editor.press(first)
  await eventually(() => editor.selected()).toEqual(['Alpha'])
  await editor.press(second, second)
  await eventually(() => editor.selected()).toEqual(['Beta'])
})

test('Shift with arrows selects more, and less going back', async () => {
  const editor = await open(plan)
  await editor.select('Alpha')
  await editor.press('Shift+ArrowDown', 'Shift+ArrowDown')
  await eventually(() => editor.selected()).toEqual(['Alpha', 'Beta', 'Gamma'])
  await editor.press('Shift+ArrowUp')
  await eventually(() => editor.selected()).toEqual(['Alpha', 'Beta'])
  await editor.press('Escape')
  await eventually(() => editor.selected()).toEqual(['Beta'])
})

test.each(['F2', 'Space'])('%s writes on behind the words', async (key) => {
  const editor = await open(plan)
  await editor.select('Beta')
  await editor.press(key)
  await editor.writingField.waitFor()
  await editor.type(' max')
  await editor.press('Enter')
  await editor.topic('Beta max').waitFor()
  expect(await editor.isWriting()).toBe(false)
})

test('undo and redo go step by step', async () => {
  const editor = await open(['Plan', '  Alpha', '  Beta'])
  await editor.select('Beta')
  await editor.press('Delete')
  await editor.press('Tab')
  await editor.type('Crew')
  await editor.press('Enter')
  const all = ['Plan', '  Alpha', '    Crew']
  await eventually(() => editor.outline()).toEqual(all)
  // A topic and its first words are one step.
  await editor.press('Control+z')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha'])
  await editor.press('Control+z')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha', '  Beta'])
  await editor.press('Control+y', 'Control+Shift+z')
  await eventually(() => editor.outline()).toEqual(all)
})

test('undo and redo bring the selection back, and onto the screen', async () => {
  const editor = await open(['Plan', '  Alpha', '  Beta', '  Gamma'])
  await editor.select('Alpha')
  await editor.press('Delete')
  await eventually(() => editor.selected()).toEqual(['Beta'])
  await editor.press('Control+z')
  await eventually(() => editor.selected()).toEqual(['Alpha'])
  await editor.select('Beta')
  await editor.press('Shift+Enter')
  await editor.type('New')
  await editor.press('Enter')
  await editor.press('Control+z')
  await eventually(() => editor.selected()).toEqual(['Beta'])
  await editor.wheel({ x: 400, y: 300 }, { x: 0, y: 3_000 })
  await eventually(() => editor.topic('Beta').isVisible()).toBe(false)
  await editor.press('Control+y', 'Control+y')
  await eventually(() => editor.selected()).toEqual(['New'])
  await editor.topic('New').waitFor()
})

test('Alt with arrows moves a topic among its siblings', async () => {
  const editor = await open(plan)
  await editor.select('Beta')
  await editor.press('Alt+ArrowDown')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha', '    One', '    Two', '  Gamma', '  Beta'])
  await editor.press('Alt+ArrowUp', 'Alt+ArrowUp')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Beta', '  Alpha', '    One', '    Two', '  Gamma'])
})

test('Ctrl+D doubles a branch, Ctrl+/ folds it, Ctrl+A selects all that is shown', async () => {
  const editor = await open(['Plan', '  Alpha', '    One'])
  await editor.select('Alpha')
  await editor.press('Control+d')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha', '    One', '  Alpha', '    One'])
  await editor.press('Control+/')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha', '    One', '  Alpha +', '    One'])
  await editor.press('Home', 'Control+a', 'Delete')
  await eventually(() => editor.outline()).toEqual(['Plan'])
})
