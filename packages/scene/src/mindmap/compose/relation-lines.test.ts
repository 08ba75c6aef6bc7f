import type { NodeSnapshot } from '@ramify/document'
import {
  center,
  contains,
  cubicAt,
  distance,
  distanceToPath,
  flattenPath,
  inflate,
  intersects,
  type Point,
  type Rect,
} from '@ramify/geometry'
import { layouts } from '@ramify/layouts'
import { themes } from '@ramify/themes'
import { expect, test } from 'vitest'
import { mapOf, plainMeasurer } from '../testing/map-of.ts'
import { composeScene } from './compose-scene.ts'
import type { Topic } from './topic.ts'

const measurer = plainMeasurer
const theme = themes['sky-19']

test('a relation line goes from one topic to the other', () => {
  const snapshot = mapOf({ text: 'Root', children: [{ id: 'a' }, { id: 'b', children: [{ id: 'c' }] }] }, [], {
    lines: [{ from: 'a', to: 'c', text: 'because' }],
  })
  const [relation] = composeScene({ snapshot, theme, measurer }).relations
  const scene = composeScene({ snapshot, theme, measurer })
  const [a, c] = [scene.placeOf('a'), scene.placeOf('c')]
  if (!relation || !a || !c) throw new Error('They are all there.')
  expect(onEdge(inflate(a, 6), relation.curve.from) && onEdge(inflate(c, 6), relation.curve.to)).toBe(true)
  expect(relation.primitives.some((part) => part.kind === 'text' && part.text === 'because')).toBe(true)
  const middle = { x: (relation.bounds.x + relation.bounds.width) / 2, y: 1e5 }
  expect(scene.lineAt(relation.curve.from, 2)).toBe('l0')
  expect(scene.lineAt(middle, 2)).toBeNull()
})

test('the words of a relation line keep clear of a topic in its middle', () => {
  const at = (x: number, y = 0) => ({ x, y })
  const open = (floating: Parameters<typeof mapOf>[1]) => {
    const snapshot = mapOf({ id: 'root', text: 'Root' }, floating, {
      lines: [{ from: 'f', to: 'g', text: 'because' }],
    })
    return composeScene({ snapshot, theme, measurer })
  }
  const ends = [
    { id: 'f', text: 'From', at: at(-800, 500) },
    { id: 'g', text: 'To', at: at(800, 500) },
  ]
  const alone = open(ends).relations[0]
  if (!alone?.label.box) throw new Error('It has words')
  expect(alone.label.at).toEqual(cubicAt(alone.curve, 0.5))
  const { x, y } = alone.label.box
  const crowded = open([...ends, { id: 'h', text: 'Here', at: at(x, y) }])
  const box = crowded.relations[0]?.label.box
  const here = crowded.placeOf('h')
  if (!box || !here) throw new Error('Both are shown')
  expect([intersects(alone.label.box, here), intersects(box, here)]).toEqual([true, false])
})

test.each(Object.keys(layouts))('the words of relation lines cover no topic of a dense map: %s', (layout) => {
  const rows = [0, 1, 2].map((row) => ({ id: `${row}`, text: `Something to do ${row}` }))
  const main = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
    id,
    text: `Main topic ${id}`,
    children: rows.map((row) => ({ ...row, id: id + row.id })),
  }))
  const ids = main.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)])
  const lines = ids.flatMap((from) => ids.filter((to) => to !== from).map((to) => ({ from, to, text: 'moves it' })))
  const scene = composeScene({
    snapshot: mapOf({ text: 'Root', children: main }, [], { layout, lines }),
    theme,
    measurer,
  })
  const topics = scene.visible(scene.bounds)
  const covered = scene.relations.filter(({ label: { box } }) => box && topics.some((topic) => intersects(topic, box)))
  expect(covered.map(({ line }) => `${line.from} ${line.to}`)).toEqual([])
})

