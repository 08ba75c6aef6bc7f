import { frameOf } from '@ramify/document'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { speakEnglish } from '../../../../../../tests/kit/editor/speaking.ts'
import { openHeadlessFlowchart } from '../../../../../../tests/kit/flowchart/headless-flowchart.ts'
import { addShape } from '../items/add-shape.ts'

await speakEnglish()

async function openPool() {
  const opened = await openHeadlessFlowchart()
  addShape(opened.editor, 'pool', { x: 320, y: 160 })
  const { document, editor } = opened
  const pool = editor.selection.get()[0]?.id ?? ''
  const lanes = () =>
    (document.snapshot.shapes.get(pool)?.children ?? []).map((id) => document.snapshot.shapes.get(id)?.text.text)
  const select = (name: string) => {
    const found = [...document.snapshot.shapes.values()].find(({ text }) => text.text === name)
    editor.select(found ? [{ type: 'shape', id: found.id }] : [])
    return found?.id ?? ''
  }
  return { ...opened, pool, lanes, select, frame: (id: string) => frameOf(document.snapshot, id) }
}

test('a pool comes with lanes; they are added, moved and deleted, each in one step', async () => {
  const { pool, lanes, select, run, frame, editor, document } = await openPool()
  expect(lanes()).toEqual(['Lane 1', 'Lane 2'])
  expect(frame(pool)?.height).toBe(320)
  select('Lane 1')
  run('flowchart.lane-after')
  expect([lanes(), frame(pool)?.height]).toEqual([['Lane 1', 'Lane 3', 'Lane 2'], 480])
  run('flowchart.lane-earlier')
  expect(lanes()).toEqual(['Lane 3', 'Lane 1', 'Lane 2'])
  expect(run('flowchart.lane-earlier')).toBe('flowchart.reason.end-of-lanes')
  run('flowchart.lane-delete')
  expect([lanes(), frame(pool)?.height]).toEqual([['Lane 1', 'Lane 2'], 320])
  for (let step = 0; step < 3; step++) editor.undo()
  expect([lanes(), frame(pool)?.height]).toEqual([['Lane 1', 'Lane 2'], 320])
  expect(document.snapshot.shapes.size).toBe(3)
  editor.select([])
  expect(run('flowchart.lane-after')).toBe('flowchart.reason.no-lane')
})

test('shapes come into the lane under them, are carried by it, and get fixed bends with them', async () => {
  const { select, run, frame, editor, document, drag } = await openPool()
  addShape(editor, 'process', { x: 200, y: 80 })
  const first = editor.selection.get()[0]?.id ?? ''
  addShape(editor, 'process', { x: 400, y: 80 })
  const second = editor.selection.get()[0]?.id ?? ''
  editor.execute({
    type: 'addItems',
    connectors: [{ id: 'line', from: { shape: first }, to: { shape: second }, bends: [{ x: 300, y: 20 }] }],
  })
  const lane = select('Lane 1')
  expect([first, second].map((id) => document.snapshot.shapes.get(id)?.parent)).toEqual([lane, lane])
  const before = document.snapshot
  run('flowchart.lane-later')
  expect(frame(first)?.y).toBe(210)
  expect(document.snapshot.connectors.get('line')?.bends).toEqual([{ x: 300, y: 180 }])
  editor.undo()
  expect(document.snapshot.connectors).toEqual(before.connectors)
  expect(document.snapshot.shapes).toEqual(before.shapes)
  drag([
    { x: 200, y: 80 },
    { x: 210, y: 90 },
    { x: 200, y: 240 },
  ])
  expect(document.snapshot.shapes.get(first)?.parent).toBe(select('Lane 2'))
  drag([
    { x: 200, y: 240 },
    { x: 210, y: 250 },
    { x: 200, y: 640 },
  ])
  expect(document.snapshot.shapes.get(first)?.parent).toBeNull()
})

test('lanes are divided, and lie the other way with what is in them', async () => {
  const { pool, select, run, frame, editor, document, lanes } = await openPool()
  addShape(editor, 'process', { x: 200, y: 80 })
  const step = editor.selection.get()[0]?.id ?? ''
  select('Lane 1')
  const before = document.snapshot
  run('flowchart.lane-divide')
  const inner = document.snapshot.shapes.get(step)?.parent ?? ''
  expect(document.snapshot.shapes.get(inner)?.parent).toBe(document.snapshot.shapes.get(pool)?.children[0])
  expect(frame(step)).toMatchObject({ x: 140, y: 50 })
  editor.select([{ type: 'shape', id: inner }])
  run('flowchart.lane-after')
  expect(frame(pool)?.height).toBe(400)
  const sides = { width: frame(pool)?.width, height: frame(pool)?.height }
  run('flowchart.lanes-turn')
  expect(frame(pool)).toMatchObject({ width: sides.height, height: sides.width })
  expect(frame(step)).toMatchObject({ width: 120, height: 60 })
  run('flowchart.lanes-turn')
  expect(frame(pool)).toMatchObject(sides)
  expect(frame(step)).toMatchObject({ x: 140, y: 50 })
  for (let nth = 0; nth < 4; nth++) editor.undo()
  expect(document.snapshot.shapes).toEqual(before.shapes)
  select('Lane 1')
  run('editor.delete')
  expect(lanes()).toEqual(['Lane 2'])
  select('Lane 2')
  run('editor.delete')
  expect([lanes(), document.snapshot.shapes.get(pool)?.stack, frame(pool)?.height]).toEqual([[], null, 160])
})

