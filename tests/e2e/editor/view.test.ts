import { expect, test } from 'vitest'
import { editorJourneys, eventually } from './editor-journey.ts'
import type { EditorPage, Point } from './editor-page-object.ts'

const open = editorJourneys()
const plan = ['Plan', '  Alpha', '    One', '    Two', '  Beta', '  Gamma']
const emptyPlace = { x: 160, y: 160 }

/** How far a topic has gone from where it was, on the screen. */
function movedFrom(editor: EditorPage, text: string, start: Point): () => Promise<Point> {
  return async () => {
    const { x, y } = await editor.middleOf(text)
    // Plus nothing: rounding gives a negative zero, which is not equal to zero.
    return { x: Math.round(x - start.x) + 0, y: Math.round(y - start.y) + 0 }
  }
}

test('the wheel moves the map, with Shift sideways', async () => {
  const editor = await open(plan)
  const moved = movedFrom(editor, 'Plan', await editor.middleOf('Plan'))
  await editor.wheel(emptyPlace, { x: 0, y: 100 })
  await eventually(moved).toEqual({ x: 0, y: -100 })
  await editor.wheel(emptyPlace, { x: 60, y: -30 })
  await eventually(moved).toEqual({ x: -60, y: -70 })
  await editor.wheel(emptyPlace, { x: 0, y: 40 }, 'Shift')
  await eventually(moved).toEqual({ x: -100, y: -70 })
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

test('the middle button drags the map and selects nothing', async () => {
  const editor = await open(plan)
  const start = await editor.middleOf('Beta')
  const moved = movedFrom(editor, 'Plan', await editor.middleOf('Plan'))
  await editor.drag('Beta', { x: start.x - 120, y: start.y + 70 }, { button: 'middle' })
  await eventually(moved).toEqual({ x: -120, y: 70 })
  expect(await editor.selected()).toEqual([])
  expect(await editor.outline()).toEqual(plan)
})

test('dragging the root drags everything', async () => {
  const editor = await open(plan)
  const start = await editor.middleOf('Plan')
  const moved = movedFrom(editor, 'Gamma', await editor.middleOf('Gamma'))
  await editor.drag('Plan', { x: start.x + 50, y: start.y - 40 })
  await eventually(moved).toEqual({ x: 50, y: -40 })
  expect(await editor.outline()).toEqual(plan)
})

test('keys zoom, go back to life-size, and fit everything in', async () => {
  const editor = await open(plan)
  await editor.select('Plan')
  await editor.press('Control+=')
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

test('two fingers zoom around their middle', async () => {
  const editor = await open(plan, { width: 420, height: 800 })
  const tools = await editor.devTools()
  const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: Point[]) =>
    tools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) })
  const before = await editor.zoom()
  const middle = await editor.middleOf('Gamma')
  const apart = (distance: number): [Point, Point] => [
    { x: middle.x - distance, y: middle.y },
    { x: middle.x + distance, y: middle.y },
  ]
  await fingers('touchStart', ...apart(40))
  await fingers('touchMove', ...apart(60))
  await fingers('touchMove', ...apart(80))
  await eventually(async () => (await editor.zoom()) / before).toBeCloseTo(2, 5)
  expect(distance(await editor.middleOf('Gamma'), middle)).toBeLessThan(1.5)
  await fingers('touchEnd')
  expect(await editor.outline()).toEqual(plan)
})

function isOnScreen({ x, y }: Point): boolean {
  return x > 0 && y > 0 && x < 1280 && y < 800
}

/** The browser tells whole pixels of a pointer, so that nothing stays exactly under it. */
function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
