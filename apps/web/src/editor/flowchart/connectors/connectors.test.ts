import { contains, type Point, pathBounds } from '@ramify/geometry'
import { expect, test } from 'vitest'
import { speakEnglish } from '../../../../../../tests/kit/editor/speaking.ts'
import { openHeadlessFlowchart } from '../../../../../../tests/kit/flowchart/headless-flowchart.ts'
import { beginWriting } from '../../input/text/begin-writing.ts'
import { handlesOf } from './connector-handles.ts'
import { connectorTool } from './connector-tool.ts'

await speakEnglish()

const boxAt = (x: number, y: number) => ({ x, y, width: 120, height: 60 })

async function openTwo(connector: object = {}) {
  const opened = await openHeadlessFlowchart({
    shapes: [
      { id: 'a', kind: 'process', box: boxAt(0, 0), text: 'A' },
      { id: 'b', kind: 'process', box: boxAt(400, 200), text: 'B' },
      { id: 'c', kind: 'process', box: boxAt(0, 400), text: 'C' },
    ],
    connectors: [{ id: 'line', from: { shape: 'a' }, to: { shape: 'b' }, ...connector }],
  })
  const { editor, document } = opened
  const line = () => document.snapshot.connectors.get('line')
  const points = () => editor.scene.get().connectorOf('line')?.parts.route.points ?? []
  const select = (type = 'connector', id = 'line') => editor.select([{ type, id }])
  const handle = (kind: string, nth = 0): Point => {
    const placed = editor.scene.get().connectorOf('line')
    const found = placed
      ? handlesOf(placed, editor.view.get().zoom).filter((each) => each.kind === kind)[nth]
      : undefined
    if (!found) throw new Error(`There is no ${kind}.`)
    return found.at
  }
  return { ...opened, line, points, select, handle }
}

const plus = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy })

/** As one undo step: after it everything is as it was. */
function expectOneStep(opened: Awaited<ReturnType<typeof openTwo>>, act: () => void): void {
  const { document, editor } = opened
  const [before, depth] = [document.snapshot, document.undoDepth]
  act()
  expect(document.undoDepth).toBe(depth + 1)
  const after = document.snapshot
  editor.undo()
  expect([...document.snapshot.connectors, ...document.snapshot.labels]).toEqual([
    ...before.connectors,
    ...before.labels,
  ])
  editor.redo()
  expect([...document.snapshot.connectors]).toEqual([...after.connectors])
}

test('an end is carried to a port, to a place on a border, to a shape as a whole, and to nothing', async () => {
  const opened = await openTwo()
  const { drag, select, handle, line } = opened
  select()
  expectOneStep(opened, () => drag([handle('end', 1), { x: 40, y: 380 }, { x: 62, y: 402 }]))
  expect(line()?.to).toEqual({ shape: 'c', port: 'top' })
  drag([handle('end', 1), { x: 40, y: 380 }, { x: 30, y: 398 }])
  expect(line()?.to).toMatchObject({ shape: 'c', at: { x: 0.25, y: 0 } })
  drag([handle('end', 1), { x: 40, y: 380 }, { x: 40, y: 430 }])
  expect(line()?.to).toEqual({ shape: 'c' })
  drag([handle('end', 1), { x: 300, y: 300 }, { x: 333, y: 308 }])
  expect(line()?.to).toEqual({ point: { x: 330, y: 310 } })
  drag([handle('end', 1), { x: 300, y: 300 }, { x: 60, y: 430 }], 'Alt')
  expect(line()?.to).toEqual({ point: { x: 60, y: 430 } })
})

test('a line can lead back to where it begins, at another place', async () => {
  const opened = await openTwo({ from: { shape: 'a', port: 'right' } })
  const { drag, select, handle, line, points } = opened
  select()
  drag([handle('end', 1), { x: 200, y: 100 }, { x: 70, y: 20 }])
  expect(line()).toMatchObject({ from: { shape: 'a', port: 'right' }, to: { shape: 'a', port: 'top' } })
  expect(points().length).toBeGreaterThan(3)
})

