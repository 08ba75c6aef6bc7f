import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { cases } from '../../core/testing/cases.ts'
import { expectSame } from '../../core/testing/expect-same.ts'
import { openMap } from '../mindmap.ts'
import { newMap } from '../new-map.ts'
import { type HostileWrite, hostileWrites, writeHostile } from '../testing/hostile-write.ts'
import { naiveSnapshot } from '../testing/naive-snapshot.ts'
import { plainSnapshot, treeProblems } from '../testing/plain-snapshot.ts'
import { sampleMap } from '../testing/sample-map.ts'
import { type Seed, seededCommand, seeds } from '../testing/seeded-command.ts'
import type { MapSnapshot, SnapshotChange } from './snapshot.ts'

type Step = Seed | HostileWrite | 'undo' | 'redo' | 'mark'

const steps = (hostile: boolean): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.oneof(
      { weight: 6, arbitrary: seeds() },
      { weight: 1, arbitrary: fc.constantFrom<Step>('undo', 'redo', 'mark') },
      ...(hostile ? [{ weight: 8, arbitrary: hostileWrites }] : []),
    ),
    { minLength: 10, maxLength: 30, size: 'max' },
  )

function take(step: Step, doc: Y.Doc, map: ReturnType<typeof openMap>): void {
  if (step === 'undo' || step === 'redo' || step === 'mark') map[step]()
  else if ('type' in step) map.execute(seededCommand(step, map.snapshot))
  else writeHostile(doc, step)
}

describe.each([
  ['commands', false],
  ['commands and hostile writes', true],
])('a snapshot after %s', (_name, hostile) => {
  test('is what the rules say, however it came about', () => {
    fc.assert(
      fc.property(steps(hostile), (all) => {
        const doc = sampleMap()
        const map = openMap(doc)
        for (const step of all) {
          take(step, doc, map)
          expectSame(plainSnapshot(map.snapshot), naiveSnapshot(doc))
        }
        expect(treeProblems(map.snapshot)).toEqual([])
        expectSame(plainSnapshot(openMap(doc).snapshot), plainSnapshot(map.snapshot))
      }),
      { numRuns: cases(hostile ? 60 : 25) },
    )
  })

  test('tells exactly what changed and keeps the rest', () => {
    fc.assert(
      fc.property(steps(hostile), (all) => {
        const doc = sampleMap()
        const map = openMap(doc)
        const changes: SnapshotChange[] = []
        map.subscribe((change) => changes.push(change))
        for (const step of all) {
          const before = map.snapshot
          changes.length = 0
          take(step, doc, map)
          let last = before
          for (const change of changes) {
            expect(change.before).toBe(last)
            expect([...change.nodes].sort()).toEqual(changedIds(change.before, change.after))
            last = change.after
          }
          expect(map.snapshot).toBe(last)
        }
      }),
      { numRuns: cases(hostile ? 40 : 20) },
    )
  })
})

/** Those that are others now; one that is another object but says the same is a mistake, so it does not count. */
function changedIds(before: MapSnapshot, after: MapSnapshot): string[] {
  const ids = new Set([...before.nodes.values(), ...after.nodes.values()].map(({ id }) => id))
  return [...ids].filter((id) => !isDeepStrictEqual(before.nodes.get(id), after.nodes.get(id))).sort()
}

test('a document before its first sync is an empty map', () => {
  const { snapshot } = openMap(new Y.Doc())
  expect(snapshot).toMatchObject({ root: '', floating: [], layout: 'right', theme: 'sky-19' })
  expect(snapshot.nodes.size).toBe(0)
})

