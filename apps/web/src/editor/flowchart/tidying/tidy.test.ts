import type { FlowchartCommand } from '@ramify/document'
import { frameOf } from '@ramify/document'
import { containsRect, intersects } from '@ramify/geometry'
import { beforeAll, expect, it } from 'vitest'
import { speakEnglish } from '../../../../../../tests/kit/editor/speaking.ts'
import { openHeadlessFlowchart } from '../../../../../../tests/kit/flowchart/headless-flowchart.ts'
import { currentNotices } from '../../../platform/notices/notices.ts'
import { visibleRect } from '../../core/viewport/viewport.ts'
import { shapeItem } from '../items/items.ts'
import { arrangeWithDagre } from './arrange-with-dagre.ts'
import { arrangeWithElk } from './arrange-with-elk.ts'
import type { TidyGraph, TidyOrder } from './graph.ts'
import { tidy } from './tidy.ts'

type Items = Omit<Extract<FlowchartCommand, { type: 'addItems' }>, 'type'>

const box = (x: number, y: number) => ({ x, y, width: 100, height: 60, turn: 0 })
const line = (from: string, to: string) => ({ from: { shape: from, port: 'left' }, to: { shape: to } })
const down: TidyOrder = { method: 'layers', direction: 'down' }

beforeAll(() => speakEnglish())

const arrangeGraph = async (graph: TidyGraph, order: TidyOrder) =>
  order.method === 'layers' ? arrangeWithDagre(graph, order.direction) : arrangeWithElk(graph, order)

const said = () => currentNotices().find(({ key }) => key === 'flowchart.tidying')

/** A beginning, a choice, two ways and an end, all at one place. */
const crowded: Items = {
  shapes: ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, kind: 'process', text: id, box: box(13, 27) })),
  connectors: [line('a', 'b'), line('b', 'c'), line('b', 'd'), line('c', 'e'), line('d', 'e')],
}

async function tidiedChart(items: Items, order: TidyOrder) {
  const chart = await openHeadlessFlowchart(items)
  await tidy(chart.editor, order, arrangeGraph)
  const { document } = chart
  const frame = (id: string) => {
    const found = frameOf(document.snapshot, id)
    if (!found) throw new Error(`${id} is gone`)
    return found
  }
  return { ...chart, frame }
}

it.each(['down', 'right', 'up', 'left'] as const)(
  'puts what follows further %s, and nothing on another',
  async (direction) => {
    const { frame } = await tidiedChart(crowded, { ...down, direction })
    const isDownwards = direction === 'down' || direction === 'up'
    const sign = direction === 'down' || direction === 'right' ? 1 : -1
    const along = (id: string) => sign * (isDownwards ? frame(id).y : frame(id).x)
    for (const [before, after] of ['ab', 'bc', 'bd', 'ce', 'de'])
      expect(along(before as string)).toBeLessThan(along(after as string))
    const ids = ['a', 'b', 'c', 'd', 'e']
    for (const one of ids)
      for (const other of ids) if (one < other) expect(intersects(frame(one), frame(other))).toBe(false)
  },
)

it('shows what it has put elsewhere', async () => {
  const { editor } = await openHeadlessFlowchart(crowded)
  editor.view.set({ x: 5_000, y: 5_000, zoom: 1 })
  await tidy(editor, down, arrangeGraph)
  const seen = visibleRect(editor.view.get(), editor.screen.get())
  expect(containsRect(seen, editor.scene.get().shapeBounds)).toBe(true)
})

it.each(['tree', 'radial', 'force'] as const)('arranges by %s so that no two lie on each other', async (method) => {
  const { frame } = await tidiedChart(crowded, { ...down, method })
  const ids = ['a', 'b', 'c', 'd', 'e']
  for (const one of ids)
    for (const other of ids) if (one < other) expect(intersects(frame(one), frame(other))).toBe(false)
})

it('stays where it was, is one step, and lets connectors find their way anew', async () => {
  const { editor, document, frame } = await tidiedChart(crowded, down)
  expect(Math.min(...['a', 'b', 'c', 'd', 'e'].map((id) => frame(id).x))).toBeCloseTo(13, -1)
  expect([...document.snapshot.connectors.values()].map(({ from }) => from)).toContainEqual({ shape: 'b' })
  editor.undo()
  expect(frame('e')).toMatchObject({ x: 13, y: 27 })
  expect([...document.snapshot.connectors.values()].map(({ from }) => from)).toContainEqual({
    shape: 'b',
    port: 'left',
  })
})

it('tidies what is selected, and leaves locked shapes where they are', async () => {
  const { editor, document } = await openHeadlessFlowchart(crowded)
  document.execute({ type: 'setShapes', shapes: ['b'], locked: true })
  editor.select(['a', 'b', 'c'].map(shapeItem))
  await tidy(editor, down, arrangeGraph)
  const places = Object.fromEntries(['b', 'd', 'e'].map((id) => [id, frameOf(document.snapshot, id)]))
  expect(places).toMatchObject({ b: { x: 13, y: 27 }, d: { x: 13, y: 27 }, e: { x: 13, y: 27 } })
})

