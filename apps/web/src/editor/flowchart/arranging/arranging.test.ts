import type { ShapeId } from '@ramify/document'
import { union } from '@ramify/geometry'
import { expect, test } from 'vitest'
import { openHeadlessFlowchart } from '../../../../../../tests/kit/flowchart/headless-flowchart.ts'
import { editorActions } from '../../shell/editor-actions.ts'
import { connectorItem, shapeItem } from '../items/items.ts'
import { arrangeSubmenus } from './ArrangeMenus.tsx'
import { alignIds, distributeIds, orderIds, sameSizeIds } from './arrange-actions.ts'
import { selectIds } from './select-actions.ts'
import { placeFrame, resizeFrame, turnFrame } from './set-frame.ts'
import { shapeMenu } from './shape-menu.ts'

const box = (x: number, y: number, width = 100, height = 60) => ({ x, y, width, height })

async function open() {
  const opened = await openHeadlessFlowchart({
    shapes: [
      { id: 'a', kind: 'process', box: box(0, 0) },
      { id: 'b', kind: 'process', box: box(300, 40, 60, 40) },
      { id: 'c', kind: 'process', box: { ...box(520, 310, 100, 50), turn: 90 } },
      { id: 'd', kind: 'process', box: box(900, 600) },
    ],
    connectors: [
      { id: 'l', from: { shape: 'a' }, to: { shape: 'b' }, bends: [{ x: 200, y: 10 }] },
      { id: 'f', from: { shape: 'a' }, to: { point: { x: 50, y: 300 } } },
    ],
  })
  const { editor, document } = opened
  const select = (...ids: ShapeId[]) => editor.select(ids.map(shapeItem))
  const boxOf = (id: ShapeId) => editor.scene.get().boxOf(shapeItem(id)) as { x: number; y: number }
  const stored = (id: ShapeId) => document.snapshot.shapes.get(id)?.box
  return { ...opened, select, boxOf, stored }
}

test('shapes are aligned as they are seen, as one undo step', async () => {
  const { editor, document, run, select, boxOf, stored } = await open()
  const before = document.snapshot
  select('a', 'b', 'c')
  expect(run('flowchart.align-left')).toBeNull()
  // The third one is turned: its edge is that of the box around it.
  expect(['a', 'b', 'c'].map((id) => Math.round(boxOf(id).x) + 0)).toEqual([0, 0, 0])
  expect(stored('c')).toEqual({ x: -25, y: 310, width: 100, height: 50, turn: 90 })
  editor.undo()
  expect(document.snapshot.shapes).toEqual(before.shapes)
})

test('distributing leaves equal gaps, and needs three', async () => {
  const { run, select, boxOf } = await open()
  select('a', 'b')
  expect(run('flowchart.distribute-x')).toBe('flowchart.reason.three-shapes')
  select('a', 'b', 'd')
  expect(run('flowchart.distribute-x')).toBeNull()
  expect(boxOf('b').x).toBe(470)
})

test('the one that was selected last gives its size', async () => {
  const { run, select, stored } = await open()
  select('b', 'a')
  run('flowchart.same-size')
  expect(stored('b')).toMatchObject({ x: 280, y: 30, width: 100, height: 60 })
})

test('keys move by the grid with bends and free ends, and resize', async () => {
  const { editor, document, run, select, stored } = await open()
  editor.select([...['a', 'b'].map(shapeItem), connectorItem('f')])
  run('editor.nudge-right')
  expect([stored('a')?.x, stored('b')?.x]).toEqual([10, 310])
  expect(document.snapshot.connectors.get('l')?.bends).toEqual([{ x: 210, y: 10 }])
  expect(document.snapshot.connectors.get('f')?.to).toEqual({ point: { x: 60, y: 300 } })
  editor.undo()
  expect(document.snapshot.connectors.get('l')?.bends).toEqual([{ x: 200, y: 10 }])
  select('a')
  run('flowchart.wider')
  run('flowchart.taller-little')
  expect(stored('a')).toMatchObject({ x: 0, y: 0, width: 110, height: 61 })
})

test('a group is as large as what is in it, and is turned and scaled with it', async () => {
  const { editor, document, run, select, boxOf, stored } = await open()
  select('a', 'b')
  run('editor.group')
  const [group] = editor.selection.get()
  const id = group?.id ?? ''
  expect(boxOf(id)).toEqual(box(0, 0, 360, 80))
  run('flowchart.turn-right')
  expect(boxOf(id)).toEqual(box(140, -140, 80, 360))
  run('flowchart.turn-left')
  expect(boxOf(id)).toEqual(box(0, 0, 360, 80))
  expect(union(['a', 'b'].map((each) => boxOf(each) as ReturnType<typeof box>))).toEqual(boxOf(id))
  run('flowchart.align-left')
  select('d', id)
  run('flowchart.same-width')
  expect(stored('d')?.width).toBe(360)
  expect(document.snapshot.shapes.get(id)?.children).toEqual(['a', 'b'])
})

