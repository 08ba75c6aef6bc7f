import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { cases } from '../../core/testing/cases.ts'
import { expectSame } from '../../core/testing/expect-same.ts'
import { Network } from '../../core/testing/network.ts'
import type { Command } from '../commands/commands.ts'
import { flowchartFromContent } from '../content/from-content.ts'
import { flowchartToContent } from '../content/to-content.ts'
import { type FlowchartDocument, openFlowchart } from '../flowchart.ts'
import type { FlowchartSnapshot, ShapeSnapshot } from '../snapshot/snapshot.ts'
import { hostileWrites, writeHostile } from '../testing/hostile-write.ts'
import { sampleFlowchart } from '../testing/sample-flowchart.ts'
import { type Seed, seededCommand, seeds } from '../testing/seeded-command.ts'
import { flowchartRestoreCommands } from './restore-commands.ts'
import { flowchartVersionDifference } from './version-difference.ts'
import { type RestoredItem, withItemRestored } from './with-item-restored.ts'

const some = fc.array(seeds(), { maxLength: 20, size: 'max' })

function run(chart: FlowchartDocument, all: readonly Seed[]): void {
  for (const seed of all) chart.execute(seededCommand(seed, chart.snapshot))
}

function restore(chart: FlowchartDocument, version: FlowchartSnapshot, item?: RestoredItem): void {
  chart.mark()
  expect(chart.batch(flowchartRestoreCommands(chart, version, item))).toMatchObject({ ok: true })
}

/** As the history reads one: content of its own, whose keys are other ones. */
function asVersion(snapshot: FlowchartSnapshot): FlowchartSnapshot {
  const made = flowchartFromContent(flowchartToContent(snapshot))
  if (!made.ok) throw new Error(made.error.code)
  return openFlowchart(made.doc).snapshot
}

function itemsOf({ pages, shapes, connectors }: FlowchartSnapshot): RestoredItem[] {
  return [
    ...pages.map(({ id }) => ({ type: 'page' as const, id })),
    ...[...shapes.keys()].map((id) => ({ type: 'shape' as const, id })),
    ...[...connectors.keys()].map((id) => ({ type: 'connector' as const, id })),
  ]
}

describe('a whole version', () => {
  test('is there again, and undo takes that back', () => {
    fc.assert(
      fc.property(some, some, (first, second) => {
        const chart = openFlowchart(sampleFlowchart())
        run(chart, first)
        const version = asVersion(chart.snapshot)
        run(chart, second)
        const now = chart.snapshot
        restore(chart, version)
        expectSame(flowchartToContent(chart.snapshot), flowchartToContent(version))
        expect(flowchartVersionDifference(version, chart.snapshot).changes).toEqual([])
        expect([...flowchartRestoreCommands(chart, version)]).toEqual([])
        if (chart.snapshot === now) return
        chart.undo()
        expectSame(flowchartToContent(chart.snapshot), flowchartToContent(now))
      }),
      { numRuns: cases(25) },
    )
  })

  test('is restored whatever somebody wrote', () => {
    fc.assert(
      fc.property(some, fc.array(hostileWrites, { maxLength: 12, size: 'max' }), (first, writes) => {
        const doc = sampleFlowchart()
        const chart = openFlowchart(doc)
        run(chart, first)
        const version = asVersion(chart.snapshot)
        for (const write of writes) writeHostile(doc, write)
        const damaged = chart.snapshot
        expect(() => flowchartVersionDifference(damaged, version)).not.toThrow()
        for (const item of itemsOf(damaged)) expect(() => withItemRestored(version, damaged, item)).not.toThrow()
        restore(chart, version)
        expect(flowchartVersionDifference(version, chart.snapshot).changes).toEqual([])
      }),
      { numRuns: cases(20) },
    )
  })
})

