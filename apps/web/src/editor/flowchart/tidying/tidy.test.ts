import type { FlowchartCommand } from '@ramify/document'
import { frameOf } from '@ramify/document'
import { intersects } from '@ramify/geometry'
import { beforeAll, expect, it } from 'vitest'
import { speakEnglish } from '../../../../../../tests/kit/editor/speaking.ts'
import { openHeadlessFlowchart } from '../../../../../../tests/kit/flowchart/headless-flowchart.ts'
import { currentNotices } from '../../../platform/notices/notices.ts'
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

it('keeps shapes in their lanes, in the order of the steps, and makes lanes as large as that takes', async () => {
  const pool: Items = {
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
  }
  const { frame } = await tidiedChart(pool, down)
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
  await expect.poll(() => said()?.action).toBeDefined()
  said()?.action?.run()
  slow.resolve(null)
  await running
  expect(said()).toBeUndefined()
  expect(document.snapshot).toBe(before)
})
