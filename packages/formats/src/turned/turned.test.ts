import {
  type FlowchartSnapshot,
  flowchartFromContent,
  fromContent,
  isShapeEnd,
  type MapSnapshot,
  openFlowchart,
  openMap,
  toContent,
  walk,
} from '@ramify/document'
import { intersects, type Rect } from '@ramify/geometry'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type * as Y from 'yjs'
import { cases } from '../../../document/src/core/testing/cases.ts'
import { repeatable } from '../../../document/src/core/testing/repeatable.ts'
import {
  writeHostile as attackChart,
  hostileWrites as chartAttacks,
} from '../../../document/src/flowchart/testing/hostile-write.ts'
import { sampleFlowchart } from '../../../document/src/flowchart/testing/sample-flowchart.ts'
import {
  seededCommand as chartCommand,
  seeds as chartSeeds,
} from '../../../document/src/flowchart/testing/seeded-command.ts'
import {
  writeHostile as attackMap,
  hostileWrites as mapAttacks,
} from '../../../document/src/mindmap/testing/hostile-write.ts'
import { plainSnapshot, treeProblems } from '../../../document/src/mindmap/testing/plain-snapshot.ts'
import { sampleMap } from '../../../document/src/mindmap/testing/sample-map.ts'
import { seededCommand as mapCommand, seeds as mapSeeds } from '../../../document/src/mindmap/testing/seeded-command.ts'
import { mapOf, plainMeasurer } from '../../../scene/src/mindmap/testing/map-of.ts'
import { randomMap } from '../../../scene/src/mindmap/testing/random-map.ts'
import { flowchartToMap } from './flowchart-to-map.ts'
import { mapToFlowchart } from './map-to-flowchart.ts'

const wordsOf = { pageName: 'Page 1', measurer: plainMeasurer }

/** As a file is made of it: content goes over the wire. */
function turnedMap(map: MapSnapshot): FlowchartSnapshot {
  const made = flowchartFromContent(JSON.parse(JSON.stringify(mapToFlowchart(map, wordsOf))), { random: repeatable(1) })
  if (!made.ok) throw new Error(`${made.error.code}: ${made.error.node}`)
  return openFlowchart(made.doc).snapshot
}

function turnedChart(chart: FlowchartSnapshot): MapSnapshot {
  const made = fromContent(JSON.parse(JSON.stringify(flowchartToMap(chart, { title: 'Title' }))), {
    random: repeatable(1),
  })
  if (!made.ok) throw new Error(`${made.error.code}: ${made.error.node}`)
  return openMap(made.doc).snapshot
}

const charts = (attacks: number) =>
  fc
    .tuple(fc.array(chartSeeds(), { maxLength: 20 }), fc.array(chartAttacks, { maxLength: attacks }))
    .map(([all, writes]) => {
      const doc = sampleFlowchart()
      const chart = openFlowchart(doc)
      for (const seed of all) chart.execute(chartCommand(seed, chart.snapshot))
      for (const attack of writes) attackChart(doc, attack)
      return chart.snapshot
    })

const maps = (attacks: number) =>
  fc
    .tuple(fc.array(mapSeeds(), { maxLength: 20 }), fc.array(mapAttacks, { maxLength: attacks }))
    .map(([all, writes]) => {
      const doc: Y.Doc = sampleMap()
      const map = openMap(doc)
      for (const seed of all) map.execute(mapCommand(seed, map.snapshot))
      for (const attack of writes) attackMap(doc, attack)
      return map.snapshot
    })

/** What must come back of a flowchart. */
function seenOfChart({ pages, shapes, connectors, labels }: FlowchartSnapshot) {
  const byId = <Item extends { readonly id: string }>(items: Iterable<Item>) =>
    [...items].sort((one, other) => (one.id < other.id ? -1 : 1))
  return {
    pages: pages.map(({ id, name, tops }) => ({ id, name, tops })),
    shapes: byId(shapes.values()).map(({ order: _order, kept: _kept, layer: _layer, ...shape }) => shape),
    connectors: byId(connectors.values()).map(({ order: _order, kept: _kept, layer: _layer, ...line }) => line),
    labels: byId(labels.values()),
  }
}

