import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { cases } from '../core/testing/cases.ts'
import { describeReplicas } from '../core/testing/describe-replicas.ts'
import { expectSame } from '../core/testing/expect-same.ts'
import { Network } from '../core/testing/network.ts'
import { repeatable } from '../core/testing/repeatable.ts'
import type { Command } from './commands/commands.ts'
import { type FlowchartDocument, openFlowchart } from './flowchart.ts'
import { frameOf } from './snapshot/frames.ts'
import { hostileWrites, writeHostile } from './testing/hostile-write.ts'
import { flowchartProblems, plainFlowchart } from './testing/plain-flowchart.ts'
import { sampleFlowchart } from './testing/sample-flowchart.ts'
import { seededCommand, seeds } from './testing/seeded-command.ts'

describeReplicas({
  sample: sampleFlowchart,
  open: openFlowchart,
  seeds,
  commandOf: seededCommand,
  attacks: hostileWrites,
  attack: writeHostile,
  plain: plainFlowchart,
  readAnew: (doc) => plainFlowchart(openFlowchart(doc).snapshot),
  problemsOf: flowchartProblems,
})

test('undo brings back exactly what was, and redo what came after', () => {
  fc.assert(
    fc.property(fc.array(seeds(), { minLength: 1, maxLength: 12 }), (all) => {
      const chart = openFlowchart(sampleFlowchart(), { random: repeatable(3), now: () => 5 })
      const states = [plainFlowchart(chart.snapshot)]
      for (const seed of all) {
        const depth = chart.undoDepth
        chart.mark()
        chart.execute(seededCommand(seed, chart.snapshot))
        if (chart.undoDepth > depth) states.push(plainFlowchart(chart.snapshot))
      }
      for (const state of states.toReversed().slice(1)) {
        chart.undo()
        expectSame(plainFlowchart(chart.snapshot), state)
      }
      for (const state of states.slice(1)) {
        chart.redo()
        expectSame(plainFlowchart(chart.snapshot), state)
      }
    }),
    { numRuns: cases(60) },
  )
})

test('changes name everything that became different', () => {
  fc.assert(
    fc.property(fc.array(seeds(), { maxLength: 12 }), (all) => {
      const chart = openFlowchart(sampleFlowchart())
      chart.subscribe(({ before, after, shapes, connectors, labels, pages }) => {
        expect(different(before.shapes, after.shapes)).toEqual(new Set(shapes))
        expect(different(before.connectors, after.connectors)).toEqual(new Set(connectors))
        expect(different(before.labels, after.labels)).toEqual(new Set(labels))
        if (!pages) expect(after.pages).toBe(before.pages)
      })
      for (const seed of all) chart.execute(seededCommand(seed, chart.snapshot))
    }),
    { numRuns: cases(60) },
  )
})

function different(before: ReadonlyMap<string, object>, after: ReadonlyMap<string, object>): Set<string> {
  const ids = [...before.keys(), ...after.keys()]
  return new Set(ids.filter((id) => before.get(id) !== after.get(id)))
}

test('a command of anything is refused or executed, never thrown at anybody', () => {
  const types = Object.keys(seedTypes()).concat('nonsense')
  fc.assert(
    fc.property(
      fc.constantFrom(...types),
      fc.dictionary(fc.constantFrom(...fieldNames), fc.jsonValue()),
      (type, fields) => {
        const chart = openFlowchart(sampleFlowchart())
        const result = chart.execute({ type, ...fields } as unknown as Command)
        expect(typeof result.ok).toBe('boolean')
        expect(flowchartProblems(chart.snapshot)).toEqual([])
      },
    ),
    { numRuns: cases(300) },
  )
})

const fieldNames = [
  'shapes',
  'connectors',
  'labels',
  'boxes',
  'page',
  'layer',
  'parent',
  'to',
  'look',
  'id',
  'before',
  'part',
  'text',
]

function seedTypes(): Record<string, true> {
  const snapshot = openFlowchart(sampleFlowchart()).snapshot
  const seed = { picks: [0, 1, 2], numbers: [1, 2], text: 'x', flag: true } as const
  const commands = Array.from({ length: 40 }, (_, kind) => seededCommand({ ...seed, kind }, snapshot))
  return Object.fromEntries(commands.map(({ type }) => [type, true]))
}

test('grouping, putting into a container and taking out leave everything where it is seen', () => {
  fc.assert(
    fc.property(fc.array(seeds(), { minLength: 1, maxLength: 8 }), (all) => {
      const chart = openFlowchart(sampleFlowchart())
      for (const seed of all) {
        const command = seededCommand(seed, chart.snapshot)
        const before = chart.snapshot
        chart.execute(command)
        if (!['groupShapes', 'ungroupShapes'].includes(command.type)) continue
        for (const [id, shape] of chart.snapshot.shapes) {
          // What is in a stack stands where the stack puts it, and taking one out moves the others.
          if (isStacked(before, id) || isStacked(chart.snapshot, id) || !before.shapes.has(id) || shape.stack) continue
          const [was, is] = [frameOf(before, id), frameOf(chart.snapshot, id)]
          expect([is?.x, is?.y].map((value) => value?.toFixed(1))).toEqual(
            [was?.x, was?.y].map((value) => value?.toFixed(1)),
          )
        }
      }
    }),
    { numRuns: cases(100) },
  )
})