test('what is locked stays where it is until it is unlocked', async () => {
  const { run, select, stored, document } = await open()
  select('a')
  run('flowchart.lock')
  expect(document.snapshot.shapes.get('a')?.locked).toBe(true)
  expect(run('editor.nudge-right')).toBe('editor.reason.nothing-selected-here')
  select('a', 'b')
  expect(run('flowchart.align-right')).toBe('flowchart.reason.two-shapes')
  run('editor.delete')
  expect([stored('a') !== undefined, stored('b')]).toEqual([true, undefined])
  select()
  expect(run('flowchart.unlock-all')).toBeNull()
  expect(document.snapshot.shapes.get('a')?.locked).toBe(false)
  expect(run('flowchart.unlock-all')).toBe('flowchart.reason.nothing-locked')
})

test('shapes go one step to the front or the back among those beside them', async () => {
  const { run, select, document } = await open()
  select('b')
  run('flowchart.forward')
  expect(document.snapshot.pages[0]?.tops).toEqual(['a', 'c', 'b', 'd'])
  run('editor.to-back')
  expect(document.snapshot.pages[0]?.tops).toEqual(['b', 'a', 'c', 'd'])
})

test('what is alike is selected together, and every row of the menus is an action with an icon', async () => {
  const { editor, run, select } = await open()
  const selected = () => [...editor.selection.get().map(({ id }) => id)].sort()
  run('flowchart.select-shapes')
  expect(selected()).toEqual(['a', 'b', 'c', 'd'])
  run('flowchart.select-connectors')
  expect(selected()).toEqual(['f', 'l'])
  run('flowchart.select-inverse')
  expect(selected()).toEqual(['a', 'b', 'c', 'd'])
  editor.execute({ type: 'setShapes', shapes: ['a', 'd'], kind: 'decision', look: { fill: '#ff0000' } })
  select('a')
  run('flowchart.select-same-kind')
  expect(selected()).toEqual(['a', 'd'])
  expect(editor.selection.get().at(-1)?.id).toBe('a')
  select('b')
  run('flowchart.select-same-style')
  expect(selected()).toEqual(['b', 'c'])
  const actions = new Map(editorActions(editor).map((action) => [action.id, action]))
  const ids = [...alignIds, ...distributeIds, ...sameSizeIds, ...orderIds, ...selectIds]
  for (const ofMany of [[], ['a'], ['a', 'b']]) {
    select(...ofMany)
    ids.push(
      ...shapeMenu(editor)
        .flat()
        .filter((id) => !(id in arrangeSubmenus)),
    )
  }
  // The comments of a document come with a server.
  const elsewhere = ['editor.comments', 'editor.copy-shape-link']
  expect(ids.filter((id) => !elsewhere.includes(id) && actions.get(id)?.icon == null)).toEqual([])
})

test('shapes are as large as their words, and numbers place, size and turn the frame', async () => {
  const { editor, run, select, stored, boxOf } = await open()
  editor.execute({ type: 'setText', id: 'a', text: 'Go' })
  select('a')
  run('flowchart.fit-to-text')
  const fitted = stored('a')
  expect(fitted?.width).toBeLessThan(100)
  expect((fitted?.x ?? 0) + (fitted?.width ?? 0) / 2).toBe(50)
  select('b')
  placeFrame(editor, { x: 7 })
  resizeFrame(editor, { width: 120 })
  turnFrame(editor, 90)
  expect(stored('b')).toEqual({ x: 7, y: 40, width: 120, height: 40, turn: 90 })
  select('b', 'd')
  placeFrame(editor, { y: 100 })
  resizeFrame(editor, { height: 1200 })
  expect(Math.round(boxOf('b').y)).toBe(100)
  editor.undo()
  editor.undo()
  expect(stored('b')).toMatchObject({ y: 40 })
})

test('what is in something locked is locked with it, and so are the words of a locked connector', async () => {
  const { run, select, stored, document, editor } = await open()
  document.execute({
    type: 'addItems',
    shapes: [
      { id: 'frame', kind: 'container', box: { x: 0, y: 900, width: 300, height: 200 } },
      { id: 'inside', parent: 'frame', kind: 'process', box: { x: 20, y: 40, width: 100, height: 60 } },
    ],
    connectors: [{ id: 'fixed', from: { shape: 'a' }, to: { shape: 'b' }, labels: [{ id: 'words', text: 'then' }] }],
  })
  document.execute({ type: 'setShapes', shapes: ['frame'], locked: true })
  document.execute({ type: 'setConnectors', connectors: ['fixed'], locked: true })
  const before = stored('inside')
  select('inside')
  expect(run('editor.nudge-right')).toBe('editor.reason.nothing-selected-here')
  expect(editor.textTargets.current()).toBeNull()
  run('editor.delete')
  editor.select([{ type: 'label', id: 'words' }])
  run('editor.delete')
  expect([stored('inside'), document.snapshot.labels.has('words')]).toEqual([before, true])
})
