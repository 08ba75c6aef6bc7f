import { expect, test } from 'vitest'
import { editorJourneys, eventually } from './editor-journey.ts'
import type { EditorPage, Point } from './editor-page-object.ts'

const open = editorJourneys()
const plan = ['Plan', '  Alpha', '    One', '    Two', '  Beta', '  Gamma']
const emptyPlace = { x: 160, y: 160 }

/** Just above a topic: between it and the one before. */
async function above(editor: EditorPage, text: string): Promise<Point> {
  const { x, y, width } = await editor.boxOf(text)
  return { x: x + width / 2, y: y - 3 }
}

test('a click selects one, Ctrl adds and takes out, Shift selects up to here, the empty canvas lets go', async () => {
  const editor = await open(['Plan', '  A1', '  A2', '  A3', '  A4'])
  await editor.click('A1')
  await eventually(() => editor.selected()).toEqual(['A1'])
  await editor.click('A3', 'Control')
  await eventually(() => editor.selected()).toEqual(['A1', 'A3'])
  await editor.click('A1', 'Control')
  await eventually(() => editor.selected()).toEqual(['A3'])
  await editor.click('A1')
  await editor.click('A3', 'Shift')
  await eventually(() => editor.selected()).toEqual(['A1', 'A2', 'A3'])
  await editor.click('A2')
  await eventually(() => editor.selected()).toEqual(['A2'])
  await editor.click(emptyPlace)
  await eventually(() => editor.selected()).toEqual([])
})

test('a rectangle selects what it meets', async () => {
  const editor = await open(plan)
  const [beta, gamma] = [await editor.boxOf('Beta'), await editor.boxOf('Gamma')]
  const from = { x: beta.x + beta.width + 60, y: beta.y + beta.height / 2 }
  const to = { x: beta.x + beta.width / 2, y: gamma.y + gamma.height / 2 }
  await editor.drag(from, to, { before: () => editor.marquee.waitFor() })
  await eventually(() => editor.selected()).toEqual(['Beta', 'Gamma'])
  await editor.marquee.waitFor({ state: 'detached' })
  expect(await editor.outline()).toEqual(plan)
})

test('a rectangle given up with Escape leaves the selection as it was', async () => {
  const editor = await open(plan)
  await editor.select('One')
  const gamma = await editor.boxOf('Gamma')
  const from = { x: gamma.x + gamma.width + 60, y: gamma.y + gamma.height + 40 }
  await editor.drag(from, await editor.middleOf('Gamma'), {
    before: async () => {
      await eventually(() => editor.selected()).toEqual(['Gamma'])
      await editor.press('Escape')
    },
  })
  await eventually(() => editor.selected()).toEqual(['One'])
})

test('dropped on a topic, a branch becomes its last child', async () => {
  const editor = await open(plan)
  await editor.drag('Alpha', await editor.middleOf('Gamma'), {
    before: () => editor.dropMark.waitFor({ state: 'attached' }),
  })
  await eventually(() => editor.outline()).toEqual(['Plan', '  Beta', '  Gamma', '    Alpha', '      One', '      Two'])
  await editor.dropMark.waitFor({ state: 'detached' })
  await editor.press('Control+z')
  await eventually(() => editor.outline()).toEqual(plan)
})

test('dropped between siblings, a topic goes there', async () => {
  const editor = await open(plan)
  await editor.drag('Gamma', await above(editor, 'Beta'), {
    before: () => editor.dropMark.waitFor({ state: 'attached' }),
  })
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha', '    One', '    Two', '  Gamma', '  Beta'])
})

test('several selected topics move together', async () => {
  const editor = await open(plan)
  await editor.select('One')
  await editor.click('Two', 'Control')
  await editor.drag('Two', await editor.middleOf('Gamma'), { before: () => editor.words('2 topics').waitFor() })
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha', '  Beta', '  Gamma', '    One', '    Two'])
})

test('dropped far from everything, a branch floats, and can come back', async () => {
  const editor = await open(plan)
  const [grip, before] = [await editor.middleOf('Alpha'), await editor.boxOf('Alpha')]
  await editor.drag('Alpha', { x: 300, y: 640 }, { before: () => editor.words('Floating topic').waitFor() })
  await eventually(() => editor.outline()).toEqual(['Plan', '  Beta', '  Gamma', '~Alpha', '  One', '  Two'])
  // Its corner: afloat it looks different, and is of another size.
  const after = await editor.boxOf('Alpha')
  expect(after.x - before.x).toBeCloseTo(300 - grip.x, 0)
  expect(after.y - before.y).toBeCloseTo(640 - grip.y, 0)
  await editor.drag('Alpha', await editor.middleOf('Beta'))
  await eventually(() => editor.outline()).toEqual(['Plan', '  Beta', '    Alpha', '      One', '      Two', '  Gamma'])
})

test('a branch is never dropped into itself', async () => {
  const editor = await open(plan)
  const two = await editor.middleOf('Two')
  await editor.drag('Alpha', two)
  await editor.select('Beta')
  expect(await editor.outline()).toEqual(plan)
})

test('Escape puts back what is carried', async () => {
  const editor = await open(plan)
  const gamma = await editor.middleOf('Gamma')
  await editor.drag('Alpha', gamma, {
    before: async () => {
      await editor.dropMark.waitFor({ state: 'attached' })
      await editor.press('Escape')
      await editor.dropMark.waitFor({ state: 'detached' })
    },
  })
  await editor.select('Beta')
  expect(await editor.outline()).toEqual(plan)
})

test('the button on a branch folds it, the number unfolds it', async () => {
  const editor = await open(plan)
  await editor.hover('Alpha')
  await editor.click(editor.foldButton)
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha +', '    One', '    Two', '  Beta', '  Gamma'])
  await editor.topic('One').waitFor({ state: 'detached' })
  await editor.click(editor.foldedCount(2))
  await editor.topic('One').waitFor()
  await eventually(() => editor.outline()).toEqual(plan)
})

test('the + beside the selected topic adds a child', async () => {
  const editor = await open(plan)
  await editor.select('Gamma')
  await editor.click(editor.growButton)
  await editor.type('Grown')
  await editor.press('Enter')
  await eventually(() => editor.outline()).toEqual([...plan, '    Grown'])
})

test('a double click writes, with all words selected', async () => {
  const editor = await open(plan)
  await editor.doubleClick('Beta')
  await editor.writingField.waitFor()
  await editor.type('Replaced')
  await editor.press('Enter')
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha', '    One', '    Two', '  Replaced', '  Gamma'])
})