test('looks of levels and colours of branches are the same objects until they say something else', () => {
  const doc = sampleMap()
  const map = openMap(doc)
  map.execute({ type: 'setLevelLook', level: 2, look: { fill: '#ffeecc' } })
  map.execute({ type: 'setColors', colors: ['#112233'] })
  const { levels, colors } = map.snapshot
  map.execute({ type: 'setTheme', theme: 'ink' })
  doc.getMap('meta').set('level2', { fill: '#ffeecc', evil: 1 })
  doc.getMap('meta').set('level0', { fill: 'url(x)' })
  expect(map.snapshot.theme).toBe('ink')
  expect(map.snapshot.levels).toBe(levels)
  expect(map.snapshot.colors).toBe(colors)
  map.execute({ type: 'setLevelLook', level: 2, look: { bold: true } })
  expect(map.snapshot.levels).toEqual({ 2: { fill: '#ffeecc', bold: true } })
  map.execute({ type: 'setLevelLook', level: 2, look: null })
  expect(map.snapshot).not.toHaveProperty('levels')
})

test('a snapshot held on to does not change with the document', () => {
  const doc = newMap({ text: 'Main topic', root: 'm' })
  const map = openMap(doc)
  map.execute({ type: 'addChild', parent: 'm', id: 'a', text: 'one' })
  const held = map.snapshot
  const was = plainSnapshot(held)
  map.execute({ type: 'setText', id: 'a', text: 'two' })
  map.execute({ type: 'addChild', parent: 'm', id: 'b' })
  map.execute({ type: 'deleteNodes', ids: ['a'] })
  expect(plainSnapshot(held)).toEqual(was)
  expect(held.nodes.get('b')).toBeUndefined()
  expect(held.nodes.size).toBe(2)
})

