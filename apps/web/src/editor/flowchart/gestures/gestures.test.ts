import type { ShapeId } from '@ramify/document'
import { expect, test } from 'vitest'
import { openHeadlessFlowchart } from '../../../../../../tests/kit/flowchart/headless-flowchart.ts'
import { surroundings } from '../../core/surroundings.ts'
import { toMap, toScreen } from '../../core/viewport/viewport.ts'
import { shapeItem } from '../items/items.ts'
import { shapeWithArrows } from './arrows.ts'
import { beginGesture } from './begin-gesture.ts'
import { hover } from './hover.ts'

const box = (x: number, y: number, width = 100, height = 60) => ({ x, y, width, height })

async function open() {
  const opened = await openHeadlessFlowchart({
    shapes: [
      { id: 'a', kind: 'process', box: box(0, 0) },
      { id: 'b', kind: 'process', box: box(300, 100) },
      { id: 'c', kind: 'process', box: box(0, 600) },
    ],
    connectors: [{ id: 'l', from: { shape: 'a' }, to: { shape: 'b' }, bends: [{ x: 200, y: 30 }] }],
  })
  const { editor, document } = opened
  const select = (...ids: ShapeId[]) => editor.select(ids.map(shapeItem))
  const stored = (id: ShapeId) => document.snapshot.shapes.get(id)?.box
  const selected = () => editor.selection.get().map(({ id }) => id)
  const group = () => {
    select('a', 'b')
    opened.run('editor.group')
    return selected()[0] as ShapeId
  }
  return { ...opened, select, stored, selected, group }
}

test('a corner of the frame around several scales all of them with the bends between, as one step', async () => {
  const { editor, document, drag, select, stored } = await open()
  const before = document.snapshot
  select('a', 'b')
  // From 400 by 160 to 800 by 320.
  drag([
    { x: 400, y: 160 },
    { x: 600, y: 200 },
    { x: 800, y: 320 },
  ])
  expect(stored('a')).toMatchObject(box(0, 0, 200, 120))
  expect(stored('b')).toMatchObject(box(600, 200, 200, 120))
  expect(document.snapshot.connectors.get('l')?.bends).toEqual([{ x: 400, y: 60 }])
  editor.undo()
  expect(document.snapshot.shapes).toEqual(before.shapes)
  expect(document.snapshot.connectors).toEqual(before.connectors)
})

test('with Shift the proportions stay, with Alt the middle', async () => {
  const { drag, select, stored } = await open()
  select('a')
  drag(
    [
      { x: 100, y: 60 },
      { x: 150, y: 66 },
      { x: 200, y: 66 },
    ],
    'Shift',
  )
  expect(stored('a')).toMatchObject(box(0, 0, 200, 120))
  drag(
    [
      { x: 200, y: 60 },
      { x: 210, y: 60 },
      { x: 220, y: 60 },
    ],
    'Alt',
  )
  expect(stored('a')).toMatchObject(box(-20, 0, 240, 120))
})

test('somebody deletes a shape while it is pulled: the others are still written', async () => {
  const { editor, document, select, stored, begin } = await open()
  select('a', 'b')
  const gesture = begin({ x: 400, y: 160 }).move({ x: 800, y: 320 })
  document.execute({ type: 'deleteItems', shapes: ['b'] })
  gesture.end({ x: 800, y: 320 })
  expect(stored('a')).toMatchObject(box(0, 0, 200, 120))
  expect(editor.gesturePreview.get()).toBeNull()
})

test('the first press selects a group, a double click what is in it, Escape the group again', async () => {
  const { editor, drag, doubleClick, selected, group, press } = await open()
  const id = group()
  editor.select([])
  drag([{ x: 50, y: 30 }])
  expect(selected()).toEqual([id])
  doubleClick({ x: 50, y: 30 })
  expect(selected()).toEqual(['a'])
  // In a group that is entered, presses mean what is in it.
  drag([{ x: 350, y: 130 }])
  expect(selected()).toEqual(['b'])
  press('Escape')
  expect(selected()).toEqual([id])
  press('Escape')
  expect(selected()).toEqual([])
  editor.select([shapeItem(id)])
  press('Enter')
  expect(selected()).toEqual(['a'])
})