test('a piece of a route is moved, stays there, and the route can be automatic again', async () => {
  const opened = await openTwo()
  const { drag, select, handle, line, points, run } = opened
  select()
  const before = points()
  expect(run('flowchart.connector-reset')).toBe('flowchart.reason.automatic-route')
  const piece = handle('piece', 1)
  expectOneStep(opened, () => drag([piece, plus(piece, 50, 0), plus(piece, 100, 0)]))
  expect(line()?.bends.length).toBeGreaterThan(0)
  expect(points()).not.toEqual(before)
  expect(points().some(({ x }) => x === piece.x + 100)).toBe(true)
  for (const [nth, { x, y }] of points().entries()) {
    const last = points()[nth - 1]
    expect(!last || last.x === x || last.y === y).toBe(true)
  }
  expect(run('flowchart.connector-reset')).toBeNull()
  expect([line()?.bends, points()]).toEqual([[], before])
})

test('bends of a straight line are added, moved and taken away, by pointer and by keys', async () => {
  const opened = await openTwo({ style: 'straight' })
  const { editor, drag, doubleClick, select, handle, line, run } = opened
  select()
  drag([handle('gap'), { x: 300, y: 40 }, { x: 302, y: 41 }])
  expect(line()?.bends).toEqual([{ x: 300, y: 40 }])
  drag([handle('gap', 1), { x: 450, y: 100 }, { x: 451, y: 99 }])
  expect(line()?.bends).toHaveLength(2)
  drag([handle('bend', 0), { x: 250, y: 60 }, { x: 250, y: 80 }])
  expect(line()?.bends[0]).toEqual({ x: 250, y: 80 })
  doubleClick(handle('bend', 0))
  expect(line()?.bends).toHaveLength(1)
  drag([handle('bend', 0)])
  expect(editor.connectorState.bend.get()).toBe(0)
  run('editor.delete')
  expect(line()?.bends).toEqual([])
  run('editor.delete')
  expect(line()).toBeUndefined()
})

test('the line itself can be dragged; one with free ends moves as a whole', async () => {
  const opened = await openTwo({
    from: { point: { x: 0, y: 200 } },
    to: { point: { x: 200, y: 200 } },
    style: 'straight',
  })
  const { drag, line } = opened
  drag([
    { x: 100, y: 200 },
    { x: 110, y: 210 },
    { x: 120, y: 240 },
  ])
  expect(line()).toMatchObject({ from: { point: { x: 20, y: 240 } }, to: { point: { x: 220, y: 240 } } })
})

test('Escape leaves everything as it was, and what somebody else deletes meanwhile is let go', async () => {
  const opened = await openTwo()
  const { editor, document, select, handle, line } = opened
  select()
  const { beginGesture } = await import('../gestures/begin-gesture.ts')
  const { toScreen } = await import('../../core/viewport/viewport.ts')
  const sample = (at: Point) => ({
    point: toScreen(editor.view.get(), at),
    extends: false,
    toggles: false,
    copies: false,
  })
  const begin = () => {
    const at = handle('end', 1)
    const pressed = beginGesture(editor, sample(at), { button: 0, isTouch: false })
    return pressed?.move(sample({ x: 60, y: 300 }))
  }
  const depth = document.undoDepth
  begin()?.cancel()
  expect([line()?.to, document.undoDepth, editor.gesturePreview.get()]).toEqual([{ shape: 'b' }, depth, null])
  const gesture = begin()
  document.execute({ type: 'deleteItems', connectors: ['line'] })
  gesture?.move(sample({ x: 60, y: 310 })).end(sample({ x: 60, y: 310 }))
  expect(line()).toBeUndefined()
  expect(editor.gesturePreview.get()).toBeNull()
})

