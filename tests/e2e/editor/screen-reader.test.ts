import { test } from 'vitest'
import { speak } from '../pages/texts.ts'
import { editorJourneys, eventually } from './editor-journey.ts'
import { screenReaderOf } from './screen-reader.ts'

const open = editorJourneys()
const { text } = await speak('en')
const plan = ['Plan', '  Alpha', '    One', '    Two', '  Beta']

test('hears the whole map', async () => {
  const editor = await open(plan)
  const reader = await screenReaderOf(editor)
  await editor.select('Alpha')
  await eventually(reader.tree).toEqual(['Plan', '  Alpha, selected', '    One', '    Two', '  Beta'])
  await eventually(reader.current).toBe('Alpha')
})

test('follows the arrows', async () => {
  const editor = await open(plan)
  const reader = await screenReaderOf(editor)
  await editor.select('One')
  for (const [key, topic] of [
    ['ArrowDown', 'Two'],
    ['ArrowLeft', 'Alpha'],
    ['ArrowDown', 'Beta'],
    ['ArrowLeft', 'Plan'],
  ] as const) {
    await editor.press(key)
    await eventually(reader.current).toBe(topic)
  }
  await eventually(reader.tree).toEqual(['Plan, selected', '  Alpha', '    One', '    Two', '  Beta'])
})

test('hears of a topic that is added and named', async () => {
  const editor = await open(plan)
  const reader = await screenReaderOf(editor)
  await editor.select('Beta')
  await editor.press('Tab')
  await eventually(() => editor.said()).toBe('Added: Subtopic')
  await eventually(reader.focused).toBe('Text of the topic')
  await editor.type('Crew')
  await editor.press('Enter')
  await eventually(reader.tree).toEqual([...plan, '    Crew, selected'])
  await eventually(reader.current).toBe('Crew')
  await eventually(reader.focused).toBe('Mind map')
})

test('hears new words', async () => {
  const editor = await open(plan)
  const reader = await screenReaderOf(editor)
  await editor.select('Beta')
  await editor.type('Renamed')
  await editor.press('Enter')
  await eventually(reader.current).toBe('Renamed')
  await editor.press('Control+z')
  await eventually(reader.current).toBe('Beta')
})

test('hears what is folded away, and how much', async () => {
  const editor = await open(plan)
  const reader = await screenReaderOf(editor)
  await editor.select('Alpha')
  await editor.press('Control+/')
  await eventually(reader.tree).toEqual(['Plan', '  Alpha, 2 topics hidden, selected, folded', '  Beta'])
  await eventually(() => editor.said()).toBe(text('editor.said.folded', { name: 'Alpha' }))
  await editor.press('Control+/')
  await eventually(reader.tree).toEqual(['Plan', '  Alpha, selected', '    One', '    Two', '  Beta'])
  await eventually(() => editor.said()).toBe(text('editor.said.unfolded', { name: 'Alpha' }))
})

test('hears what is deleted, and where it is then', async () => {
  const editor = await open(plan)
  const reader = await screenReaderOf(editor)
  await editor.select('Alpha')
  await editor.press('Delete')
  await eventually(reader.tree).toEqual(['Plan', '  Beta, selected'])
  await eventually(reader.current).toBe('Beta')
  await eventually(() => editor.said()).toBe('Deleted: Alpha, 3 topics in all')
})

test('hears where a topic was moved to', async () => {
  const editor = await open(plan)
  const reader = await screenReaderOf(editor)
  await editor.select('One')
  await editor.press('Alt+ArrowDown')
  await eventually(() => editor.said()).toBe('Moved: One, now 2 of 2 in Alpha')
  await eventually(reader.tree).toEqual(['Plan', '  Alpha', '    Two', '    One, selected', '  Beta'])
})

test('can choose a topic by itself, and the keys go on from there', async () => {
  const editor = await open(plan)
  const reader = await screenReaderOf(editor)
  await editor.select('Plan')
  await reader.goTo('Beta')
  await eventually(reader.current).toBe('Beta')
  await editor.press('Tab', 'Enter')
  await eventually(() => editor.outline()).toEqual([...plan, '    Subtopic'])
})

test('hears which topics are selected together', async () => {
  const editor = await open(plan)
  const reader = await screenReaderOf(editor)
  await editor.select('Alpha')
  await editor.press('Shift+ArrowDown')
  const below = ['    One', '    Two']
  await eventually(reader.tree).toEqual(['Plan', '  Alpha, selected', ...below, '  Beta, selected'])
  await eventually(reader.current).toBe('Beta')
  await eventually(() => editor.said()).toBe('2 topics selected')
  await editor.press('Escape')
  await eventually(reader.tree).toEqual(['Plan', '  Alpha', ...below, '  Beta, selected'])
})

test('hears of every step back and forth', async () => {
  const editor = await open(plan)
  const reader = await screenReaderOf(editor)
  await editor.select('Alpha')
  await editor.press('Delete')
  await eventually(reader.tree).toEqual(['Plan', '  Beta, selected'])
  await editor.press('Control+z')
  await eventually(() => editor.said()).toBe('Added: Alpha, 3 topics in all')
  await eventually(reader.tree).toEqual(['Plan', '  Alpha, selected', '    One', '    Two', '  Beta'])
  await editor.press('Control+y')
  await eventually(() => editor.said()).toBe('Deleted: Alpha, 3 topics in all')
  await eventually(reader.tree).toEqual(['Plan', '  Beta, selected'])
})

test('hears of what is cut and pasted', async () => {
  const editor = await open(plan)
  const reader = await screenReaderOf(editor)
  await editor.select('Alpha')
  await editor.press('Control+x')
  await eventually(() => editor.said()).toBe('Deleted: Alpha, 3 topics in all')
  await eventually(reader.current).toBe('Beta')
  await editor.press('Control+v')
  await eventually(() => editor.said()).toBe('Added: Alpha, 3 topics in all')
  await eventually(reader.tree).toEqual(['Plan', '  Beta', '    Alpha, selected', '      One', '      Two'])
  await eventually(reader.current).toBe('Alpha')
})

test('hears of what a mouse carries, folds and sets afloat', async () => {
  const editor = await open(plan)
  const reader = await screenReaderOf(editor)
  await editor.drag('One', await editor.middleOf('Beta'))
  await eventually(() => editor.said()).toBe('Moved: One, now 1 of 1 in Beta')
  await eventually(reader.tree).toEqual(['Plan', '  Alpha', '    Two', '  Beta', '    One, selected'])
  await editor.hover('Alpha')
  await editor.click(editor.foldButton)
  await eventually(() => editor.said()).toBe(text('editor.said.folded', { name: 'Alpha' }))
  await editor.drag('Alpha', { x: 300, y: 640 })
  await eventually(() => editor.said()).toBe('Moved: Alpha, now a floating topic')
  const alpha = 'Alpha, 1 topic hidden, selected, folded'
  await eventually(reader.tree).toEqual(['Plan', '  Beta', '    One', alpha])
})