test.each(Object.keys(layouts))('a relation line ends beside the branches of its topics, not on them: %s', (layout) => {
  const rows = (id: string) => [0, 1].map((row) => ({ id: `${id}${row}`, text: `Something to do ${row}` }))
  const main = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `Main topic ${id}`, children: rows(id) }))
  const lines = main.flatMap(({ id: from }) => main.filter(({ id }) => id !== from).map(({ id: to }) => ({ from, to })))
  const scene = composeScene({
    snapshot: mapOf({ text: 'Root', children: main }, [], { layout, lines }),
    theme,
    measurer,
  })
  for (const { line, curve } of scene.relations) {
    for (const [id, at] of [
      [line.from, curve.from],
      [line.to, curve.to],
    ] as const) {
      const { fold, place } = scene.placeOf(id) as Topic
      const { toX: x, toY: y } = place.ends ?? { toX: Infinity, toY: Infinity }
      expect([distance(at, fold?.edge ?? at) > 6.5, distance(at, { x, y }) > 6.5], `${line.from} ${line.to}`).toEqual([
        true,
        true,
      ])
    }
  }
})

test('the words of relation lines hide neither the lines of the tree nor each other where there is room', () => {
  const main = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `Main topic ${id}` }))
  const lines = [
    { from: 'a', to: 'd', text: 'moves it' },
    { from: 'a', to: 'd', text: 'again' },
  ]
  const snapshot = mapOf({ text: 'Root', children: main }, [], { layout: 'timeline', lines })
  const scene = composeScene({ snapshot, theme, measurer })
  const [one, other] = scene.relations.map(({ label }) => label.box)
  if (!one || !other) throw new Error('Both have words.')
  expect(intersects(one, other)).toBe(false)
  for (const { connector } of scene.visible(scene.bounds)) {
    for (const box of [one, other]) {
      const inside = flattenPath(connector?.path ?? [])
        .flat()
        .filter((point) => contains(box, point))
      expect(inside).toEqual([])
      expect(distanceToPath(connector?.path ?? [], center(box))).toBeGreaterThan(8)
    }
  }
})

test('a relation line lies under topics and leaves out the words that it passes', () => {
  const ends = [
    { id: 'f', text: 'From', at: { x: -400, y: 500 } },
    { id: 'g', text: 'To', at: { x: 400, y: 500 } },
  ]
  const lines = [{ from: 'f', to: 'g' }]
  const alone = composeScene({ snapshot: mapOf('Root', ends, { lines }), theme, measurer })
  const [relation] = alone.relationsIn(alone.bounds)
  if (!relation) throw new Error('It is shown.')
  expect(relation).toBe(alone.relations[0])
  const middle = cubicAt(relation.curve, 0.5)
  const passed = (look: NodeSnapshot['look']) => {
    const here = { id: 'h', text: 'Here', look, at: { x: middle.x - 20, y: middle.y - 10 } }
    const scene = composeScene({ snapshot: mapOf('Root', [...ends, here], { lines }), theme, measurer })
    const [parted] = scene.relationsIn(scene.bounds)
    const topic = scene.placeOf('h')
    if (!parted || !topic) throw new Error('Both are shown.')
    const [way] = parted.primitives
    const drawings = scene.layers().flat()
    const orderOf = (primitive: unknown) =>
      drawings.findIndex(({ primitives }) => primitives.some((p) => p === primitive))
    expect(orderOf(way)).toBeLessThan(orderOf(topic.face.primitives[0]))
    return way?.kind === 'shape' && way.path.filter(([kind]) => kind === 'M').length
  }
  expect(passed({ shape: 'plain', fill: 'none' })).toBe(2)
  expect(passed({ shape: 'rect', fill: '#ffeecc' })).toBe(1)
})

test('a line whose end is folded away is not shown', () => {
  const snapshot = mapOf({ text: 'Root', children: [{ id: 'a' }, { folded: true, children: [{ id: 'c' }] }] }, [], {
    lines: [{ from: 'a', to: 'c' }],
  })
  expect(composeScene({ snapshot, theme, measurer }).relations).toHaveLength(0)
})

function onEdge(rect: Rect, point: Point): boolean {
  return contains(inflate(rect, 0.01), point) && !contains(inflate(rect, -0.01), point)
}
