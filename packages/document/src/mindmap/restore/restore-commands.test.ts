import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cases } from '../../core/testing/cases.ts'
import { expectSame } from '../../core/testing/expect-same.ts'
import { Network } from '../../core/testing/network.ts'
import type { Command } from '../commands/commands.ts'
import { toContent } from '../content/to-content.ts'
import { mapDifference } from '../difference/map-difference.ts'
import { type MapDocument, openMap } from '../mindmap.ts'
import type { MapSnapshot, NodeId, NodeSnapshot } from '../snapshot/snapshot.ts'
import { walk } from '../snapshot/walk.ts'
import { hostileWrites, writeHostile } from '../testing/hostile-write.ts'
import { plainSnapshot, treeProblems } from '../testing/plain-snapshot.ts'
import { sampleMap } from '../testing/sample-map.ts'
import { type Seed, seededCommand, seeds } from '../testing/seeded-command.ts'
import { restoreCommands } from './restore-commands.ts'
import { withBranchRestored } from './with-branch-restored.ts'

const some = fc.array(seeds(), { maxLength: 20, size: 'max' })

/** Moves make the most trouble. */
const moves = fc.array(
  seeds(['moveNodes', 'moveNodes', 'setRoot', 'deleteNodes', 'addTree', 'insertParent', 'addRange']),
  {
    maxLength: 14,
    size: 'max',
  },
)

function run(map: MapDocument, all: readonly Seed[]): void {
  for (const seed of all) map.execute(seededCommand(seed, map.snapshot))
}

function restore(map: MapDocument, version: MapSnapshot, branch?: NodeId): void {
  map.mark()
  expect(map.batch(restoreCommands(map, version, branch))).toMatchObject({ ok: true })
}

describe('a whole version', () => {
  test('comes back in one step, which undo takes back exactly', () => {
    fc.assert(
      fc.property(some, fc.oneof(some, moves), (first, second) => {
        const map = openMap(sampleMap())
        run(map, first)
        const version = map.snapshot
        run(map, second)
        const now = map.snapshot
        restore(map, version)
        expectSame(toContent(map.snapshot), toContent(version))
        expect(mapDifference(version, map.snapshot).changes).toEqual([])
        expect([...restoreCommands(map, version)]).toEqual([])
        if (map.snapshot === now) return
        map.undo()
        expectSame(plainSnapshot(map.snapshot), plainSnapshot(now))
      }),
      { numRuns: cases(25) },
    )
  })

  test('comes back in a damaged document', () => {
    fc.assert(
      fc.property(some, fc.array(hostileWrites, { maxLength: 12, size: 'max' }), (first, writes) => {
        const doc = sampleMap()
        const map = openMap(doc)
        run(map, first)
        const version = map.snapshot
        for (const write of writes) writeHostile(doc, write)
        restore(map, version)
        expect(mapDifference(version, map.snapshot).changes).toEqual([])
      }),
      { numRuns: cases(20) },
    )
  })

  test('that was empty changes nothing', () => {
    const map = openMap(sampleMap())
    const empty: MapSnapshot = { ...map.snapshot, root: '', floating: [], nodes: new Map() }
    expect([...restoreCommands(map, empty)]).toEqual([])
  })
})

