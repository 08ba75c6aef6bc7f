import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { cases } from '../../core/testing/cases.ts'
import { expectSame } from '../../core/testing/expect-same.ts'
import { repeatable } from '../../core/testing/repeatable.ts'
import type { Command } from '../commands/commands.ts'
import { type MapDocument, openMap } from '../mindmap.ts'
import type { MapSnapshot } from '../snapshot/snapshot.ts'
import { walk } from '../snapshot/walk.ts'
import { hostileWrites, writeHostile } from '../testing/hostile-write.ts'
import { naiveDifference } from '../testing/naive-difference.ts'
import { plainSnapshot, treeProblems } from '../testing/plain-snapshot.ts'
import { sampleMap } from '../testing/sample-map.ts'
import { seededCommand, seeds } from '../testing/seeded-command.ts'
import { mapDifference } from './map-difference.ts'

/** Two versions of a map, also of damaged ones. */
const versions = fc
  .record({
    writes: fc.oneof(fc.constant([]), fc.array(hostileWrites, { maxLength: 4 })),
    first: fc.array(seeds(), { maxLength: 12, size: 'max' }),
    second: fc.array(seeds(), { maxLength: 20, size: 'max' }),
    later: fc.oneof(fc.constant([]), fc.array(hostileWrites, { maxLength: 3 })),
  })
  .map(({ writes, first, second, later }) => {
    const doc = sampleMap()
    for (const write of writes) writeHostile(doc, write)
    const map = openMap(doc, { random: repeatable(1) })
    for (const seed of first) map.execute(seededCommand(seed, map.snapshot))
    const before = map.snapshot
    for (const seed of second) map.execute(seededCommand(seed, map.snapshot))
    for (const write of later) writeHostile(doc, write)
    return { before, after: map.snapshot }
  })

test('a version does not differ from itself', () => {
  fc.assert(
    fc.property(versions, ({ after }) => {
      const { changes, counts, merged, nodes } = mapDifference(after, copyOf(after))
      expect(changes).toEqual([])
      expect(nodes.size).toBe(0)
      expect(counts).toEqual({ added: 0, removed: 0, changed: 0, moved: 0 })
      expectSame(plainSnapshot(merged), plainSnapshot(after))
    }),
    { numRuns: cases(20) },
  )
})

test('every node has the mark that a naive comparison gives it', () => {
  fc.assert(
    fc.property(versions, ({ before, after }) => {
      const difference = mapDifference(before, after)
      const naive = naiveDifference(before, after)
      for (const sort of ['added', 'removed', 'changed'] as const) {
        const marked = [...difference.nodes].filter(([, one]) => one.sort === sort).map(([id]) => id)
        expect(marked.sort()).toEqual(naive[sort])
      }
      const moved = [...difference.nodes].filter(([, one]) => one.sort === 'moved' || ('isMoved' in one && one.isMoved))
      expect(moved.length).toBe(naive.moved)
      const nodes = difference.changes.filter(({ item }) => item === 'node')
      expect(difference.counts.added).toBe(naive.added.length + others(difference.changes, 'added'))
      expect(difference.counts.removed).toBe(naive.removed.length + others(difference.changes, 'removed'))
      expect(difference.counts.changed).toBe(naive.changed.length + others(difference.changes, 'changed'))
      expect(difference.counts.moved).toBe(naive.moved)
      expect(nodes.reduce((sum, change) => sum + ('nodes' in change ? change.nodes : 0), 0)).toBe(difference.nodes.size)
    }),
    { numRuns: cases(40) },
  )
})

function others(changes: ReturnType<typeof mapDifference>['changes'], sort: string): number {
  return changes.filter((change) => change.item !== 'node' && change.sort === sort).length
}