describe('one item', () => {
  test('is as it was, and all else stays', () => {
    fc.assert(
      fc.property(some, some, fc.nat(100), (first, second, nth) => {
        const chart = openFlowchart(sampleFlowchart())
        run(chart, first)
        const version = asVersion(chart.snapshot)
        run(chart, second)
        const now = chart.snapshot
        const items = itemsOf(version)
        const item = items[nth % items.length] as RestoredItem
        const wanted = withItemRestored(now, version, item) as FlowchartSnapshot
        restore(chart, version, item)
        expectSame(flowchartToContent(chart.snapshot), flowchartToContent(wanted))
        expectItem(chart.snapshot, version, item)
        expectOutside(chart.snapshot, now, version, item)
        if (chart.snapshot === now) return
        chart.undo()
        expectSame(flowchartToContent(chart.snapshot), flowchartToContent(now))
      }),
      { numRuns: cases(60) },
    )
  })

  test('that the version does not have changes nothing', () => {
    const chart = openFlowchart(sampleFlowchart())
    expect([...flowchartRestoreCommands(chart, chart.snapshot, { type: 'shape', id: 'nowhere' })]).toEqual([])
  })

  const open = (...commands: Command[]) => {
    const chart = openFlowchart(sampleFlowchart())
    const add = chart.execute({
      type: 'addItems',
      shapes: [
        { id: 'box', kind: 'container', box: { x: 0, y: 0, width: 400, height: 300 } },
        { id: 'in', parent: 'box', kind: 'process', box: { x: 20, y: 20, width: 80, height: 40 }, text: 'In' },
        { id: 'out', kind: 'process', box: { x: 600, y: 20, width: 80, height: 40 }, text: 'Out' },
      ],
      connectors: [{ id: 'line', from: { shape: 'in' }, to: { shape: 'out' }, labels: [{ id: 'words', text: 'yes' }] }],
    })
    expect(add).toMatchObject({ ok: true })
    const version = asVersion(chart.snapshot)
    for (const command of commands) expect(chart.execute(command)).toMatchObject({ ok: true })
    return { chart, version }
  }

  test('comes back with what was in it and its connectors, under the same ids', () => {
    const { chart, version } = open({ type: 'deleteItems', shapes: ['box'] })
    restore(chart, version, { type: 'shape', id: 'box' })
    expect(chart.snapshot.shapes.get('in')).toMatchObject({ parent: 'box', text: { text: 'In' } })
    expect(chart.snapshot.connectors.has('line')).toBe(true)
    expect(chart.snapshot.labels.get('words')?.text.text).toBe('yes')
  })

  test('gives back what was put into it since, as that is now', () => {
    const { chart, version } = open({ type: 'moveItems', shapes: ['out'], to: { parent: 'box' } } as Command, {
      type: 'setText',
      id: 'out',
      text: 'Written since',
    })
    restore(chart, version, { type: 'shape', id: 'box' })
    expect(chart.snapshot.shapes.get('out')).toMatchObject({ parent: null, text: { text: 'Written since' } })
    expect(chart.snapshot.shapes.get('box')?.children).toEqual(['in'])
  })

  test('on a page that is gone comes back with the page', () => {
    const chart = openFlowchart(sampleFlowchart())
    chart.execute({ type: 'addPage', id: 'extra', name: 'Extra' })
    chart.execute({
      type: 'addItems',
      page: 'extra',
      shapes: [{ id: 'alone', kind: 'process', box: { x: 1, y: 2, width: 30, height: 20 } }],
    })
    const version = asVersion(chart.snapshot)
    chart.execute({ type: 'deletePage', page: 'extra' })
    restore(chart, version, { type: 'shape', id: 'alone' })
    expect(chart.snapshot.shapes.get('alone')?.page).toBe('extra')
    expect(chart.snapshot.pages.find(({ id }) => id === 'extra')?.name.text).toBe('Extra')
  })
})