describe('one branch', () => {
  test('comes back as it was and nothing else changes, in one step, which undo takes back exactly', () => {
    fc.assert(
      fc.property(some, fc.oneof(some, moves), fc.nat(100), (first, second, nth) => {
        const map = openMap(sampleMap())
        run(map, first)
        const version = map.snapshot
        run(map, second)
        const now = map.snapshot
        const ids = [...walk(version)].map(({ id }) => id)
        const branch = ids[nth % ids.length] as NodeId
        const wanted = withBranchRestored(now, version, branch)
        expect(treeProblems(wanted)).toEqual([])
        restore(map, version, branch)
        expectSame(toContent(map.snapshot), toContent(wanted))
        expectBranch(map.snapshot, version, branch)
        expectOutside(map.snapshot, now, version, branch)
        if (map.snapshot === now) return
        map.undo()
        expectSame(plainSnapshot(map.snapshot), plainSnapshot(now))
      }),
      { numRuns: cases(50) },
    )
  })

  const restored = (branch: NodeId, ...commands: Command[]) => {
    const map = openMap(sampleMap())
    const version = map.snapshot
    for (const command of commands) expect(map.execute(command)).toMatchObject({ ok: true })
    restore(map, version, branch)
    return { map, version }
  }

  test('that was deleted comes back at its place with its callout and the lines to what is still there', () => {
    const { map, version } = restored('b', { type: 'deleteNodes', ids: ['b'] }, { type: 'setText', id: 'c', text: 'C' })
    expect(map.snapshot.nodes.get('m')?.children).toEqual(['a', 'b', 'c'])
    expect(map.snapshot.nodes.get('c')?.text.text).toBe('C')
    expect(map.snapshot.nodes.get('b')).toEqual(version.nodes.get('b'))
    expect(map.snapshot.callouts.get('callout')).toEqual(version.callouts.get('callout'))
    expect(map.snapshot.lines.get('line')).toEqual(version.lines.get('line'))
  })

  test('hangs under the nearest ancestor that is there, where the way to it was', () => {
    const { map } = restored('b1', { type: 'deleteNodes', ids: ['b'] })
    expect(map.snapshot.nodes.get('m')?.children).toEqual(['a', 'b1', 'c'])
    expect(map.snapshot.nodes.get('b1')?.children).toEqual(['b11', 'b12'])
  })

  test('lets new topics go, and sends those that came from elsewhere back with what they have now', () => {
    const { map } = restored(
      'a',
      { type: 'addChild', parent: 'a', id: 'new' },
      { type: 'moveNodes', ids: ['c1'], to: { parent: 'a' } },
      { type: 'addChild', parent: 'c1', id: 'below', text: 'Below' },
      { type: 'setText', id: 'c1', text: 'Written since' },
    )
    expect(map.snapshot.nodes.get('new')).toBeUndefined()
    expect(map.snapshot.nodes.get('a')?.children).toEqual(['a1', 'a2'])
    expect(map.snapshot.nodes.get('c')?.children).toEqual(['c1', 'c2'])
    expect(map.snapshot.nodes.get('c1')).toMatchObject({
      text: { text: 'Written since' },
      children: ['c11', 'c12', 'below'],
    })
  })

  test('gets its topics back from elsewhere, without what hangs below them there', () => {
    const { map } = restored(
      'a',
      { type: 'moveNodes', ids: ['a1'], to: { before: 'b1' } },
      { type: 'addChild', parent: 'a1', id: 'new' },
    )
    expect(map.snapshot.nodes.get('a')?.children).toEqual(['a1', 'a2'])
    expect(map.snapshot.nodes.get('a1')?.children).toEqual(['a11', 'a12'])
    expect(map.snapshot.nodes.get('b')?.children).toEqual(['new', 'b1', 'b2'])
  })

  test('that holds the root now gives it back', () => {
    const { map, version } = restored('a', { type: 'setRoot', id: 'a1' })
    expectSame(toContent(map.snapshot), toContent(version))
  })

  test('that the version does not have changes nothing', () => {
    const map = openMap(sampleMap())
    const version = map.snapshot
    map.execute({ type: 'addChild', parent: 'a', id: 'new' })
    expect([...restoreCommands(map, version, 'new')]).toEqual([])
  })

  test('leaves a line alone that somebody drew to a topic that somebody else deleted', () => {
    const network = new Network(sampleMap(), 2)
    const [one, other] = network.docs.map((doc) => openMap(doc)) as [MapDocument, MapDocument]
    const version = one.snapshot
    one.mark()
    one.execute({ type: 'deleteNodes', ids: ['c'] })
    other.execute({ type: 'addLine', id: 'drawn', from: 'c', to: 'a' })
    network.deliverAll([0])
    other.execute({ type: 'deleteNodes', ids: ['b'] })
    restore(other, version, 'b')
    network.deliverAll([0])
    one.undo()
    expect(one.snapshot.lines.has('drawn')).toBe(true)
  })
})