describe('a map turned into a flowchart', () => {
  test.each(['random', 'edited'])('and back is the same map: %s', (sort) => {
    fc.assert(
      fc.property(sort === 'random' ? randomMap : maps(0), (map) => {
        expect(plainSnapshot(turnedChart(turnedMap(map)))).toEqual(plainSnapshot(readAgain(map)))
      }),
      { numRuns: cases(60) },
    )
  })

  test('has a shape of the same id for each topic, and a connector to each from the one above', () => {
    fc.assert(
      fc.property(randomMap, (map) => {
        const { shapes, connectors } = turnedMap(map)
        const pairs = new Set(
          [...connectors.values()].map(({ from, to }) =>
            isShapeEnd(from) && isShapeEnd(to) ? `${from.shape} ${to.shape}` : '',
          ),
        )
        const summed = new Set([...map.ranges.values()].map(({ topic }) => topic))
        for (const node of walk(map)) {
          expect(shapes.get(node.id)?.text.runs).toEqual(node.text.runs)
          expect(shapes.get(node.id)?.link).toEqual(node.link)
          if (node.parent !== null && !summed.has(node.id)) expect(pairs).toContain(`${node.parent} ${node.id}`)
        }
      }),
      { numRuns: cases(40) },
    )
  })

  test('has no two shapes that lie on each other', () => {
    fc.assert(
      fc.property(randomMap, (map) => {
        const chart = turnedMap(map)
        const boxes = [...walk(map)].flatMap(({ id }) => boxOnPage(chart, id))
        for (const [at, box] of boxes.entries()) {
          for (const other of boxes.slice(at + 1)) expect(intersects(box, other)).toBe(false)
        }
      }),
      { numRuns: cases(30) },
    )
  })

  test('has words of callouts, relation lines and summaries, and gives back what people write in it', () => {
    const sample = openMap(sampleMap())
    sample.execute({ type: 'setText', id: 'b2', text: '' })
    const chart = openFlowchart(docOf(mapToFlowchart(sample.snapshot, wordsOf)))
    const words = [...chart.snapshot.shapes.values(), ...chart.snapshot.labels.values()].map(({ text }) => text.text)
    expect(words).toEqual(expect.arrayContaining(['look here', 'together', 'relates', 'e^{i\\pi} + 1 = 0']))
    chart.execute({ type: 'setText', id: 'a', text: 'Renamed' })
    chart.execute({ type: 'setShapes', shapes: ['a'], look: { fill: '#112233' } })
    chart.execute({
      type: 'addItems',
      shapes: [{ id: 'late', kind: 'process', box: { x: 0, y: 900, width: 90, height: 40 }, text: 'Late' }],
      connectors: [{ from: { shape: 'a' }, to: { shape: 'late' } }],
    })
    const callout = [...chart.snapshot.shapes.values()].find(({ text }) => text.text === 'look here')
    chart.execute({ type: 'setText', id: callout?.id ?? '', text: 'look there' })
    const map = turnedChart(chart.snapshot)
    expect(map.nodes.get('a')).toMatchObject({ text: { text: 'Renamed' }, look: { fill: '#112233' } })
    expect(map.nodes.get('a')?.children).toEqual(['a1', 'a2', 'late'])
    expect(map.nodes.get('b')?.look).toEqual({ fill: '#eeeeee', align: 'center' })
    expect([...map.callouts.values()].map(({ text }) => text.text)).toEqual(['look there'])
    expect(map.nodes.get('c')?.marks).toMatchObject({ priority: 1, labels: ['soon'] })
  })
})

