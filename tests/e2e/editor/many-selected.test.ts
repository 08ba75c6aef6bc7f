import { expect, test } from 'vitest'
import { editorJourneys, eventually } from './editor-journey.ts'
import type { EditorPage } from './editor-page-object.ts'

const open = editorJourneys()
const plan = ['Plan', '  Alpha', '    One', '    Two', '  Beta', '  Gamma']

/** Selects these; the last one leads. */
async function selectAll(editor: EditorPage, first: string, ...others: string[]): Promise<void> {
  await editor.select(first)
  for (const text of others) await editor.click(text, 'Control')
}

test('Delete takes all of them away in one step, and goes on to what stood beside the last', async () => {
  const editor = await open(plan)
  await selectAll(editor, 'Two', 'Alpha', 'Beta')
  await editor.press('Delete')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Gamma'])
  await eventually(() => editor.selected()).toEqual(['Gamma'])
  await editor.press('Control+z')
  await eventually(() => editor.outline()).toEqual(plan)
})

test('Delete with the root among them takes the others', async () => {
  const editor = await open(plan)
  await selectAll(editor, 'Beta', 'Plan')
  await editor.press('Delete')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha', '    One', '    Two', '  Gamma'])
})

test.each([
  ['Tab', ['Plan', '  Alpha', '    One', '    Two', '  Beta', '    New', '  Gamma']],
  ['Enter', ['Plan', '  Alpha', '    One', '    Two', '  Beta', '  New', '  Gamma']],
  ['Shift+Enter', ['Plan', '  Alpha', '    One', '    Two', '  New', '  Beta', '  Gamma']],
])('%s adds one topic, at the one selected last', async (key, grown) => {
  const editor = await open(plan)
  await selectAll(editor, 'Alpha', 'Gamma', 'Beta')
  await editor.press(key)
  await editor.type('New')
  await editor.press('Enter')
  await eventually(() => editor.outline()).toEqual(grown)
  await eventually(() => editor.selected()).toEqual(['New'])
})

test.each([
  ['F2', 'Beta max'],
  ['Space', 'Beta max'],
  ['m', 'm max'],
])('%s writes in the one selected last', async (key, words) => {
  const editor = await open(plan)
  await selectAll(editor, 'Alpha', 'Beta')
  await editor.press(key)
  await editor.type(' max')
  await editor.press('Enter')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha', '    One', '    Two', `  ${words}`, '  Gamma'])
})

test('an arrow goes on from the one selected last', async () => {
  const editor = await open(plan)
  await selectAll(editor, 'Gamma', 'Alpha')
  await editor.press('ArrowDown')
  await eventually(() => editor.selected()).toEqual(['Beta'])
})

test('Ctrl+Enter puts one parent over siblings, and Alt with arrows moves them together', async () => {
  const editor = await open(plan)
  await selectAll(editor, 'Beta', 'Gamma')
  await editor.press('Alt+ArrowUp')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Beta', '  Gamma', '  Alpha', '    One', '    Two'])
  await editor.press('Control+Enter')
  await editor.type('Over')
  await editor.press('Enter')
  await eventually(() => editor.outline()).toEqual([
    'Plan',
    '  Over',
    '    Beta',
    '    Gamma',
    '  Alpha',
    '    One',
    '    Two',
  ])
})

test('Ctrl+D doubles each, Ctrl+/ folds what can be folded as the last one of it', async () => {
  const editor = await open(['Plan', '  Alpha', '    One', '  Beta +', '    Two', '  Gamma'])
  await selectAll(editor, 'Gamma', 'Beta', 'Alpha')
  await editor.press('Control+/')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha +', '    One', '  Beta +', '    Two', '  Gamma'])
  await editor.press('Control+/')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha', '    One', '  Beta', '    Two', '  Gamma'])
  await editor.press('Control+d')
  await eventually(() => editor.outline()).toEqual([
    'Plan',
    '  Alpha',
    '    One',
    '  Alpha',
    '    One',
    '  Beta',
    '    Two',
    '  Beta',
    '    Two',
    '  Gamma',
    '  Gamma',
  ])
  expect(await editor.isWriting()).toBe(false)
})