test('replicas come to the same map when one restores while another edits', () => {
  fc.assert(
    fc.property(
      some,
      some,
      some,
      fc.option(fc.nat(100)),
      fc.array(fc.nat(100)),
      (first, mine, theirs, nth, numbers) => {
        const network = new Network(sampleMap(), 2)
        const [one, other] = network.docs.map((doc) => openMap(doc)) as [MapDocument, MapDocument]
        const version = one.snapshot
        run(one, first)
        network.deliverAll(numbers)
        run(one, mine)
        run(other, theirs)
        const ids = [...walk(version)].map(({ id }) => id)
        restore(one, version, nth === null ? undefined : ids[nth % ids.length])
        network.deliverAll(numbers)
        expectSame(plainSnapshot(one.snapshot), plainSnapshot(other.snapshot))
        expect(treeProblems(one.snapshot)).toEqual([])
        const both = one.snapshot
        one.undo()
        one.redo()
        expectSame(plainSnapshot(one.snapshot), plainSnapshot(both))
      },
    ),
    { numRuns: cases(20) },
  )
})

/** Every node of the branch says and has what it did; only a branch that had to become the root can have more below it. */
function expectBranch(restored: MapSnapshot, version: MapSnapshot, branch: NodeId): void {
  const ids = new Set([...walk(version, [branch])].map(({ id }) => id))
  for (const old of walk(version, [branch])) {
    const node = restored.nodes.get(old.id) as NodeSnapshot
    expectSame(own(node), own(old))
    const children = old.id === restored.root ? node.children.filter((id) => ids.has(id)) : node.children
    expect(children).toEqual(old.children)
  }
}

/** Nodes that were outside of the branch in both versions are as they are now, and stand as they stand now. */
function expectOutside(restored: MapSnapshot, now: MapSnapshot, version: MapSnapshot, branch: NodeId): void {
  const of = (map: MapSnapshot) => (map.nodes.get(branch) ? [...walk(map, [branch])].map(({ id }) => id) : [])
  const touched = new Set([...of(version), ...of(now)])
  const outside = (ids: readonly NodeId[]) => ids.filter((id) => !touched.has(id))
  for (const node of now.nodes.values()) {
    if (touched.has(node.id)) continue
    const after = restored.nodes.get(node.id) as NodeSnapshot
    expectSame(own(after), own(node))
    if (node.parent !== null && !touched.has(node.parent) && node.id !== restored.root) {
      expect(after.parent).toBe(node.parent)
    }
    const stayed = outside(after.children).filter((id) => now.nodes.get(id)?.parent === node.id)
    expect(stayed).toEqual(outside(node.children).filter((id) => id !== restored.root))
  }
  const isOutside = (...ids: (NodeId | null)[]) => ids.every((id) => id === null || !touched.has(id))
  for (const [id, line] of now.lines)
    if (isOutside(line.from, line.to) && !touches(version.lines.get(id))) {
      expectSame(restored.lines.get(id), line)
    }
  for (const [id, callout] of now.callouts)
    if (isOutside(callout.node) && !touches(version.callouts.get(id))) {
      expectSame(restored.callouts.get(id), callout)
    }
  for (const [id, range] of now.ranges) {
    const siblings = now.nodes.get(range.parent)?.children ?? []
    const spanned = siblings.slice(siblings.indexOf(range.first), siblings.indexOf(range.last) + 1)
    if (!isOutside(range.parent, range.topic, ...spanned) || touches(version.ranges.get(id))) continue
    const { first, last, ...rest } = restored.ranges.get(id) ?? {}
    const { first: _first, last: _last, ...same } = range
    expectSame(rest, same)
    expect([first, last]).toEqual([range.first, range.last])
  }
  const { layout, theme, background } = restored
  expectSame({ layout, theme, background }, { layout: now.layout, theme: now.theme, background: now.background })

  function touches(item: object | undefined): boolean {
    return item !== undefined && Object.values(item).some((value) => typeof value === 'string' && touched.has(value))
  }
}

/** What a node says, apart from where it hangs and when it was made. */
function own(node: NodeSnapshot): object {
  const { parent: _parent, children: _children, at: _at, side: _side, created: _created, ...rest } = node
  return rest
}