test('a rectangle selects what it touches, with Alt only what is in it; of a group the group', async () => {
  const { drag, selected, group, editor } = await open()
  const id = group()
  editor.select([])
  drag([
    { x: -50, y: 50 },
    { x: 20, y: 400 },
    { x: 20, y: 620 },
  ])
  expect(selected()).toEqual([id, 'c'])
  drag(
    [
      { x: -50, y: 50 },
      { x: 120, y: 400 },
      { x: 120, y: 680 },
    ],
    'Alt',
  )
  expect(selected()).toEqual(['c'])
})

test('carried with Alt a copy is made with what is between, and duplicating goes on in a row', async () => {
  const { document, drag, run, select, stored, selected } = await open()
  select('a', 'b')
  drag(
    [
      { x: 50, y: 30 },
      { x: 300, y: 30 },
      { x: 50, y: 330 },
    ],
    'Alt',
  )
  expect(stored('a')).toMatchObject(box(0, 0))
  const [copy] = selected()
  expect(stored(copy as ShapeId)).toMatchObject({ x: 0, y: 300 })
  expect(document.snapshot.connectors.size).toBe(2)
  run('editor.duplicate')
  expect(stored(selected()[0] as ShapeId)).toMatchObject({ x: 0, y: 600 })
})

test('Shift carries along one axis, Ctrl without snapping', async () => {
  const { drag, select, stored } = await open()
  select('c')
  drag(
    [
      { x: 50, y: 630 },
      { x: 60, y: 640 },
      { x: 223, y: 660 },
    ],
    'Shift',
  )
  expect(stored('c')).toMatchObject({ x: 170, y: 600 })
  select()
  drag(
    [
      { x: 220, y: 630 },
      { x: 230, y: 640 },
      { x: 234, y: 647 },
    ],
    'Control',
  )
  expect(stored('c')).toMatchObject({ x: 184, y: 617 })
})

test('locked shapes are selected, but neither carried, pulled nor written in', async () => {
  const { editor, drag, run, select, stored, selected } = await open()
  select('a')
  run('flowchart.lock')
  drag([
    { x: 50, y: 30 },
    { x: 250, y: 30 },
    { x: 250, y: 330 },
  ])
  drag([
    { x: 100, y: 60 },
    { x: 150, y: 60 },
    { x: 250, y: 330 },
  ])
  expect(stored('a')).toMatchObject(box(0, 0))
  select('a')
  expect(editor.textTargets.current()).toBeNull()
  expect(selected()).toEqual(['a'])
})

test('a shape that is held at the edge of the screen is carried on, and the page with it, as far as topics are', async () => {
  const { editor, begin, select, stored } = await open()
  select('c')
  const before = editor.view.get()
  const edge = () => toMap(editor.view.get(), { x: 1279, y: 400 })
  const gesture = begin({ x: 50, y: 630 }).move({ x: 60, y: 630 }).move(edge())
  const there = editor.scene.get().boxOf(shapeItem('c'))?.x ?? 0
  gesture.rest(50)
  expect(editor.view.get().x).toBeGreaterThan(before.x)
  expect(editor.scene.get().boxOf(shapeItem('c'))?.x).toBeGreaterThan(there)
  for (let frame = 0; frame < 200; frame++) gesture.rest(50)
  const { x, zoom } = editor.view.get()
  // Half of the screen is empty then, but for what is carried.
  expect(x + 640 / zoom).toBeCloseTo(400, -1)
  const last = edge()
  gesture.end(last)
  expect(stored('c')?.x).toBeGreaterThan(there)
  expect(Math.abs((stored('c')?.x ?? 0) + 50 - last.x)).toBeLessThan(20)
})

