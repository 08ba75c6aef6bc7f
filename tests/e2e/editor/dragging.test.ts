import { expect, test } from 'vitest'
import { editorJourneys, eventually } from './editor-journey.ts'
import type { EditorPage, Point } from './editor-page-object.ts'
import { many } from './outline.ts'
import { distance } from './places.ts'

const open = editorJourneys()
const plan = ['Plan', '  Alpha', '    One', '    Two', '  Beta', '  Gamma']
const emptyPlace = { x: 300, y: 640 }

/** Just above a topic: between it and the one before. */
async function above(editor: EditorPage, text: string): Promise<Point> {
  const { x, y, width } = await editor.boxOf(text)
  return { x: x + width / 2, y: y - 3 }
}

/** Whether a topic is shown as the one that would take in what is carried. */
async function isLitUp(editor: EditorPage, text: string): Promise<boolean> {
  return distance(await editor.middleOf(editor.dropParent), await editor.middleOf(text)) < 2
}

test('dropped on a topic, a branch becomes its last child', async () => {
  const editor = await open(plan)
  await editor.drag('Alpha', await editor.middleOf('Gamma'), {
    before: async () => {
      await editor.dropMark.waitFor({ state: 'attached' })
      await eventually(() => isLitUp(editor, 'Gamma')).toBe(true)
      expect(await isLitUp(editor, 'Beta')).toBe(false)
      // The topic alone, with the number of all that moves.
      expect(await editor.carried.textContent()).toBe('Alpha3')
    },
  })
  await eventually(() => editor.outline()).toEqual(['Plan', '  Beta', '  Gamma', '    Alpha', '      One', '      Two'])
  await editor.dropMark.waitFor({ state: 'detached' })
  await editor.press('Control+z')
  await eventually(() => editor.outline()).toEqual(plan)
})

test('several are carried together, between siblings', async () => {
  const editor = await open(plan)
  await editor.select('Two')
  await editor.click('Gamma', 'Control')
  await eventually(() => editor.selectedCount.textContent()).toBe('2')
  await editor.drag('Gamma', await above(editor, 'Beta'), {
    before: async () => {
      await editor.words('2 topics').waitFor()
      await editor.dropMark.waitFor({ state: 'attached' })
    },
  })
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha', '    One', '  Two', '  Gamma', '  Beta'])
})

test('dropped far from everything, a branch floats, and can come back', async () => {
  const editor = await open(plan)
  const [grip, before] = [await editor.middleOf('Alpha'), await editor.boxOf('Alpha')]
  await editor.drag('Alpha', emptyPlace, { before: () => editor.words('Floating topic').waitFor() })
  await eventually(() => editor.outline()).toEqual(['Plan', '  Beta', '  Gamma', '~Alpha', '  One', '  Two'])
  // Its corner: afloat it looks different, and is of another size.
  const after = await editor.boxOf('Alpha')
  expect(after.x - before.x).toBeCloseTo(emptyPlace.x - grip.x, 0)
  expect(after.y - before.y).toBeCloseTo(emptyPlace.y - grip.y, 0)
  await editor.drag('Alpha', await editor.middleOf('Beta'))
  await eventually(() => editor.outline()).toEqual(['Plan', '  Beta', '    Alpha', '      One', '      Two', '  Gamma'])
})

test('a branch is not offered a place in itself, and stays', async () => {
  const editor = await open(plan)
  const two = await editor.middleOf('Two')
  await editor.drag('Alpha', emptyPlace, {
    before: async () => {
      await editor.words('Floating topic').waitFor()
      await editor.carryTo(two)
      await editor.words('Floating topic').waitFor({ state: 'detached' })
      expect(await editor.dropMark.count()).toBe(0)
      expect(await editor.dropParent.count()).toBe(0)
    },
  })
  await editor.carried.waitFor({ state: 'detached' })
  expect(await editor.outline()).toEqual(plan)
})

test('keys change nothing under the hand that carries', async () => {
  const editor = await open(plan)
  const gamma = await editor.middleOf('Gamma')
  await editor.drag('One', gamma, { before: () => editor.press('Delete', 'Tab', 'x') })
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha', '    Two', '  Beta', '  Gamma', '    One'])
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

test('Alt may be pressed and let go on the way: what counts is how it ends', async () => {
  const editor = await open(plan)
  const gamma = await editor.middleOf('Gamma')
  const turnCopyOnAndOff = async () => {
    await editor.hold('Alt')
    await editor.words('Copy').waitFor()
    await editor.release('Alt')
    await editor.words('Copy').waitFor({ state: 'detached' })
  }
  await editor.drag('One', gamma, { before: turnCopyOnAndOff })
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha', '    Two', '  Beta', '  Gamma', '    One'])
  await editor.drag('Two', emptyPlace, {
    before: async () => {
      await editor.hold('Alt')
      await editor.words('Copy · Floating topic').waitFor()
    },
  })
  await editor.release('Alt')
  await eventually(async () => (await editor.outline()).slice(1)).toEqual([
    '  Alpha',
    '    Two',
    '  Beta',
    '  Gamma',
    '    One',
    '~Two',
  ])
})

test('held at the border the map comes along, and what was out of sight takes the drop', async () => {
  const editor = await open(['Plan', ...many(40)])
  const border = { x: (await editor.middleOf('T20')).x, y: 775 }
  const lowest = async () => (await editor.boxOf('T40')).y
  expect(await lowest()).toBeGreaterThan(800)
  await editor.drag('T20', border, {
    before: async () => {
      await editor.carryOnceAbove('T40', 700)
      await eventually(() => isLitUp(editor, 'T40')).toBe(true)
    },
  })
  await eventually(async () => (await editor.outline()).slice(-2)).toEqual(['  T40', '    T20'])
})

test('away from the border the map stands still again', async () => {
  const editor = await open(['Plan', ...many(40)])
  const { x } = await editor.middleOf('T20')
  const [border, inside] = [
    { x, y: 38 },
    { x: x + 200, y: 400 },
  ]
  await editor.drag('T20', border, {
    before: async () => {
      await editor.carryOnceBelow('Plan', 450, inside)
      await editor.tremble(inside, 3)
      // Not what is carried: it is not drawn while others stand in its place.
      const stood = await editor.middleOf('Plan')
      await editor.tremble(inside, 10)
      expect(await editor.middleOf('Plan')).toEqual(stood)
    },
  })
})

test('a hand that trembles at the border stops nothing', async () => {
  const editor = await open(['Plan', ...many(40)])
  const border = { x: (await editor.middleOf('T20')).x, y: 20 }
  await editor.drag('T20', border, {
    before: async () => {
      const before = await editor.middleOf('Plan')
      // No longer than it takes: the map would carry it out of sight.
      const moved = async () => (await editor.middleOf('Plan')).y - before.y
      for (let left = 20; left > 0 && (await moved()) <= 60; left--) await editor.tremble(border, 2)
      expect(await moved()).toBeGreaterThan(60)
    },
  })
})
