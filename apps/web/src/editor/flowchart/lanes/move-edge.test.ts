import {
  type FlowchartSnapshot,
  frameOf,
  newFlowchart,
  openFlowchart,
  type ShapeContent,
  type Stack,
} from '@ramify/document'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Edge, moveEdge, withBoxes } from './move-edge.ts'

const rows: Stack = { direction: 'rows', side: 'left', header: 36 }
const columns: Stack = { direction: 'columns', side: 'top', header: 36 }

/** A pool in which lanes are stacks again, some along the pool and some across, each with a shape in it. */
const pools = fc
  .record({
    direction: fc.constantFrom(rows, columns),
    turn: fc.constantFrom(0, 30, 90),
    lanes: fc.array(
      fc.record({
        length: fc.integer({ min: 60, max: 400 }),
        inside: fc.integer({ min: 0, max: 3 }),
        isAcross: fc.boolean(),
      }),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
  })
  .map(({ direction, turn, lanes }): FlowchartSnapshot => {
    const other = direction === rows ? columns : rows
    const shapes: ShapeContent[] = [
      { id: 'pool', kind: 'pool', stack: direction, box: { x: 100, y: 50, width: 900, height: 900, turn } },
    ]
    for (const [nth, { length, inside, isAcross }] of lanes.entries()) {
      const id = `lane${nth}`
      const stack = inside === 0 ? undefined : isAcross ? other : direction
      shapes.push({ id, parent: 'pool', kind: 'lane', box: { width: length, height: length }, ...(stack && { stack }) })
      for (let at = 0; at < inside; at++) {
        shapes.push({ id: `${id}-${at}`, parent: id, kind: 'lane', box: { width: 70 + at, height: 80 + at } })
      }
      shapes.push({
        id: `step${nth}`,
        parent: inside > 0 ? `${id}-0` : id,
        kind: 'process',
        box: { x: 40, y: 45, width: 9, height: 7 },
      })
    }
    const document = openFlowchart(newFlowchart({ pageName: 'Page' }))
    const result = document.execute({ type: 'addItems', shapes })
    if (!result.ok) throw new Error(result.refusal.code)
    return document.snapshot
  })

const edges = fc.constantFrom<Edge>('top', 'right', 'bottom', 'left')

/** The middle of an edge on the page. */
function edgeOf(snapshot: Pick<FlowchartSnapshot, 'shapes'>, id: string, edge: Edge) {
  const frame = frameOf(snapshot, id)
  if (!frame) throw new Error('gone')
  const angle = (frame.turn * Math.PI) / 180
  const [x, y] = { top: [0, -0.5], bottom: [0, 0.5], left: [-0.5, 0], right: [0.5, 0] }[edge] as [number, number]
  const [dx, dy] = [x * frame.width, y * frame.height]
  return {
    x: frame.x + frame.width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: frame.y + frame.height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle),
  }
}

const opposite: Readonly<Record<Edge, Edge>> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' }

test('a moved edge leaves the opposite one where it is, and lanes fill their pool without a gap', () => {
  fc.assert(
    fc.property(pools, edges, fc.nat(), fc.integer({ min: -300, max: 300 }), (snapshot, edge, nth, by) => {
      const framed = [...snapshot.shapes.values()].filter(({ kind }) => kind !== 'process')
      const id = framed[nth % framed.length]?.id ?? 'pool'
      const after = withBoxes(snapshot, moveEdge(snapshot, id, edge, by))
      const [was, is] = [edgeOf(snapshot, id, opposite[edge]), edgeOf(after, id, opposite[edge])]
      expect(Math.hypot(was.x - is.x, was.y - is.y)).toBeLessThan(0.05)
      const [old, now] = [edgeOf(snapshot, id, edge), edgeOf(after, id, edge)]
      expect(Math.hypot(old.x - now.x, old.y - now.y)).toBeLessThanOrEqual(Math.abs(by) + 0.05)
      for (const { id: stack, stack: own, children } of after.shapes.values()) {
        if (!own || children.length === 0) continue
        const side = own.direction === 'rows' ? 'height' : 'width'
        const header = own.side === (own.direction === 'rows' ? 'top' : 'left') ? own.header : 0
        const sum = children.reduce((all, child) => all + (frameOf(after, child)?.[side] ?? 0), header)
        expect(sum).toBeCloseTo(frameOf(after, stack)?.[side] ?? 0, 3)
        const least = children.map((child) => frameOf(after, child)?.[side] ?? 0)
        const before = children.map((child) => frameOf(snapshot, child)?.[side] ?? 0)
        // Nothing gets smaller than it may be by being moved.
        for (const [at, length] of least.entries())
          expect(length).toBeGreaterThan(Math.min(45, (before[at] ?? 0) * 0.2))
      }
    }),
  )
})

test('what is in the lanes stays where it is on the page when an outer edge of the pool is moved', () => {
  fc.assert(
    fc.property(pools, edges, fc.integer({ min: 0, max: 300 }), (snapshot, edge, by) => {
      const out = edge === 'top' || edge === 'left' ? -by : by
      const after = withBoxes(snapshot, moveEdge(snapshot, 'pool', edge, out))
      const isPlain = [...snapshot.shapes.values()].every(({ id, stack }) => id === 'pool' || !stack)
      if (!isPlain) return
      for (const { id, kind } of snapshot.shapes.values()) {
        if (kind !== 'process') continue
        const [was, is] = [frameOf(snapshot, id), frameOf(after, id)]
        expect(is?.x).toBeCloseTo(was?.x ?? Number.NaN, 1)
        expect(is?.y).toBeCloseTo(was?.y ?? Number.NaN, 1)
      }
    }),
  )
})

test('columns of a table move together, and no move is read as none', () => {
  const shapes: ShapeContent[] = [
    {
      id: 't',
      kind: 'table',
      stack: { direction: 'rows', side: 'top', header: 0 },
      box: { x: 0, y: 0, width: 200, height: 80 },
    },
  ]
  for (const row of ['a', 'b']) {
    const stack: Stack = { direction: 'columns', side: 'top', header: 0 }
    shapes.push({ id: row, parent: 't', kind: 'table-row', stack, box: { width: 200, height: 40 } })
    for (const column of [1, 2])
      shapes.push({ id: `${row}${column}`, parent: row, kind: 'table-cell', box: { width: 100, height: 40 } })
  }
  const document = openFlowchart(newFlowchart({ pageName: 'Page' }))
  document.execute({ type: 'addItems', shapes })
  const { snapshot } = document
  const widths = (after: Pick<FlowchartSnapshot, 'shapes'>) =>
    ['t', 'a1', 'a2', 'b1', 'b2'].map((id) => frameOf(after, id)?.width)
  expect(widths(withBoxes(snapshot, moveEdge(snapshot, 'a1', 'right', 30)))).toEqual([230, 130, 100, 130, 100])
  expect(widths(withBoxes(snapshot, moveEdge(snapshot, 'b2', 'left', 30)))).toEqual([200, 130, 70, 130, 70])
  expect(widths(withBoxes(snapshot, moveEdge(snapshot, 't', 'left', -10)))).toEqual([210, 110, 100, 110, 100])
  for (const by of [Number.NaN, Number.POSITIVE_INFINITY]) expect(moveEdge(snapshot, 'a1', 'right', by).size).toBe(0)
  expect(moveEdge(snapshot, 'gone', 'right', 10).size).toBe(0)
})