test.each(['from an arrow', 'by its end'])('a connector that is led to the edge goes on there: %s', async (how) => {
  const { editor, begin, select, document } = await open()
  if (how === 'by its end') editor.select([{ type: 'connector', id: 'l' }])
  else select('b')
  const start = how === 'by its end' ? { x: 300, y: 130 } : { x: 350, y: 160 + 22 }
  const foot = () => toMap(editor.view.get(), { x: 900, y: 799 })
  const before = editor.view.get().y
  const gesture = begin(start)
    .move({ x: start.x + 20, y: start.y + 20 })
    .move(foot())
  for (let frame = 0; frame < 4; frame++) gesture.rest(50)
  expect(editor.view.get().y).toBeGreaterThan(before + 50)
  const last = foot()
  gesture.end(last)
  const ends = [...document.snapshot.connectors.values()].map(({ to }) => ('point' in to ? to.point.y : 0))
  expect(Math.abs(Math.max(...ends) - last.y)).toBeLessThan(20)
})

test('in a hand the tip that stands above the finger is at the upper edge before the finger is', async () => {
  const { editor, begin, select } = await open()
  select('a')
  surroundings.set('hand')
  try {
    const before = editor.view.get().y
    const gesture = begin({ x: 50, y: -30 })
      .move({ x: 50, y: -60 })
      .move(toMap(editor.view.get(), { x: 640, y: 90 }))
    gesture.rest(50)
    expect(editor.view.get().y).toBeLessThan(before)
  } finally {
    surroundings.set(null)
  }
})

test('a finger on the arrow of a shape draws on from there, and does not resize it', async () => {
  const { editor, document, stored, select } = await open()
  select('a')
  const view = editor.view.get()
  const before = stored('a')
  const at = { x: (50 - view.x) * view.zoom, y: (60 - view.y) * view.zoom + 22 }
  const sample = { point: at, extends: false, toggles: false, copies: false }
  const count = document.snapshot.connectors.size
  beginGesture(editor, sample, { button: 0, isTouch: true })?.end(sample)
  expect(document.snapshot.connectors.size).toBe(count + 1)
  expect(stored('a')).toEqual(before)
})

test('while somebody writes in a shape its arrows lead on', async () => {
  const { editor, document, drag, select, selected } = await open()
  select('a')
  editor.writing.set({ type: 'shape', id: 'a', begins: 'at-end' })
  drag([{ x: 50, y: 60 + 22 }])
  expect(document.snapshot.shapes.size).toBe(4)
  expect(editor.writing.get()).toBeNull()
  const added = [...document.snapshot.connectors.values()].find(({ id }) => id !== 'l')
  expect(added).toMatchObject({ from: { shape: 'a', port: 'bottom' }, to: { shape: selected()[0], port: 'top' } })
})

test('on the way from a shape to its arrows they stay, in a lane too', async () => {
  const opened = await openHeadlessFlowchart({
    shapes: [
      { id: 'lane', kind: 'container', box: box(-200, -200, 600, 600) },
      { id: 'a', kind: 'process', box: box(0, 0) },
      { id: 'far', kind: 'process', box: box(900, 0) },
    ],
  })
  const { editor } = opened
  const pointAt = (x: number, y: number) => {
    hover(editor, toScreen(editor.view.get(), { x, y }))
    return shapeWithArrows(editor)?.id ?? null
  }
  for (const middle of [
    { id: 'a', x: 50 },
    { id: 'far', x: 950 },
  ]) {
    for (const y of [30, 64, 70, 76, 82]) expect(pointAt(middle.x, y)).toBe(middle.id)
    expect(pointAt(middle.x, 130)).toBeNull()
  }
  // Over the lane the arrows of the selected shape can be reached.
  editor.select([shapeItem('a')])
  expect(pointAt(200, 200)).toBe('a')
})