function isStacked({ shapes }: FlowchartDocument['snapshot'], id: string): boolean {
  for (let shape = shapes.get(id); shape; shape = shape.parent === null ? undefined : shapes.get(shape.parent)) {
    if (shape.parent !== null && shapes.get(shape.parent)?.stack) return true
  }
  return false
}

describe('a flowchart', () => {
  const open = () => openFlowchart(sampleFlowchart())
  const ends = (chart: FlowchartDocument, id: string) => {
    const { from, to } = chart.snapshot.connectors.get(id) ?? {}
    return [from, to].map((end) => (end && 'shape' in end ? end.shape : end))
  }

  test('joins the line to a deleted shape and the one on from it; where there are several, they go', () => {
    const chart = open()
    const result = chart.execute({ type: 'deleteItems', shapes: ['check'], heal: true })
    expect([result.ok, chart.snapshot.connectors.has('a'), chart.snapshot.connectors.has('b')]).toEqual([
      true,
      false,
      false,
    ])
    chart.undo()
    chart.execute({ type: 'deleteItems', connectors: ['c'] })
    chart.mark()
    chart.execute({ type: 'deleteItems', shapes: ['check'], heal: true })
    expect(ends(chart, 'a')).toEqual(['start', 'yes'])
    expect(chart.snapshot.connectors.has('b')).toBe(false)
    chart.undo()
    expect(ends(chart, 'a')).toEqual(['start', 'check'])
  })

  test('without healing they go with it, and come back with it', () => {
    const chart = open()
    chart.mark()
    chart.execute({ type: 'deleteItems', shapes: ['check'] })
    expect([...chart.snapshot.connectors.keys()]).toEqual(['d'])
    expect([...chart.snapshot.labels.keys()]).toEqual([])
    chart.undo()
    expect([...chart.snapshot.connectors.keys()]).toEqual(['a', 'b', 'c', 'd'])
  })

  test('splits a connector where a shape is put on it', () => {
    const chart = open()
    expect(chart.execute({ type: 'splitConnector', connector: 'b', shape: 'picture', id: 'b2' })).toMatchObject({
      ok: true,
    })
    expect([ends(chart, 'b'), ends(chart, 'b2')]).toEqual([
      ['check', 'picture'],
      ['picture', 'yes'],
    ])
    expect(chart.snapshot.connectors.get('b2')?.look).toEqual({ endArrow: 'open' })
  })

  test('lays the lanes of a pool one after the other, in their order', () => {
    const chart = open()
    expect(frameOf(chart.snapshot, 'pool')).toMatchObject({ x: 500, y: 0, width: 120, height: 210 })
    expect(frameOf(chart.snapshot, 'lane2')).toMatchObject({ x: 530, y: 120, width: 90, height: 90 })
    chart.execute({ type: 'arrangeItems', shapes: ['lane2'], to: 'back' })
    expect(frameOf(chart.snapshot, 'lane2')).toMatchObject({ y: 0 })
    expect(frameOf(chart.snapshot, 'ask')).toMatchObject({ x: 570, y: 110 })
  })

  test('keeps what is added to a page or a container that somebody deletes meanwhile', () => {
    const network = new Network(sampleFlowchart(), 2)
    const [one, other] = network.docs.map((doc) => openFlowchart(doc)) as [FlowchartDocument, FlowchartDocument]
    one.execute({ type: 'deletePage', page: 'second' })
    one.execute({ type: 'deleteItems', shapes: ['lane1'] })
    const box = { x: 1, y: 2, width: 3, height: 4 }
    other.execute({ type: 'addItems', page: 'second', shapes: [{ id: 'late', kind: 'process', box }] })
    other.execute({ type: 'addItems', parent: 'lane1', shapes: [{ id: 'inside', kind: 'process', box }] })
    network.deliverAll([0])
    expect(one.snapshot.shapes.get('late')).toMatchObject({ page: 'first', parent: null })
    expect(one.snapshot.shapes.get('inside')).toMatchObject({ page: 'first', parent: 'pool' })
    expectSame(plainFlowchart(one.snapshot), plainFlowchart(other.snapshot))
  })

  test('keeps a connector to a shape that somebody deletes meanwhile, with its end where the shape was', () => {
    const network = new Network(sampleFlowchart(), 2)
    const [one, other] = network.docs.map((doc) => openFlowchart(doc)) as [FlowchartDocument, FlowchartDocument]
    one.execute({ type: 'deleteItems', shapes: ['picture'] })
    other.execute({
      type: 'addItems',
      connectors: [{ id: 'late', from: { shape: 'start' }, to: { shape: 'picture' } }],
    })
    network.deliverAll([0])
    expect(ends(one, 'late')).toEqual(['start', { point: { x: 960, y: 30 } }])
  })

  test('deep nesting and 10,000 shapes at one place are read', () => {
    const doc = new Y.Doc()
    doc.transact(() => {
      for (let nth = 0; nth < 10_000; nth++) {
        const groups: [string, unknown][] = [
          ['place', { parent: nth % 2 ? `s${nth - 2}` : `s${nth + 2}`, order: 'V' }],
          ['box', { x: 1, y: 1, w: 10, h: 10 }],
        ]
        doc.getMap('shapes').set(`s${nth}`, new Y.Map(groups))
      }
      doc.getMap('shapes').set('s10000', new Y.Map([['place', { parent: 's0' }]]))
    })
    const { snapshot } = openFlowchart(doc)
    expect(snapshot.shapes.size).toBe(10_001)
    expect(frameOf(snapshot, 's9999')?.x).toBe(5000)
  })
})