test('replicas that restore and write at once become the same', () => {
  fc.assert(
    fc.property(some, some, some, fc.nat(100), fc.array(fc.nat(100)), (first, mine, theirs, nth, numbers) => {
      const network = new Network(sampleFlowchart(), 2)
      const [one, other] = network.docs.map((doc) => openFlowchart(doc)) as [FlowchartDocument, FlowchartDocument]
      const version = asVersion(one.snapshot)
      run(one, first)
      network.deliverAll(numbers)
      run(one, mine)
      run(other, theirs)
      const items = itemsOf(version)
      restore(one, version, nth % 4 === 0 ? undefined : items[nth % items.length])
      network.deliverAll(numbers)
      expectSame(flowchartToContent(one.snapshot), flowchartToContent(other.snapshot))
    }),
    { numRuns: cases(20) },
  )
})

describe('the difference', () => {
  const difference = (...commands: Command[]) => {
    const doc = sampleFlowchart()
    const chart = openFlowchart(doc)
    chart.execute({ type: 'addPage', id: 'extra', name: 'Extra' })
    chart.execute({
      type: 'addItems',
      page: 'extra',
      shapes: [
        { id: 'box', kind: 'container', box: { x: 0, y: 0, width: 400, height: 300 } },
        { id: 'in', parent: 'box', kind: 'process', box: { x: 20, y: 20, width: 80, height: 40 }, text: 'In' },
        { id: 'out', kind: 'process', box: { x: 600, y: 20, width: 80, height: 40 }, text: 'Out' },
      ],
      connectors: [{ id: 'line', from: { shape: 'in' }, to: { shape: 'out' }, labels: [{ id: 'words', text: 'yes' }] }],
    })
    const before = chart.snapshot
    for (const command of commands) expect(chart.execute(command)).toMatchObject({ ok: true })
    return flowchartVersionDifference(before, chart.snapshot)
  }

  test('of the same is none', () => {
    expect(difference().changes).toEqual([])
  })

  test('names what is different in reading order, and counts it', () => {
    const found = difference(
      { type: 'setText', id: 'out', text: 'Over' },
      { type: 'setText', id: 'words', part: 'label', text: 'no' },
      { type: 'setBoxes', boxes: [{ id: 'in', x: 40, y: 60 }] },
    )
    expect(found.changes).toMatchObject([
      { item: 'shape', id: 'out', sort: 'changed', page: 'extra' },
      { item: 'shape', id: 'in', sort: 'moved' },
      { item: 'connector', id: 'line', sort: 'changed' },
    ])
    expect(found.shapes.get('out')).toMatchObject({ fields: ['text'], oldText: 'Out', isMoved: false })
    expect(found.connectors.get('line')).toMatchObject({ fields: ['text'], oldText: 'yes' })
    expect(found.counts).toEqual({ added: 0, removed: 0, changed: 2, moved: 1 })
  })

  test('tells what went together as one change, and draws it where it was', () => {
    const found = difference({ type: 'deleteItems', shapes: ['box'] })
    expect(found.changes).toEqual([{ item: 'shape', id: 'box', page: 'extra', sort: 'removed', shapes: 2 }])
    expect(found.merged.shapes.get('in')).toMatchObject({ parent: 'box', page: 'extra' })
    expect(found.merged.shapes.get('box')?.children).toEqual(['in'])
    expect(found.merged.connectors.has('line')).toBe(true)
  })

  test('of a page that went is one change with all that was on it', () => {
    const found = difference({ type: 'deletePage', page: 'extra' })
    expect(found.changes).toEqual([{ item: 'page', id: 'extra', page: 'extra', sort: 'removed', shapes: 3 }])
    expect(found.counts).toEqual({ added: 0, removed: 4, changed: 0, moved: 0 })
    expect(found.merged.pages.map(({ id }) => id).at(-1)).toBe('extra')
  })

  test('puts both versions into one drawing that can be read as a document', () => {
    fc.assert(
      fc.property(some, some, (first, second) => {
        const chart = openFlowchart(sampleFlowchart())
        run(chart, first)
        const before = chart.snapshot
        run(chart, second)
        const { merged } = flowchartVersionDifference(before, chart.snapshot)
        for (const { shapes } of [before, chart.snapshot])
          for (const id of shapes.keys()) expect(merged.shapes.has(id)).toBe(true)
        const made = flowchartFromContent(flowchartToContent(merged))
        if (!made.ok) throw new Error(made.error.code)
        const drawn = openFlowchart(made.doc).snapshot
        expect([...drawn.shapes.keys()].sort()).toEqual([...merged.shapes.keys()].sort())
        for (const [id, { parent, page }] of merged.shapes) expect(drawn.shapes.get(id)).toMatchObject({ parent, page })
      }),
      { numRuns: cases(40) },
    )
  })

  test('of two documents that were one is found by ids', () => {
    const doc = sampleFlowchart()
    const twin = new Y.Doc()
    Y.applyUpdate(twin, Y.encodeStateAsUpdate(doc))
    const other = openFlowchart(twin)
    other.execute({
      type: 'addItems',
      shapes: [{ id: 'new', kind: 'process', box: { x: 0, y: 0, width: 9, height: 9 } }],
    })
    const { changes } = flowchartVersionDifference(openFlowchart(doc).snapshot, other.snapshot)
    expect(changes).toMatchObject([{ item: 'shape', id: 'new', sort: 'added', shapes: 1 }])
  })
})