test('labels are made where a line is double-clicked, moved along it and aside, and deleted alone', async () => {
  const opened = await openTwo({
    from: { point: { x: 0, y: 200 } },
    to: { point: { x: 200, y: 200 } },
    style: 'straight',
  })
  const { editor, document, drag, doubleClick, run } = opened
  const labels = () => [...document.snapshot.labels.values()]
  doubleClick({ x: 40, y: 200 })
  expect(editor.writing.get()).toMatchObject({ type: 'label', id: labels()[0]?.id, isNew: true })
  expect(labels()[0]?.at).toBeCloseTo(0.2)
  const [first] = labels()
  document.execute({ type: 'setText', id: first?.id ?? '', part: 'label', text: 'yes' })
  editor.writing.set(null)
  expectOneStep(opened, () =>
    drag([
      { x: 40, y: 200 },
      { x: 90, y: 240 },
      { x: 100, y: 260 },
    ]),
  )
  expect(labels()[0]).toMatchObject({ at: 0.5, offset: { x: 0, y: 60 } })
  doubleClick({ x: 150, y: 200 })
  await Promise.resolve()
  expect(labels()).toHaveLength(2)
  editor.writing.set(null)
  await Promise.resolve()
  // Nothing was written in the second one.
  expect(labels().map(({ text }) => text.text)).toEqual(['yes'])
  editor.select([{ type: 'label', id: first?.id ?? '' }])
  run('editor.delete')
  expect([labels(), document.snapshot.connectors.size]).toEqual([[], 1])
})

test('writing with a connector selected writes its middle label, and makes one where there is none', async () => {
  const { editor, document, select } = await openTwo({
    labels: [
      { id: 'near', text: 'near', at: 0.1 },
      { id: 'middle', text: 'middle', at: 0.6 },
    ],
  })
  select()
  expect(editor.textTargets.current()).toEqual({ type: 'label', id: 'middle' })
  document.execute({ type: 'deleteItems', labels: ['near', 'middle'] })
  document.mark()
  select()
  const depth = document.undoDepth
  expect([editor.textTargets.current(), beginWriting(editor, 'afresh')]).toEqual([null, true])
  expect(document.snapshot.labels.size).toBe(1)
  editor.writing.set(null)
  await Promise.resolve()
  expect([document.snapshot.labels.size, document.undoDepth]).toEqual([0, depth])
  expect(editor.selection.get()).toEqual([{ type: 'connector', id: 'line' }])
})

test('the tool draws once, between places, shapes as a whole and free points', async () => {
  const { editor, document, drag, run } = await openTwo()
  run('flowchart.tool-connector')
  drag([
    { x: 60, y: 30 },
    { x: 60, y: 200 },
    { x: 60, y: 430 },
  ])
  const made = () => document.snapshot.connectors.get(editor.selection.get()[0]?.id ?? '')
  expect(made()).toMatchObject({ from: { shape: 'a' }, to: { shape: 'c' } })
  expect(editor.tools.chosen.get()).toBe('select')
  editor.tools.chosen.set(connectorTool)
  drag([
    { x: 200, y: 150 },
    { x: 250, y: 200 },
    { x: 300, y: 303 },
  ])
  expect(made()).toMatchObject({ from: { point: { x: 200, y: 150 } }, to: { point: { x: 300, y: 300 } } })
  // Too short to lead anywhere.
  const { size } = document.snapshot.connectors
  editor.tools.chosen.set(connectorTool)
  drag([
    { x: 60, y: 430 },
    { x: 70, y: 430 },
    { x: 75, y: 430 },
  ])
  expect(document.snapshot.connectors.size).toBe(size)
})