describe('a flowchart turned into a map', () => {
  test('and back has every page, shape, connector and label', () => {
    fc.assert(
      fc.property(charts(0), (chart) => {
        expect(seenOfChart(turnedMap(turnedChart(chart)))).toEqual(seenOfChart(chart))
      }),
      { numRuns: cases(60) },
    )
  })

  test('hangs shapes where a connector reaches them first, then in what they are in; other connectors are relation lines', () => {
    const map = turnedChart(openFlowchart(sampleFlowchart()).snapshot)
    const children = (id: string) => map.nodes.get(id)?.children
    expect(map.nodes.get(map.root)).toMatchObject({ text: { text: 'Title' }, children: ['first', 'second'] })
    expect(children('first')).toEqual(['start', 'mark', 'pool', 'picture'])
    expect(children('start')).toEqual(['check'])
    expect(children('check')).toEqual(['no', 'yes'])
    expect(children('pool')).toEqual(['lane1', 'lane2'])
    expect(children('lane1')).toEqual(['ask'])
    expect([map.nodes.get('yes'), map.nodes.get('no')].map((node) => node?.marks.labels)).toEqual([['yes'], ['no']])
    expect(map.lines.size).toBe(0)
  })

  test('a cycle is entered at the shape that is read first, and its last line is a relation', () => {
    const shape = (id: string, y: number) => ({
      type: 'shape',
      id,
      kind: 'process',
      text: id,
      box: { x: 0, y, width: 90, height: 40 },
    })
    const line = (from: string, to: string) => ({
      type: 'connector',
      id: from + to,
      from: { shape: from },
      to: { shape: to },
    })
    const items = [
      shape('c', 300),
      shape('a', 100),
      shape('b', 200),
      line('a', 'b'),
      line('b', 'c'),
      line('c', 'a'),
      line('a', 'a'),
    ]
    const chart = openFlowchart(docOf({ pages: [{ id: 'p', items }] })).snapshot
    const map = turnedChart(chart)
    expect(map.root).toBe('a')
    expect([map.nodes.get('a')?.children, map.nodes.get('b')?.children]).toEqual([['b'], ['c']])
    expect([...map.lines.keys()]).toEqual(['ca'])
    expect(seenOfChart(turnedMap(map))).toEqual(seenOfChart(chart))
  })

  test('gives back what people write in the map: topics, where they hang, and what is said at lines', () => {
    const doc = fromContent(flowchartToMap(openFlowchart(sampleFlowchart()).snapshot, { title: 'Title' }))
    if (!doc.ok) return expect.fail(doc.error.code)
    const map = openMap(doc.doc)
    map.execute({ type: 'setText', id: 'yes', text: 'Sell it' })
    map.execute({ type: 'moveNodes', ids: ['no'], to: { parent: 'start' } })
    map.execute({ type: 'addChild', parent: 'check', text: 'Wait', id: 'wait' })
    map.execute({ type: 'setMarks', ids: ['yes'], marks: { labels: ['sure', 'later'] } })
    map.execute({ type: 'deleteNodes', ids: ['picture'] })
    const chart = turnedMap(map.snapshot)
    expect(chart.shapes.get('yes')?.text.text).toBe('Sell it')
    expect(chart.shapes.has('picture')).toBe(false)
    const ends = [...chart.connectors.values()].map(({ from, to }) =>
      [from, to].map((end) => (isShapeEnd(end) ? end.shape : '')).join(' '),
    )
    expect(ends.sort()).toEqual(['check wait', 'check yes', 'no ', 'start check', 'start no'])
    expect([...chart.labels.values()].map(({ text }) => text.text).sort()).toEqual(['no', 'sure'])
    expect(chart.labels.get('b1')?.text.text).toBe('sure')
    const wait = boxOnPage(chart, 'wait')[0] as Rect
    for (const id of chart.pages[0]?.tops ?? []) {
      if (id !== 'wait') expect(intersects(wait, boxOnPage(chart, id)[0] as Rect)).toBe(false)
    }
  })
})

test('whatever somebody has written into a document, it is turned, and turned back', () => {
  fc.assert(
    fc.property(maps(6), charts(6), (map, chart) => {
      expect(treeProblems(turnedChart(turnedMap(map)))).toEqual([])
      const turned = turnedChart(chart)
      expect(treeProblems(turned)).toEqual([])
      expect(turnedMap(turned).pages.length).toBeGreaterThan(0)
    }),
    { numRuns: cases(40) },
  )
})

test('ten thousand topics below each other, and as many steps in one row', () => {
  const deep = { text: 'deep', children: [] as object[] }
  let at = deep
  for (let depth = 0; depth < 10_000; depth++) {
    const child = { text: `${depth}`, children: [] as object[] }
    at.children.push(child)
    at = child
  }
  const map = mapOf(deep as never)
  const made = flowchartFromContent(mapToFlowchart(map, wordsOf))
  if (!made.ok) return expect.fail(made.error.code)
  const back = fromContent(flowchartToMap(openFlowchart(made.doc).snapshot, { title: '' }))
  if (!back.ok) return expect.fail(back.error.code)
  expect(openMap(back.doc).snapshot.nodes.size).toBe(10_001)
})

/** The same map after it was content once: sides of what has none are not said there, nor is spacing that says nothing. */
function readAgain(map: MapSnapshot): MapSnapshot {
  const made = fromContent(toContent(map))
  if (!made.ok) throw new Error(made.error.code)
  return openMap(made.doc).snapshot
}

function docOf(content: object): Y.Doc {
  const made = flowchartFromContent(content, { random: repeatable(1) })
  if (!made.ok) throw new Error(made.error.code)
  return made.doc
}

function boxOnPage({ shapes }: FlowchartSnapshot, id: string): Rect[] {
  let shape = shapes.get(id)
  if (!shape) return []
  let { x, y } = shape.box
  const { width, height } = shape.box
  while (shape.parent !== null) {
    shape = shapes.get(shape.parent)
    if (!shape) break
    x += shape.box.x
    y += shape.box.y
  }
  return [{ x, y, width, height }]
}