/** The item says and holds what it did. */
function expectItem(restored: FlowchartSnapshot, version: FlowchartSnapshot, { type, id }: RestoredItem): void {
  if (type === 'connector') return
  const tops = type === 'shape' ? [id] : (version.pages.find((page) => page.id === id)?.tops ?? [])
  for (const each of insideOf(version, tops)) {
    const [shape, old] = [restored.shapes.get(each), version.shapes.get(each)] as [ShapeSnapshot, ShapeSnapshot]
    expectSame(own(shape), own(old))
    if (each !== id) expectSame(shape.box, old.box)
    expect(shape.children).toEqual(old.children)
  }
}

/** What was outside of the item in both is as it is now, at its place. */
function expectOutside(
  restored: FlowchartSnapshot,
  now: FlowchartSnapshot,
  version: FlowchartSnapshot,
  { type, id }: RestoredItem,
): void {
  const of = (chart: FlowchartSnapshot) => {
    if (type === 'connector') return []
    const tops =
      type === 'shape'
        ? [id].filter((each) => chart.shapes.has(each))
        : chart.pages.find((page) => page.id === id)?.tops
    return [...insideOf(chart, tops ?? [])]
  }
  const touched = new Set([...of(version), ...of(now)])
  for (const shape of now.shapes.values()) {
    if (touched.has(shape.id)) continue
    const after = restored.shapes.get(shape.id) as ShapeSnapshot
    expectSame(own(after), own(shape))
    if (shape.parent !== null && touched.has(shape.parent)) continue
    expect(after.parent).toBe(shape.parent)
    // A stack is as long as what it holds, whatever its own box says.
    expectSame(after.box, shape.box)
  }
  const isTouched = (ends: readonly object[]) => ends.some((end) => 'shape' in end && touched.has(end.shape as string))
  for (const [each, connector] of now.connectors) {
    const old = version.connectors.get(each)
    if (each === id || connector.page === id || old?.page === id) continue
    if (isTouched([connector.from, connector.to]) || (old && isTouched([old.from, old.to]))) continue
    const { order: _order, ...rest } = connector
    expect(restored.connectors.get(each)).toMatchObject(rest)
  }
  expect([restored.theme, restored.jumps]).toEqual([now.theme, now.jumps])
}

function insideOf({ shapes }: FlowchartSnapshot, tops: readonly string[]): Set<string> {
  const found = new Set<string>()
  const waiting = [...tops]
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
    found.add(each)
    waiting.push(...(shapes.get(each)?.children ?? []))
  }
  return found
}

function own(shape: ShapeSnapshot): object {
  const {
    parent: _parent,
    children: _children,
    box: _box,
    page: _page,
    layer: _layer,
    order: _order,
    created: _created,
    ...rest
  } = shape
  return rest
}