test('styles, heads and direction are changed by actions, for all selected connectors at once', async () => {
  const opened = await openTwo({ look: { endArrow: 'diamond' } })
  const { select, line, run, editor, document } = opened
  expect(run('flowchart.connector-curved')).toBe('flowchart.reason.no-connector')
  select()
  expectOneStep(opened, () => run('flowchart.connector-curved'))
  expect(line()?.style).toBe('curved')
  run('flowchart.arrows-both')
  expect(line()?.look).toMatchObject({ startArrow: 'diamond', endArrow: 'diamond' })
  expect(run('flowchart.arrows-swap')).toBe('flowchart.reason.same-arrows')
  run('flowchart.arrows-start')
  expect(line()?.look).toMatchObject({ startArrow: 'diamond', endArrow: 'none' })
  run('flowchart.arrows-swap')
  expect(line()?.look).toMatchObject({ startArrow: 'none', endArrow: 'diamond' })
  run('flowchart.connector-reverse')
  expect(line()).toMatchObject({ from: { shape: 'b' }, to: { shape: 'a' } })
  run('flowchart.go-to-start')
  expect(editor.selection.get()).toEqual([{ type: 'shape', id: 'b' }])
  run('flowchart.select-connected')
  expect(editor.selection.get()).toHaveLength(3)
  run('flowchart.jumps-gap')
  expect(document.snapshot.jumps).toBe('gap')
  editor.select(['a', 'c'].map((id) => ({ type: 'shape', id })))
  run('flowchart.connect')
  const [made] = editor.selection.get()
  expect(document.snapshot.connectors.get(made?.id ?? '')).toMatchObject({ from: { shape: 'a' }, to: { shape: 'c' } })
})

test('fixed bends and free ends go along with what is moved', async () => {
  const { editor, document, drag, line } = await openTwo({ bends: [{ x: 260, y: 100 }] })
  document.execute({
    type: 'addItems',
    connectors: [{ id: 'loose', from: { point: { x: 0, y: 600 } }, to: { shape: 'c' } }],
  })
  editor.select([
    { type: 'shape', id: 'a' },
    { type: 'shape', id: 'b' },
    { type: 'connector', id: 'loose' },
  ])
  drag([
    { x: 60, y: 30 },
    { x: 100, y: 50 },
    { x: 160, y: 130 },
  ])
  const a = document.snapshot.shapes.get('a')?.box ?? { x: 0, y: 0 }
  expect(a.x).not.toBe(0)
  expect(line()?.bends).toEqual([{ x: 260 + a.x, y: 100 + a.y }])
  expect(document.snapshot.connectors.get('loose')).toMatchObject({
    from: { point: { x: a.x, y: 600 + a.y } },
    to: { shape: 'c' },
  })
  editor.undo()
  expect(line()?.bends).toEqual([{ x: 260, y: 100 }])
})

test('nothing is changed of a locked connector or while one only reads', async () => {
  const { editor, document, drag, select, handle, line } = await openTwo({ locked: true })
  select()
  const end = handle('end', 1)
  const depth = document.undoDepth
  drag([end, { x: 60, y: 300 }, { x: 60, y: 310 }])
  expect([line()?.to, document.undoDepth]).toEqual([{ shape: 'b' }, depth])
  document.execute({ type: 'setConnectors', connectors: ['line'], locked: false })
  document.mark()
  editor.lockReason.set('reading')
  drag([end, { x: 60, y: 300 }, { x: 60, y: 310 }])
  expect(line()?.to).toEqual({ shape: 'b' })
})

test.each(['orthogonal', 'straight', 'curved'] as const)(
  'nothing of a selected %s line lies on its words',
  async (style) => {
    const { editor, select } = await openTwo({
      style,
      to: { shape: 'b', port: 'left' },
      labels: [{ id: 'l', text: 'Accepted' }],
    })
    select()
    const placed = editor.scene.get().connectorOf('line')
    const box = placed?.labels[0]?.box
    if (!placed || !box) throw new Error('There are no words.')
    for (const { at } of handlesOf(placed, 1)) expect(contains(box, at)).toBe(false)
    const parts = placed.pathBesideWords.filter(([kind]) => kind === 'M')
    expect(parts).toHaveLength(2)
    expect(pathBounds(placed.pathBesideWords)).toEqual(pathBounds(placed.path))
  },
)