describe('the merged map', () => {
  test('is a tree that has every node of both versions once, and the newer ones where they are', () => {
    fc.assert(
      fc.property(versions, ({ before, after }) => {
        const { merged, nodes } = mapDifference(before, after)
        expect(treeProblems(merged)).toEqual([])
        const ids = [...walk(merged)].map(({ id }) => id)
        const both = new Set([...after.nodes.values(), ...before.nodes.values()].map(({ id }) => id))
        expect(ids.toSorted()).toEqual([...both].sort())
        for (const { id, parent, children } of after.nodes.values()) {
          expect(merged.nodes.get(id)?.parent).toBe(parent)
          expect(merged.nodes.get(id)?.children.filter((child) => after.nodes.get(child))).toEqual(children)
        }
        for (const { id, parent } of before.nodes.values()) {
          if (nodes.get(id)?.sort === 'removed' && parent !== null) expect(merged.nodes.get(id)?.parent).toBe(parent)
        }
        for (const { from, to } of merged.lines.values()) expect(both.has(from) && both.has(to)).toBe(true)
        for (const { node } of merged.callouts.values()) expect(both.has(node)).toBe(true)
        for (const { parent, first, last } of merged.ranges.values()) {
          const siblings = merged.nodes.get(parent)?.children ?? []
          expect(siblings).toContain(first)
          expect(siblings.indexOf(last)).toBeGreaterThanOrEqual(siblings.indexOf(first))
        }
      }),
      { numRuns: cases(40) },
    )
  })

  test('shows every change in no folded branch, in reading order', () => {
    fc.assert(
      fc.property(versions, ({ before, after }) => {
        const { merged, nodes, changes } = mapDifference(before, after)
        for (const id of nodes.keys()) {
          for (let at = merged.nodes.get(id)?.parent ?? null; at !== null; ) {
            const node = merged.nodes.get(at)
            expect(node?.folded).toBe(false)
            at = node?.parent ?? null
          }
        }
        const order = new Map([...walk(merged)].map(({ id }, at) => [id, at]))
        const walked = changes.flatMap((change) => (change.item === 'node' ? [order.get(change.id)] : []))
        expect(walked).toEqual(walked.toSorted((one = 0, other = 0) => one - other))
      }),
      { numRuns: cases(25) },
    )
  })

  test('puts what was removed back between its old neighbours', () => {
    const { before, after } = edited([{ type: 'deleteNodes', ids: ['b', 'c1'] }])
    const { merged } = mapDifference(before, after)
    expect(merged.nodes.get('m')?.children).toEqual(['a', 'b', 'c'])
    expect(merged.nodes.get('c')?.children).toEqual(['c1', 'c2'])
  })

  test('keeps what was removed below a node that was moved', () => {
    const { before, after } = edited([
      { type: 'deleteNodes', ids: ['b1'] },
      { type: 'moveNodes', ids: ['b'], to: { parent: 'a' } },
    ])
    expect(mapDifference(before, after).merged.nodes.get('b')?.children).toEqual(['b1', 'b2'])
  })

  test('of a map with another root has the removed one below it', () => {
    const { before, after } = edited([
      { type: 'setRoot', id: 'a' },
      { type: 'moveNodes', ids: ['b', 'c'], to: { parent: 'a' } },
      { type: 'deleteNodes', ids: ['m'] },
    ])
    const { merged, nodes } = mapDifference(before, after)
    expect(merged.root).toBe('a')
    expect(merged.nodes.get('m')).toMatchObject({ parent: 'a', children: [] })
    expect(nodes.get('m')).toEqual({ sort: 'removed' })
  })
})