const inLanes = (): Items => ({
  shapes: [
    {
      id: 'pool',
      kind: 'pool',
      box: { x: 0, y: 0, width: 300, height: 200 },
      stack: { direction: 'rows', header: 36, side: 'left' },
    },
    { id: 'one', kind: 'lane', parent: 'pool', box: { x: 0, y: 0, width: 300, height: 80 } },
    { id: 'two', kind: 'lane', parent: 'pool', box: { x: 0, y: 0, width: 300, height: 80 } },
    ...['a', 'b', 'c', 'd'].map((id) => ({ id, kind: 'process', parent: 'one', box: box(0, 0) })),
    { id: 'e', kind: 'process', parent: 'two', box: box(0, 0) },
  ],
  connectors: crowded.connectors ?? [],
})

it('keeps shapes in their lanes, in the order of the steps, and makes lanes as large as that takes', async () => {
  const { frame } = await tidiedChart(inLanes(), down)
  for (const [before, after] of ['ab', 'bc', 'bd', 'ce', 'de'])
    expect(frame(before as string).x).toBeLessThan(frame(after as string).x)
  expect(intersects(frame('c'), frame('d'))).toBe(false)
  const inside = (id: string, lane: string) => {
    const [shape, around] = [frame(id), frame(lane)]
    expect(shape.y).toBeGreaterThanOrEqual(around.y)
    expect(shape.y + shape.height).toBeLessThanOrEqual(around.y + around.height)
    expect(shape.x + shape.width).toBeLessThanOrEqual(around.x + around.width)
  }
  for (const id of ['a', 'b', 'c', 'd']) inside(id, 'one')
  inside('e', 'two')
})

it('tidies all of a pool where some of it is selected, along its lanes, whatever direction was asked for', async () => {
  const pool = inLanes()
  for (const direction of ['down', 'right', 'up', 'left'] as const) {
    const { editor, document } = await openHeadlessFlowchart(pool)
    const x = (id: string) => frameOf(document.snapshot, id)?.x ?? 0
    editor.select([shapeItem('a'), shapeItem('e')])
    await tidy(editor, { ...down, direction }, arrangeGraph)
    const sign = direction === 'left' ? -1 : 1
    for (const [before, after] of ['ab', 'bc', 'bd', 'ce', 'de'])
      expect(sign * x(before as string)).toBeLessThan(sign * x(after as string))
    const [lane, last] = [frameOf(document.snapshot, 'two'), frameOf(document.snapshot, 'e')]
    expect(lane && last && containsRect(lane, last)).toBe(true)
  }
})

it('makes room for words on connectors, and puts them back on their lines', async () => {
  const words = 'Only if it was paid'
  const labelled: Items = {
    shapes: ['a', 'b'].map((id) => ({ id, kind: 'process', text: id, box: box(0, 0) })),
    connectors: [{ ...line('a', 'b'), id: 'l', labels: [{ id: 'w', text: words, offset: { x: 90, y: 40 } }] }],
  }
  const { editor, document } = await tidiedChart(labelled, { ...down, direction: 'right' })
  const [label] = editor.scene.get().connectorOf('l')?.labels ?? []
  expect(document.snapshot.labels.get('w')?.offset).toEqual({ x: 0, y: 0 })
  const [a, b] = ['a', 'b'].map((id) => frameOf(document.snapshot, id))
  if (!label || !a || !b) throw new Error('It is gone.')
  expect(label.box.x).toBeGreaterThan(a.x + a.width)
  expect(label.box.x + label.box.width).toBeLessThan(b.x)
})

it('lets connectors to what stays find their way too, and leaves their other end', async () => {
  const { editor, document } = await openHeadlessFlowchart({
    shapes: ['a', 'b', 'far'].map((id, nth) => ({ id, kind: 'process', box: box(nth * 300, 0) })),
    connectors: [
      { ...line('a', 'b'), id: 'l' },
      {
        id: 'out',
        from: { shape: 'b', at: { x: 0, y: 0.3 } },
        to: { shape: 'far', port: 'top' },
        bends: [{ x: 9, y: 9 }],
      },
    ],
  })
  editor.select([shapeItem('a'), shapeItem('b')])
  await tidy(editor, down, arrangeGraph)
  expect(document.snapshot.connectors.get('out')).toMatchObject({
    bends: [],
    from: { shape: 'b' },
    to: { shape: 'far', port: 'top' },
  })
})

it('says that there is nothing to tidy on an empty page', async () => {
  const { run } = await openHeadlessFlowchart()
  expect(run('flowchart.tidy-down')).toBe('flowchart.reason.nothing-to-tidy')
})

it('changes nothing and says so when it is too much, and nothing at all when it was stopped', async () => {
  const { editor, document } = await openHeadlessFlowchart(crowded)
  const before = document.snapshot
  await tidy(editor, down, async () => null)
  expect(said()?.kind).toBe('error')
  expect(document.snapshot).toBe(before)

  const slow = Promise.withResolvers<null>()
  const running = tidy(editor, down, () => slow.promise)
  await expect.poll(() => said()?.action, { timeout: 60_000 }).toBeDefined()
  said()?.action?.run()
  slow.resolve(null)
  await running
  expect(said()).toBeUndefined()
  expect(document.snapshot).toBe(before)
})