describe('reading rules', () => {
  const write = (records: { [id: string]: { [group: string]: unknown } }, root: unknown = 'r') => {
    const doc = new Y.Doc()
    doc.getMap('meta').set('root', root)
    for (const [id, groups] of Object.entries(records)) doc.getMap('nodes').set(id, new Y.Map(Object.entries(groups)))
    return openMap(doc).snapshot
  }
  const under = (parent: string, order = 'V') => ({ place: { parent, order } })
  const place = (doc: Y.Doc, id: string, parent: string, order = 'V') =>
    (doc.getMap('nodes').get(id) as Y.Map<unknown>).set('place', { parent, order })

  test('without its root, the smallest living node without a living parent is the root', () => {
    const snapshot = write({ r: { gone: true }, b: under('r'), c: under('b'), a: under('c') })
    expect(snapshot.root).toBe('b')
    expect(write({ z: {}, y: {}, x: under('y') }, 5).root).toBe('y')
  })

  test('a node whose parent is gone belongs to its nearest living ancestor, after its own children, by key and id', () => {
    const snapshot = write({
      r: {},
      p: under('r', 'B'),
      gone: { ...under('p'), gone: true },
      deeper: { ...under('gone'), gone: true },
      own: under('p', 'z'),
      y: under('deeper', 'A'),
      x: under('gone', 'A'),
      lost: under('nobody', 'A'),
    })
    expect(snapshot.nodes.get('p')?.children).toEqual(['own', 'x', 'y'])
    expect(snapshot.nodes.get('r')?.children).toEqual(['p', 'lost'])
  })

  test('a cycle is cut at its smallest id, which the root adopts', () => {
    const snapshot = write({ r: {}, c: under('a'), b: under('c'), a: under('b'), self: under('self') })
    expect(snapshot.nodes.get('r')?.children).toEqual(['a', 'self'])
    expect(snapshot.nodes.get('a')?.children).toEqual(['c'])
    expect(snapshot.nodes.get('c')?.children).toEqual(['b'])
  })

  test('a node with a point and no parent floats; with neither it is adopted', () => {
    const snapshot = write({
      r: { place: { parent: null, at: { x: 1, y: 1 } } },
      f: { place: { parent: null, at: { x: 3, y: 4 }, order: 'V' } },
      child: under('f'),
      lost: { place: { parent: null, order: 'V' } },
    })
    expect(snapshot.floating).toEqual(['f'])
    expect(snapshot.nodes.get('f')).toMatchObject({ at: { x: 3, y: 4 }, children: ['child'], parent: null })
    expect(snapshot.nodes.get('r')).toMatchObject({ at: null, children: ['lost'] })
  })

  test('wrong types read as the default, unknown names as they are written', () => {
    const doc = newMap({ text: 'Main topic', root: 'm', layout: 'spiral', theme: 'neon' })
    const record = doc.getMap('nodes').get('m') as Y.Map<unknown>
    record.set('look', { fill: 'url(http://evil)', bold: true, shape: 7 })
    record.set('marks', { priority: 11, progress: 40, icons: [1] })
    record.set('link', { url: 'java\tscript:alert(1)' })
    record.set('fold', 'yes')
    record.set('text', 'not a Y.Text')
    const { snapshot } = openMap(doc)
    expect(snapshot).toMatchObject({ layout: 'spiral', theme: 'neon' })
    expect(snapshot.nodes.get('m')).toMatchObject({
      look: { bold: true },
      marks: { priority: null, progress: 40, icons: [], labels: [] },
      link: null,
      folded: false,
      text: { text: '', runs: [] },
    })
    expect(snapshot.nodes.get('m')?.look).not.toHaveProperty('fill')
  })

  test('a line shows while both ends live; a range shrinks to what is left', () => {
    const doc = newMap({ text: 'Main topic', root: 'm' })
    const map = openMap(doc)
    for (const id of ['a', 'b', 'c', 'd']) map.execute({ type: 'addChild', parent: 'm', id })
    map.execute({ type: 'addLine', id: 'line', from: 'a', to: 'd' })
    map.execute({ type: 'addRange', id: 'range', kind: 'summary', first: 'c', last: 'a' })
    const range = () => map.snapshot.ranges.get('range')
    expect(range()).toMatchObject({ parent: 'm', first: 'a', last: 'c' })
    map.mark()
    map.execute({ type: 'deleteNodes', ids: ['a'] })
    expect(range()).toMatchObject({ first: 'b', last: 'c' })
    expect(map.snapshot.lines.size).toBe(0)
    map.execute({ type: 'deleteNodes', ids: ['c'] })
    expect(range()).toMatchObject({ first: 'b', last: 'b' })
    map.execute({ type: 'deleteNodes', ids: ['b'] })
    expect(range()).toBeUndefined()
    map.undo()
    expect(range()).toMatchObject({ first: 'a', last: 'c' })
    expect(map.snapshot.lines.size).toBe(1)
  })

  test('a cycle is cut at its smallest id also when a larger one closes it', () => {
    const doc = sampleMap()
    const map = openMap(doc)
    place(doc, 'b', 'c')
    place(doc, 'c', 'b')
    expect(map.snapshot.nodes.get('m')?.children).toEqual(['a', 'b'])
    expect(map.snapshot.nodes.get('b')?.children).toContain('c')
    place(doc, 'c', 'a')
    expect(map.snapshot.nodes.get('c')?.children).toContain('b')
  })

  test('a range whose end is gone takes in what comes to stand before that end, though no order changes', () => {
    const doc = newMap({ text: 'Main topic', root: 'm' })
    const map = openMap(doc)
    for (const id of ['a', 'b', 'c']) map.execute({ type: 'addChild', parent: 'm', id })
    map.execute({ type: 'addChild', parent: 'c', id: 'adopted' })
    map.execute({ type: 'addRange', id: 'range', kind: 'summary', first: 'a', last: 'b' })
    for (const [id, order] of [
      ['a', 'A'],
      ['b', 'M'],
    ] as const) {
      place(doc, id, 'm', order)
    }
    doc.getMap('nodes').delete('c')
    map.execute({ type: 'deleteNodes', ids: ['b'] })
    expect(map.snapshot.ranges.get('range')).toMatchObject({ first: 'a', last: 'a' })
    place(doc, 'adopted', 'm', 'F')
    expect(map.snapshot.ranges.get('range')).toMatchObject({ first: 'a', last: 'adopted' })
  })
})