describe('a change', () => {
  const difference = (...commands: Command[]) => {
    const { before, after } = edited(commands)
    return mapDifference(before, after)
  }

  test('of a text tells the old words; of a colour only what changed', () => {
    const { nodes, counts, changes } = difference(
      { type: 'setText', id: 'a1', text: 'Other words' },
      { type: 'setLook', ids: ['b'], look: { fill: '#112233' } },
    )
    expect(nodes.get('a1')).toEqual({ sort: 'changed', fields: ['text'], oldText: 'Topic a1', isMoved: false })
    expect(nodes.get('b')).toEqual({ sort: 'changed', fields: ['look'], oldText: null, isMoved: false })
    expect(counts).toEqual({ added: 0, removed: 0, changed: 2, moved: 0 })
    expect(changes.map((change) => 'id' in change && change.id)).toEqual(['a1', 'b'])
  })

  test('is one for a whole branch, with the number of its nodes', () => {
    const { changes, counts } = difference(
      { type: 'deleteNodes', ids: ['a'] },
      { type: 'addTree', forest: [{ id: 'x', children: [{}, {}] }], to: { parent: 'c' } },
    )
    expect(changes).toEqual([
      { item: 'node', id: 'a', sort: 'removed', nodes: 7 },
      { item: 'node', id: 'x', sort: 'added', nodes: 3 },
    ])
    expect(counts).toEqual({ added: 3, removed: 7, changed: 0, moved: 0 })
  })

  test('of place is one move, however many siblings there are', () => {
    const forest = Array.from({ length: 10 }, (_, at) => ({ id: `x${at}` }))
    const map = openMap(sampleMap())
    map.execute({ type: 'addTree', forest, to: { parent: 'c2' } })
    const before = map.snapshot
    map.execute({ type: 'moveNodes', ids: ['x8'], to: { before: 'x1' } })
    expect(mapDifference(before, map.snapshot).changes).toEqual([{ item: 'node', id: 'x8', sort: 'moved', nodes: 1 }])
  })

  test('of place and words counts as both and is one step', () => {
    const { changes, counts, nodes } = difference(
      { type: 'moveNodes', ids: ['b1'], to: { parent: 'a' } },
      { type: 'setText', id: 'b1', text: 'Moved' },
    )
    expect(changes).toEqual([{ item: 'node', id: 'b1', sort: 'changed', nodes: 1 }])
    expect(counts).toEqual({ added: 0, removed: 0, changed: 1, moved: 1 })
    expect(nodes.get('b1')).toMatchObject({ oldText: 'Topic b1', isMoved: true })
  })

  test('of a floating node is a move when it floats elsewhere', () => {
    const { nodes } = difference({ type: 'moveNodes', ids: ['f'], to: { at: { x: 1, y: 2 } } })
    expect([...nodes]).toEqual([['f', { sort: 'moved' }]])
  })

  test('of a side is none while the side is only written down', () => {
    const map = openMap(sampleMap())
    const before = map.snapshot
    map.execute({ type: 'setSide', ids: ['a'], side: 'left' })
    const left = map.snapshot
    expect(mapDifference(before, left).changes).toEqual([])
    map.execute({ type: 'setSide', ids: ['a'], side: 'right' })
    expect(mapDifference(left, map.snapshot).changes).toMatchObject([{ id: 'a', sort: 'moved' }])
  })

  test('of lines, ranges, callouts and settings is told where they stand, settings last', () => {
    const { changes, callouts, lines, settings, counts } = difference(
      { type: 'setTheme', theme: 'other' },
      { type: 'setNumbering', numbering: 'decimal' },
      { type: 'setText', id: 'callout', part: 'callout', text: 'there' },
      { type: 'deleteLines', ids: ['line'] },
      { type: 'setRange', id: 'range', kind: 'boundary' },
      { type: 'addLine', id: 'l2', from: 'c1', to: 'a' },
    )
    expect(changes).toEqual([
      { item: 'range', id: 'range', sort: 'changed' },
      { item: 'line', id: 'line', sort: 'removed' },
      { item: 'callout', id: 'callout', sort: 'changed' },
      { item: 'line', id: 'l2', sort: 'added' },
      { item: 'setting', name: 'theme', sort: 'changed' },
      { item: 'setting', name: 'numbering', sort: 'changed' },
    ])
    expect(callouts.get('callout')).toEqual({ sort: 'changed', fields: ['text'], oldText: 'look here' })
    expect(lines.get('line')).toEqual({ sort: 'removed' })
    expect(settings).toEqual(['theme', 'numbering'])
    expect(counts).toEqual({ added: 1, removed: 1, changed: 4, moved: 0 })
  })

  test('of what hangs on a removed node is part of its removal', () => {
    const { changes, lines, callouts, merged } = difference({ type: 'deleteNodes', ids: ['b'] })
    expect(changes).toEqual([{ item: 'node', id: 'b', sort: 'removed', nodes: 7 }])
    expect(lines.get('line')).toEqual({ sort: 'removed' })
    expect(callouts.get('callout')).toEqual({ sort: 'removed' })
    expect(merged.lines.has('line') && merged.callouts.has('callout')).toBe(true)
  })

  test('of folds is none', () => {
    expect(difference({ type: 'setFold', ids: ['a'], folded: true }).changes).toEqual([])
  })
})