test('whatever is done with lanes, they fill their pool and one undo takes one step back', async () => {
  const actions = [
    'lane-before',
    'lane-after',
    'lane-divide',
    'lane-earlier',
    'lane-later',
    'lanes-turn',
    'lane-delete',
  ]
  const steps = fc.array(fc.tuple(fc.constantFrom(...actions), fc.nat()), { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(steps, async (chosen) => {
      const { editor, document, run } = await openPool()
      for (const [action, nth] of chosen) {
        const ids = [...document.snapshot.shapes.keys()]
        editor.select([{ type: 'shape', id: ids[nth % ids.length] ?? '' }])
        const [before, depth] = [document.snapshot, document.undoDepth]
        if (run(`flowchart.${action}`) !== null || document.undoDepth === depth) continue
        for (const { id, stack, children } of document.snapshot.shapes.values()) {
          if (!stack || children.length === 0) continue
          const side = stack.direction === 'rows' ? 'height' : 'width'
          const sum = children.reduce((all, child) => all + (document.snapshot.shapes.get(child)?.box[side] ?? 0), 0)
          expect(sum).toBeCloseTo(frameOf(document.snapshot, id)?.[side] ?? 0, 0)
        }
        editor.undo()
        expect(document.snapshot.shapes).toEqual(before.shapes)
        editor.redo()
      }
      editor.destroy()
    }),
    { numRuns: 25 },
  )
})

test('lanes are carried by their titles and resized by their borders; Escape leaves all as it was', async () => {
  const { pool, lanes, frame, drag, document, editor, select } = await openPool()
  const corner = frame(pool) ?? { x: 0, y: 0 }
  const at = (x: number, y: number) => ({ x: corner.x + x, y: corner.y + y })
  drag([at(50, 40), at(50, 60), at(50, 300)])
  expect(lanes()).toEqual(['Lane 2', 'Lane 1'])
  editor.undo()
  drag([at(300, 160), at(300, 170), at(300, 220)])
  expect(frame(pool)?.height).toBe(380)
  expect(frame(select('Lane 1'))?.height).toBe(220)
  drag([at(300, 220), at(300, 210), at(300, -900)])
  expect(frame(select('Lane 1'))?.height).toBe(48)
  for (let step = 0; step < 2; step++) editor.undo()
  expect(frame(pool)?.height).toBe(320)
  editor.select([{ type: 'shape', id: pool }])
  // The handle at the left upper corner: lanes below the first stay where they are.
  const [second] = [frame(select('Lane 2'))]
  editor.select([{ type: 'shape', id: pool }])
  drag([at(0, 0), at(-10, -10), at(-40, -60)])
  expect(frame(pool)).toMatchObject({ x: corner.x - 40, y: corner.y - 60, height: 380, width: 680 })
  expect(frame(select('Lane 2'))).toMatchObject({ y: second?.y, height: 160 })
  expect(document.snapshot.shapes.get(pool)?.children).toHaveLength(2)
})

test('buttons at the borders add lanes; a locked pool has none', async () => {
  const { pool, lanes, frame, drag, editor, select } = await openPool()
  const corner = frame(pool) ?? { x: 0, y: 0 }
  select('Lane 1')
  const zoom = editor.view.get().zoom
  const button = { x: corner.x - 16 / zoom, y: corner.y + 160 }
  drag([button, button])
  expect(lanes()).toEqual(['Lane 1', 'Lane 3', 'Lane 2'])
  editor.undo()
  editor.execute({ type: 'setShapes', shapes: [pool], locked: true })
  select('Lane 1')
  drag([button, button])
  expect(lanes()).toEqual(['Lane 1', 'Lane 2'])
})

test('a frame is deleted around what is in it', async () => {
  const { select, run, editor, document, frame, lanes } = await openPool()
  addShape(editor, 'process', { x: 200, y: 80 })
  const step = editor.selection.get()[0]?.id ?? ''
  const before = frame(step)
  select('Lane 1')
  run('flowchart.keep-content')
  expect([lanes(), document.snapshot.shapes.get(step)?.parent]).toEqual([['Lane 2'], null])
  expect(frame(step)).toEqual(before)
})

test('a text without words is gone when writing ends, and undo does not bring it back alone', async () => {
  const { editor, document, doubleClick } = await openHeadlessFlowchart()
  doubleClick({ x: 50, y: 50 })
  expect(document.snapshot.shapes.size).toBe(1)
  editor.writing.set(null)
  await Promise.resolve()
  expect(document.snapshot.shapes.size).toBe(0)
})

test('a thousand lanes at one place, and lanes in lanes in lanes, neither throw nor hang', async () => {
  const lanes = Array.from({ length: 1_000 }, (_, nth) => ({ parent: 'pool', kind: 'lane', box: {}, text: `${nth}` }))
  const deep = Array.from({ length: 60 }, (_, nth) => ({
    id: `deep${nth}`,
    ...(nth > 0 && { parent: `deep${nth - 1}` }),
    kind: 'lane',
    box: { width: 400, height: 0 },
    stack: { direction: nth % 2 === 0 ? ('rows' as const) : ('columns' as const), side: 'left' as const, header: 36 },
  }))
  const pool = { id: 'pool', kind: 'pool', box: { width: 400 }, stack: { direction: 'rows', side: 'left', header: 36 } }
  const opened = await openHeadlessFlowchart({ shapes: [pool as never, ...lanes, ...deep] })
  const { editor, document, run, drag } = opened
  for (const id of [document.snapshot.shapes.get('pool')?.children[5] ?? '', 'deep59', 'deep30', 'pool']) {
    editor.select([{ type: 'shape', id }])
    for (const action of ['lane-after', 'lanes-turn', 'lane-later', 'lane-delete']) run(`flowchart.${action}`)
    drag([
      { x: 0, y: 0 },
      { x: 30, y: 30 },
      { x: 90, y: 60 },
    ])
  }
  expect(document.snapshot.shapes.size).toBeGreaterThan(900)
})
