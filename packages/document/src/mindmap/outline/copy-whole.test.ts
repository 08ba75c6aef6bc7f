import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectSame } from '../../core/testing/expect-same.ts'
import { type MapDocument, openMap } from '../mindmap.ts'
import { newMap } from '../new-map.ts'
import type { MapSnapshot, NodeId } from '../snapshot/snapshot.ts'
import { topmost, walk } from '../snapshot/walk.ts'
import { plainSnapshot } from '../testing/plain-snapshot.ts'
import { sampleMap } from '../testing/sample-map.ts'
import { seededCommand, seeds } from '../testing/seeded-command.ts'
import { copyWhole, wholeBranches } from './copy-whole.ts'

/** A map with a summary that has a topic, a boundary, and lines within and across branches. */
function joined(): MapDocument {
  const map = openMap(newMap({ text: 'Root', root: 'root' }))
  const forest = [
    { id: 'a', children: [{ id: 'a1' }, { id: 'a2' }, { id: 'sum', text: 'Both' }, { id: 'a3' }] },
    { id: 'b', children: [{ id: 'b1' }] },
    { id: 'c' },
  ]
  map.execute({ type: 'addTree', forest, to: { parent: 'root' } })
  map.execute({ type: 'addRange', id: '1', kind: 'summary', first: 'a1', last: 'a2', topic: 'sum' })
  map.execute({
    type: 'addRange',
    id: '2',
    kind: 'boundary',
    first: 'a',
    last: 'b',
    text: 'Title',
    look: { fill: '#ff0000' },
  })
  map.execute({ type: 'addLine', from: 'a1', to: 'b1', text: 'why', bend: [{ x: 1, y: 2 }], look: { width: 3 } })
  map.execute({ type: 'addLine', from: 'b1', to: 'c' })
  return map
}

const { snapshot } = joined()

test('lines with both ends inside and ranges over copied siblings alone come along', () => {
  expect(copyWhole(snapshot, ['a', 'b'])).toMatchObject({
    lines: [{ from: 1, to: 6, text: { text: 'why' }, bend: [{ x: 1, y: 2 }], look: { width: 3 } }],
    ranges: [
      { kind: 'summary', first: 1, last: 2, topic: 3 },
      { kind: 'boundary', first: 0, last: 5, text: { text: 'Title' }, look: { fill: '#ff0000' } },
    ],
  })
  expect(copyWhole(snapshot, ['a'])).toMatchObject({ lines: [], ranges: [{ kind: 'summary' }] })
  expect(copyWhole(snapshot, ['a1'])).toMatchObject({ lines: [], ranges: [] })
})

test('a summary over what is copied brings its topic', () => {
  expect(wholeBranches(snapshot, ['a1', 'a2'])).toEqual(['a1', 'a2', 'sum'])
  expect(wholeBranches(snapshot, ['a1'])).toEqual(['a1'])
  expect(copyWhole(snapshot, ['a1', 'a2']).ranges).toMatchObject([{ kind: 'summary', first: 0, last: 1, topic: 2 }])
})

test('a summary over nothing but its own topic brings nothing', () => {
  const map = joined()
  map.execute({ type: 'addRange', id: '3', kind: 'summary', first: 'a3', last: 'a3', topic: 'a3' })
  expect(map.snapshot.ranges.get('3')).toMatchObject({ first: 'a3', last: 'a3', topic: 'a3' })
  expect(wholeBranches(map.snapshot, ['a'])).toEqual(['a'])
  expect(wholeBranches(map.snapshot, ['b'])).toEqual(['b'])
  expect(copyWhole(map.snapshot, ['a']).ranges).toHaveLength(2)
})

test('floating copies have no range over them, but all that is in them', () => {
  const map = joined()
  map.execute({ type: 'addTree', ...copyWhole(snapshot, ['a', 'b']), to: { at: { x: 0, y: 0 } } })
  expect(map.snapshot.ranges.size).toBe(3)
  expect(map.snapshot.lines.size).toBe(3)
})

test.each([
  ['a line to nothing', { lines: [{ from: 0, to: 9 }] }],
  ['a line to itself', { lines: [{ from: 0, to: 0 }] }],
  ['a line that is none', { lines: [null] }],
  ['lines that are none', { lines: 'all' }],
  ['a range without a kind', { ranges: [{ first: 0, last: 0 }] }],
  ['a range over what are no siblings', { ranges: [{ kind: 'summary', first: 0, last: 1 }] }],
  ['a topic that is none', { ranges: [{ kind: 'summary', first: 0, last: 0, topic: -1 }] }],
])('%s is refused, and nothing is written', (_name, joints) => {
  const map = joined()
  const before = map.snapshot
  const forest = [{ text: 'x', children: [{}] }]
  const result = map.execute({ type: 'addTree', forest, ...joints, to: { parent: 'root' } } as never)
  expect(result.ok).toBe(false)
  expect(map.snapshot).toBe(before)
})

/** What belongs to branches alone, without ids: places in the outline stand for them. */
function within(map: MapSnapshot, tops: readonly NodeId[]) {
  const nth = new Map<NodeId, number>()
  for (const { id } of walk(map, tops)) nth.set(id, nth.size)
  const lines = [...map.lines.values()].filter(({ from, to }) => nth.has(from) && nth.has(to))
  return {
    nodes: [...walk(map, tops)].map(({ text, note, marks, look, folded }) => ({ text, note, marks, look, folded })),
    lines: lines.map(({ from, to, text, look, bend }) => [nth.get(from), nth.get(to), text, look, bend]),
  }
}

test('a copy in the same map is as whole as the original, and undone exactly', () => {
  fc.assert(
    fc.property(
      fc.array(seeds(), { maxLength: 12, size: 'max' }),
      fc.array(fc.nat(99), { minLength: 1 }),
      (all, picks) => {
        const map = openMap(sampleMap())
        for (const seed of all) map.execute(seededCommand(seed, map.snapshot))
        const old = map.snapshot
        const nodes = [...walk(old)]
        const ids = picks.map((pick) => nodes[pick % nodes.length]?.id ?? old.root)
        const tops = wholeBranches(old, ids)
        expect(tops).toEqual(topmost(old, tops))
        const branches = copyWhole(old, ids)
        map.mark()
        const result = map.execute({ type: 'addTree', ...branches, to: { parent: old.root } })
        if (!result.ok) throw new Error(result.refusal.code)
        const made = within(map.snapshot, result.ids ?? [])
        const order = (lines: unknown[]) => lines.map((line) => JSON.stringify(line)).sort()
        const original = within(old, tops)
        expectSame(made.nodes, original.nodes)
        expect(order(made.lines)).toEqual(order(original.lines))
        expect(map.snapshot.ranges.size - old.ranges.size).toBe(branches.ranges?.length)
        map.undo()
        expectSame(plainSnapshot(map.snapshot), plainSnapshot(old))
      },
    ),
    { numRuns: 60 },
  )
})
