import { expect, test } from 'vitest'
import { editorJourneys, eventually } from './editor-journey.ts'
import type { Point } from './editor-page-object.ts'
import { fingersOf } from './fingers.ts'
import { distance, moved, movedFrom } from './places.ts'

const open = editorJourneys()
const plan = ['Plan', '  Alpha', '    One', '    Two', '  Beta', '  Gamma']
const phone = { width: 420, height: 800 }
const emptyPlace = { x: 40, y: 700 }

test('one finger moves the map, from the empty canvas and from a topic alike', async () => {
  const editor = await open(plan, phone)
  const fingers = await fingersOf(editor)
  const gone = await movedFrom(editor, 'Plan')
  const beta = await editor.middleOf('Beta')
  for (const [from, to] of [
    [emptyPlace, moved(emptyPlace, 30, -60)],
    [beta, moved(beta, -50, 20)],
  ] as const) {
    await fingers.down(from)
    await fingers.move(moved(from, 2, 2))
    await fingers.move(to)
    // Lifted in the middle of a movement, the map would glide on.
    await new Promise((resolve) => setTimeout(resolve, 200))
    await fingers.up()
  }
  await eventually(gone).toEqual({ x: -20, y: -40 })
  expect(await editor.selected()).toEqual([])
  expect(await editor.outline()).toEqual(plan)
})

test('a tap selects, on the empty canvas it lets go, twice it writes', async () => {
  const editor = await open(plan, phone)
  const fingers = await fingersOf(editor)
  await fingers.tap(await editor.middleOf('Beta'))
  await eventually(() => editor.selected()).toEqual(['Beta'])
  await fingers.tap(await editor.middleOf('Two'))
  await eventually(() => editor.selected()).toEqual(['Two'])
  await fingers.tap(emptyPlace)
  await eventually(() => editor.selected()).toEqual([])
  await fingers.doubleTap(await editor.middleOf('Gamma'))
  await editor.writingField.waitFor()
  await editor.type('Written')
  await eventually(() => editor.outline()).toEqual([...plan.slice(0, -1), '  Written'])
})

test('after a tap the keys of a real keyboard belong to the map', async () => {
  const editor = await open(plan, phone)
  const fingers = await fingersOf(editor)
  await editor.leave()
  await fingers.tap(await editor.middleOf('Beta'))
  await eventually(() => editor.selected()).toEqual(['Beta'])
  expect(await editor.hasKeys()).toBe(false)
  await editor.type('Be')
  await eventually(() => editor.outline()).toEqual([...plan.slice(0, 4), '  Be', '  Gamma'])
})

test('a finger carries what it selected before', async () => {
  const editor = await open(plan, phone)
  const fingers = await fingersOf(editor)
  const [one, gamma] = [await editor.middleOf('One'), await editor.middleOf('Gamma')]
  await fingers.tap(one)
  await eventually(() => editor.selected()).toEqual(['One'])
  await fingers.down(one)
  await fingers.move(moved(one, 0, 20))
  await fingers.move(gamma)
  await editor.dropMark.waitFor({ state: 'attached' })
  await fingers.up()
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha', '    Two', '  Beta', '  Gamma', '    One'])
})

test('the + and the fold button answer to a finger', async () => {
  const editor = await open(plan, phone)
  const fingers = await fingersOf(editor)
  await fingers.tap(await editor.middleOf('Alpha'))
  await fingers.tap(await editor.middleOf(editor.foldButton))
  await eventually(() => editor.outline()).toEqual(['Plan', '  Alpha +', '    One', '    Two', '  Beta', '  Gamma'])
  await fingers.tap(await editor.middleOf('Gamma'))
  await fingers.tap(await editor.middleOf(editor.growButton))
  await editor.writingField.waitFor()
  await eventually(async () => (await editor.outline()).slice(-2)).toEqual(['  Gamma', '    Subtopic'])
})

test('two fingers zoom around their middle, and take the map along', async () => {
  const editor = await open(plan, phone)
  const fingers = await fingersOf(editor)
  const before = await editor.zoom()
  const middle = await editor.middleOf('Gamma')
  await fingers.down(...apart(middle, 40))
  await fingers.move(...apart(middle, 60))
  await fingers.move(...apart(middle, 80))
  await eventually(async () => (await editor.zoom()) / before).toBeCloseTo(2, 5)
  expect(distance(await editor.middleOf('Gamma'), middle)).toBeLessThan(1.5)
  const further = moved(middle, -30, -90)
  await fingers.move(...apart(further, 80))
  await eventually(async () => distance(await editor.middleOf('Gamma'), further)).toBeLessThan(1.5)
  await fingers.move(...apart(further, 20))
  await eventually(async () => (await editor.zoom()) / before).toBeCloseTo(0.5, 5)
  await fingers.up()
  expect(await editor.outline()).toEqual(plan)
})

test('a second finger puts back what the first one carries, and the one that stays moves the map', async () => {
  const editor = await open(plan, phone)
  const fingers = await fingersOf(editor)
  const [one, gamma] = [await editor.middleOf('One'), await editor.middleOf('Gamma')]
  await fingers.tap(one)
  await eventually(() => editor.selected()).toEqual(['One'])
  await fingers.down(one)
  await fingers.move(moved(one, 0, 20))
  await fingers.move(gamma)
  await editor.dropMark.waitFor({ state: 'attached' })
  await fingers.down(gamma, emptyPlace)
  await editor.dropMark.waitFor({ state: 'detached' })
  await fingers.lift(1, emptyPlace)
  const gone = await movedFrom(editor, 'Plan')
  await fingers.move(moved(gamma, -25, -70))
  await eventually(gone).toEqual({ x: -25, y: -70 })
  await fingers.up()
  expect(await editor.outline()).toEqual(plan)
})

function apart({ x, y }: Point, distance: number): [Point, Point] {
  return [
    { x: x - distance, y },
    { x: x + distance, y },
  ]
}