test('comparing 10,000 nodes looks at each a few times, also in one long list or one long chain', () => {
  for (const shape of ['list', 'chain'] as const) {
    const [few, many] = [1000, 10_000].map((size) => readsOf(shape, size)) as [number, number]
    expect(many).toBeLessThan(few * 11)
    expect(many).toBeLessThan(10_000 * 20)
  }
})

/** How often nodes are read while a version is compared with one whose every second node is gone. */
function readsOf(shape: 'list' | 'chain', size: number): number {
  let reads = 0
  const ids = Array.from({ length: size }, (_, at) => `n${at}`)
  const counting = (kept: readonly string[]): MapSnapshot => {
    const map = openMap(sampleMap()).snapshot
    const [root = '', ...rest] = kept
    const template = map.nodes.get('a2')
    const nodes = new Map(
      kept.map((id, at) => {
        const below = shape === 'list' ? (at === 0 ? rest : []) : kept.slice(at + 1, at + 2)
        const parent = at === 0 ? null : shape === 'list' ? root : (kept[at - 1] as string)
        return [id, { ...template, id, parent, children: below } as never]
      }),
    )
    const get = (id: string) => {
      reads++
      return nodes.get(id)
    }
    return { ...map, root, floating: [], nodes: { size: nodes.size, get, values: () => nodes.values() } }
  }
  const before = counting(ids)
  const after = counting(ids.filter((_, at) => at % 2 === 0))
  mapDifference(before, after)
  return reads
}

function edited(commands: readonly Command[]): { before: MapSnapshot; after: MapSnapshot } {
  const map: MapDocument = openMap(sampleMap())
  const before = map.snapshot
  for (const command of commands) expect(map.execute(command)).toMatchObject({ ok: true })
  return { before, after: map.snapshot }
}

/** The same map without any object of the first. */
function copyOf(snapshot: MapSnapshot): MapSnapshot {
  const copy = structuredClone({
    ...snapshot,
    nodes: [...snapshot.nodes.values()],
    lines: [],
    ranges: [],
    callouts: [],
  })
  return {
    ...copy,
    nodes: new Map(copy.nodes.map((node) => [node.id, node])),
    lines: new Map(structuredClone([...snapshot.lines])),
    ranges: new Map(structuredClone([...snapshot.ranges])),
    callouts: new Map(structuredClone([...snapshot.callouts])),
  }
}

test('versions of two documents that were one are compared by ids', () => {
  const doc = sampleMap()
  const twin = new Y.Doc()
  Y.applyUpdate(twin, Y.encodeStateAsUpdate(doc))
  const other = openMap(twin)
  other.execute({ type: 'addChild', parent: 'a', id: 'new', text: 'New' })
  const { changes } = mapDifference(openMap(doc).snapshot, other.snapshot)
  expect(changes).toEqual([{ item: 'node', id: 'new', sort: 'added', nodes: 1 }])
})
