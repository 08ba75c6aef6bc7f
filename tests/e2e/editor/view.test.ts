import { expect, test } from 'vitest'
import { editorJourneys, eventually } from './editor-journey.ts'
import type { Point } from './editor-page-object.ts'
import { distance, moved, movedFrom } from './places.ts'

const open = editorJourneys()
const plan = ['Plan', '  Alpha', '    One', '    Two', '  Beta', '  Gamma']
const emptyPlace = { x: 160, y: 160 }

test('the wheel moves the map, with Shift sideways', async () => {
  const editor = await open(plan)
  const gone = await movedFrom(editor, 'Plan')
  await editor.wheel(emptyPlace, { x: 0, y: 100 })
  await eventually(gone).toEqual({ x: 0, y: -100 })
  await editor.wheel(emptyPlace, { x: 60, y: -30 })
  await eventually(gone).toEqual({ x: -60, y: -70 })
  await editor.wheel(emptyPlace, { x: 0, y: 40 }, 'Shift')
  await eventually(gone).toEqual({ x: -100, y: -70 })
  expect(await editor.zoom()).toBe(1)
})

test('Ctrl and the wheel zoom, and what is under the pointer stays there', async () => {
  const editor = await open(plan)
  const at = await editor.middleOf('Gamma')
  const { width } = await editor.boxOf('Gamma')
  for (const turn of [-100, -100, 100, 100, 100]) {
    const before = await editor.zoom()
    await editor.wheel(at, { x: 0, y: turn }, 'Control')
    await eventually(async () => Math.sign((await editor.zoom()) - before)).toBe(-Math.sign(turn))
    expect(distance(await editor.middleOf('Gamma'), at)).toBeLessThan(1.5)
    expect((await editor.boxOf('Gamma')).width / width).toBeCloseTo(await editor.zoom(), 1)
  }
})

test.each(['middle', 'right'] as const)('the %s button drags the map and selects nothing', async (button) => {
  const editor = await open(plan)
  // Where the middle button also pastes, what was selected last is what it pastes.
  await editor.select('Gamma')
  await editor.press('F2')
  await editor.press('Control+a')
  await editor.press('Escape')
  const start = await editor.middleOf('Beta')
  const gone = await movedFrom(editor, 'Plan')
  await editor.drag('Beta', { x: start.x - 120, y: start.y + 70 }, { button })
  await eventually(gone).toEqual({ x: -120, y: 70 })
  expect(await editor.selected()).toEqual(['Gamma'])
  expect(await editor.outline()).toEqual(plan)
})

test('dragging the root drags everything', async () => {
  const editor = await open(plan)
  const start = await editor.middleOf('Plan')
  const gone = await movedFrom(editor, 'Gamma')
  await editor.drag('Plan', { x: start.x + 50, y: start.y - 40 })
  await eventually(gone).toEqual({ x: 50, y: -40 })
  expect(await editor.outline()).toEqual(plan)
})

test('keys zoom, go back to life-size, and fit everything in', async () => {
  const editor = await open(plan)
  await editor.select('Plan')
  await editor.press('Control+=')
  await eventually(() => editor.zoom()).toBe(1.25)
  await editor.press('Control++')
  await eventually(() => editor.zoom()).toBe(1.5)
  await editor.press('Control+Shift++')
  await eventually(() => editor.zoom()).toBe(2)
  await editor.press('Control+-', 'Control+-')
  await eventually(() => editor.zoom()).toBe(1.25)
  await editor.press('Control+-', 'Control+-')
  await eventually(() => editor.zoom()).toBe(0.75)
  await editor.press('Control+0')
  await eventually(() => editor.zoom()).toBe(1)
  await editor.wheel(emptyPlace, { x: 3000, y: 3000 })
  await editor.topic('Plan').waitFor({ state: 'detached' })
  await editor.press('Control+Shift+f')
  for (const text of ['Plan', 'One', 'Gamma']) {
    await eventually(async () => isOnScreen(await editor.middleOf(text))).toBe(true)
  }
})

test('Home comes back to the root from anywhere', async () => {
  const editor = await open(plan)
  await editor.select('Two')
  await editor.wheel(emptyPlace, { x: 0, y: 4000 })
  await editor.topic('Plan').waitFor({ state: 'detached' })
  await editor.press('Home')
  await eventually(() => editor.selected()).toEqual(['Plan'])
  const { x, y } = await editor.middleOf('Plan')
  expect(Math.hypot(x - 640, y - 400)).toBeLessThan(2)
})

test('a topic that is chosen or written comes onto the screen', async () => {
  const editor = await open(plan)
  await editor.select('Gamma')
  await editor.wheel(emptyPlace, { x: 0, y: 3000 })
  await editor.topic('Gamma').waitFor({ state: 'detached' })
  await editor.press('ArrowUp')
  await eventually(() => editor.selected()).toEqual(['Beta'])
  await eventually(async () => isOnScreen(await editor.middleOf('Beta'))).toBe(true)
})

test('from far away the map is an overview, and near again it can be read', async () => {
  const editor = await open(plan)
  await editor.select('Plan')
  expect(await editor.overview.isVisible()).toBe(false)
  await editor.press('Control+-', 'Control+-', 'Control+-')
  await eventually(() => editor.zoom()).toBe(0.25)
  await editor.overview.waitFor()
  await editor.topic('Plan').waitFor({ state: 'detached' })
  await eventually(() => editor.isOverviewPainted()).toBe(true)
  await editor.press('Control+0')
  await editor.overview.waitFor({ state: 'hidden' })
  await editor.topic('Plan').waitFor()
  await editor.topic('One').waitFor()
})

test('a pinch on the trackpad of a Mac zooms where the pointer is, and not all over again with each move', async () => {
  const editor = await open(plan)
  const at = await editor.middleOf('Gamma')
  await editor.pinchInSafari(at, 1.2, 1.5, 2)
  await eventually(() => editor.zoom()).toBeCloseTo(2, 5)
  await eventually(async () => distance(await editor.middleOf('Gamma'), at)).toBeLessThan(1.5)
  await editor.pinchInSafari(at, 0.5)
  await eventually(() => editor.zoom()).toBeCloseTo(1, 5)
})

test('Space held lends a hand that moves the map and leaves topics alone', async () => {
  const editor = await open(plan)
  await editor.click(emptyPlace)
  const gone = await movedFrom(editor, 'Plan')
  const beta = await editor.middleOf('Beta')
  await editor.hold('Space')
  await eventually(() => editor.cursor()).toBe('grab')
  await editor.drag(beta, moved(beta, 90, -60), {
    before: () => eventually(() => editor.cursor()).toBe('grabbing'),
  })
  await eventually(gone).toEqual({ x: 90, y: -60 })
  expect(await editor.selected()).toEqual([])
  await editor.release('Space')
  await eventually(() => editor.cursor()).toBe('default')
  await editor.drag(emptyPlace, moved(emptyPlace, 40, 40), { before: () => editor.marquee.waitFor() })
  expect(await gone()).toEqual({ x: 90, y: -60 })
  expect(await editor.outline()).toEqual(plan)
})

function isOnScreen({ x, y }: Point): boolean {
  return x > 0 && y > 0 && x < 1280 && y < 800
}
