import { expect, test } from 'vitest'
import { editorJourneys, eventually } from './editor-journey.ts'
import type { EditorPage, Point } from './editor-page-object.ts'
import { many } from './outline.ts'
import { moved } from './places.ts'

const open = editorJourneys()
const plan = ['Plan', '  Alpha', '    One', '    Two', '  Beta', '  Gamma']
const emptyPlace = { x: 160, y: 160 }

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

/** Around Beta and Gamma, from the empty canvas beside them. */
async function aroundBetaAndGamma(editor: EditorPage): Promise<[Point, Point]> {
  const [beta, gamma] = [await editor.boxOf('Beta'), await editor.boxOf('Gamma')]
  const from = { x: beta.x + beta.width + 60, y: beta.y + beta.height / 2 }
  return [from, { x: beta.x + beta.width / 2, y: gamma.y + gamma.height / 2 }]
}

test('a rectangle selects what it meets, instead of what was selected', async () => {
  const editor = await open(plan)
  await editor.select('Alpha')
  const [from, to] = await aroundBetaAndGamma(editor)
  await editor.drag(from, to, { before: () => editor.marquee.waitFor() })
  await eventually(() => editor.selected()).toEqual(['Beta', 'Gamma'])
  await editor.marquee.waitFor({ state: 'detached' })
  expect(await editor.outline()).toEqual(plan)
})

test.each(['Shift', 'Control'] as const)('with %s a rectangle adds to what is selected', async (key) => {
  const editor = await open(plan)
  await editor.select('Alpha')
  const [from, to] = await aroundBetaAndGamma(editor)
  await editor.drag(from, to, { holding: key })
  await eventually(() => editor.selected()).toEqual(['Alpha', 'Beta', 'Gamma'])
  await editor.drag(from, moved(from, 10, 10), { holding: key, before: () => editor.marquee.waitFor() })
  expect(await editor.selected()).toEqual(['Alpha', 'Beta', 'Gamma'])
})

test('a rectangle drawn to the border goes on over what is out of sight', async () => {
  const editor = await open(['Plan', ...many(40)])
  const { x } = await editor.middleOf('T20')
  const [beside, border] = [
    { x: x + 200, y: 400 },
    { x, y: 798 },
  ]
  await editor.drag(beside, border, { before: () => eventually(() => editor.selected()).toContain('T40') })
  await editor.marquee.waitFor({ state: 'detached' })
  expect(await editor.selected()).not.toContain('T1')
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

test('the other button selects what a menu would speak of, and keeps many that are selected', async () => {
  const editor = await open(plan)
  await editor.select('One')
  await editor.rightClick('Beta')
  await eventually(() => editor.selected()).toEqual(['Beta'])
  await editor.click('Gamma', 'Control')
  await editor.rightClick('Beta')
  await eventually(() => editor.selected()).toEqual(['Beta', 'Gamma'])
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

test('a button acts when it is let go, not where the pointer slipped off it', async () => {
  const editor = await open(plan)
  await editor.hover('Alpha')
  const button = await editor.middleOf(editor.foldButton)
  await editor.drag(button, moved(button, 60, 120))
  await editor.select('Gamma')
  const grow = await editor.middleOf(editor.growButton)
  await editor.drag(grow, moved(grow, 60, 120))
  expect(await editor.outline()).toEqual(plan)
  await editor.click(grow)
  await eventually(() => editor.outline()).toEqual([...plan, '    Subtopic'])
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
