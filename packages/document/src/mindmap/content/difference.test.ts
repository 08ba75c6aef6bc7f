import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { longestIncreasingSubsequence } from '../../core/longest-increasing-subsequence.ts'
import { cases } from '../../core/testing/cases.ts'
import { expectSame } from '../../core/testing/expect-same.ts'
import { type MapDocument, openMap } from '../mindmap.ts'
import { newMap } from '../new-map.ts'
import { hostileWrites, writeHostile } from '../testing/hostile-write.ts'
import { sampleMap } from '../testing/sample-map.ts'
import { type Seed, seededCommand, seeds } from '../testing/seeded-command.ts'
import { difference } from './difference.ts'
import { toContent } from './to-content.ts'

function apply(map: MapDocument, json: unknown): number {
  const result = difference(map.snapshot, json)
  if (!result.ok) throw new Error(result.error.code)
  for (const command of result.commands) {
    const done = map.execute(command)
    if (!done.ok) throw new Error(`${JSON.stringify(command)} ${JSON.stringify(done.refusal)}`)
  }
  return result.commands.length
}

function run(map: MapDocument, all: readonly Seed[]): void {
  for (const seed of all) map.execute(seededCommand(seed, map.snapshot))
}

test('the commands turn one map into another, and then nothing is left to do', () => {
  const some = fc.array(seeds(), { maxLength: 20, size: 'max' })
  fc.assert(
    fc.property(some, some, some, (shared, ones, others) => {
      const doc = sampleMap()
      run(openMap(doc), shared)
      const twin = new Y.Doc()
      Y.applyUpdate(twin, Y.encodeStateAsUpdate(doc))
      const one = openMap(doc)
      const other = openMap(twin)
      run(one, ones)
      run(other, others)
      const wanted = toContent(other.snapshot)
      apply(one, wanted)
      expectSame(toContent(one.snapshot), wanted)
      expect(apply(one, wanted)).toBe(0)
    }),
    { numRuns: cases(50) },
  )
})

test('… also from any hostile state', () => {
  fc.assert(
    fc.property(fc.array(hostileWrites, { maxLength: 20, size: 'max' }), fc.array(seeds()), (writes, some) => {
      const doc = sampleMap()
      for (const write of writes) writeHostile(doc, write)
      const one = openMap(doc)
      const other = openMap(sampleMap())
      run(other, some)
      const wanted = toContent(other.snapshot)
      for (let time = 0; time < 3 && apply(one, wanted) > 0; time++);
      expectSame(withoutTimes(toContent(one.snapshot)), withoutTimes(wanted))
    }),
    { numRuns: cases(40) },
  )
})

/** When a node was made is left as it is. */
function withoutTimes(content: unknown): unknown {
  return JSON.parse(JSON.stringify(content), (key, value) => (key === 'created' ? undefined : value))
}

test('one changed text is one command', () => {
  const map = openMap(sampleMap())
  const content = JSON.parse(JSON.stringify(toContent(map.snapshot)))
  content.root.children[1].data.text = 'Changed'
  const result = difference(map.snapshot, content)
  expect(result).toMatchObject({ ok: true, commands: [{ type: 'setText', id: 'b' }] })
})

test('one moved to the front is one move', () => {
  const map = openMap(sampleMap())
  const content = JSON.parse(JSON.stringify(toContent(map.snapshot)))
  content.root.children.unshift(content.root.children.pop())
  const result = difference(map.snapshot, content)
  const moves = result.ok ? result.commands.filter(({ type }) => type === 'moveNodes') : []
  expect(moves).toEqual([{ type: 'moveNodes', ids: ['c'], to: { parent: 'm', index: 0, side: null } }])
})

test('an old copy brings deleted nodes back under their ids', () => {
  const map = openMap(sampleMap())
  const old = toContent(map.snapshot)
  map.execute({ type: 'deleteNodes', ids: ['a', 'f'] })
  map.execute({ type: 'deleteLines', ids: map.snapshot.lines.size > 0 ? ['line'] : [] })
  apply(map, old)
  expectSame(toContent(map.snapshot), old)
})

test('content without ids still means the nodes that are there', () => {
  const map = openMap(sampleMap())
  const content = JSON.parse(JSON.stringify(toContent(map.snapshot)), (key, value) =>
    key === 'id' ? undefined : value,
  )
  content.relLine = []
  delete content.ranges
  content.root.children.push({ data: { text: 'New' }, children: [] })
  expect(apply(map, content)).toBeLessThan(10)
  expect(map.snapshot.nodes.get('m')?.children.slice(0, 3)).toEqual(['a', 'b', 'c'])
  expect(map.snapshot.nodes.get('m')?.children).toHaveLength(4)
})

test('an empty document takes content in', () => {
  const map = openMap(new Y.Doc())
  const wanted = toContent(openMap(sampleMap()).snapshot)
  apply(map, wanted)
  expectSame(withoutTimes(toContent(map.snapshot)), withoutTimes(wanted))
})

test('a map whose root was lost does not get a third one on the way', () => {
  const doc = sampleMap()
  doc.getMap('meta').set('root', 'nobody')
  doc.getMap('nodes').delete('m')
  const map = openMap(doc)
  expect(map.snapshot.root).toBe('a')
  const node = (id: string, ...children: unknown[]): object => ({ data: { id, text: id }, children })
  apply(map, { root: node('a', node('b')), floating: [node('A'), node('0')] })
  expect(map.snapshot.root).toBe('a')
  expect(map.snapshot.floating).toEqual(['A', '0'])
})

test('parent and child can change places, and another node can be the root', () => {
  const map = openMap(newMap({ text: 'root', root: 'r' }))
  map.execute({
    type: 'addTree',
    forest: [{ id: 'a', children: [{ id: 'b', children: [{ id: 'c' }] }] }],
    to: { parent: 'r' },
  })
  const node = (id: string, ...children: unknown[]): object => ({ data: { id, text: '' }, children })
  apply(map, { root: node('c', node('b', node('a', node('r')))) })
  expect(map.snapshot.root).toBe('c')
  expect(map.snapshot.nodes.get('r')).toMatchObject({ parent: 'a', children: [] })
})

describe('content that cannot be read', () => {
  test('is refused as a whole', () => {
    const { snapshot } = openMap(sampleMap())
    expect(difference(snapshot, {})).toEqual({ ok: false, error: { code: 'no-root', node: 'root' } })
  })
})

test('as many as possible stay', () => {
  expect([...longestIncreasingSubsequence([3, 0, 1, 4, 2])].sort()).toHaveLength(3)
  expect([...longestIncreasingSubsequence([5, 4, 3])]).toHaveLength(1)
  expect([...longestIncreasingSubsequence([])]).toEqual([])
})
