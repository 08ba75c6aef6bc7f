import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type * as Y from 'yjs'
import { cases } from '../core/testing/cases.ts'
import { expectSame } from '../core/testing/expect-same.ts'
import { Network } from '../core/testing/network.ts'
import { type MapDocument, openMap } from './mindmap.ts'
import { newMap } from './new-map.ts'
import { type HostileWrite, hostileWrites, writeHostile } from './testing/hostile-write.ts'
import { naiveSnapshot } from './testing/naive-snapshot.ts'
import { plainSnapshot, treeProblems } from './testing/plain-snapshot.ts'
import { sampleMap } from './testing/sample-map.ts'
import { type Seed, seededCommand, seeds } from './testing/seeded-command.ts'

type Step =
  | { readonly at: number; readonly do: Seed | 'undo' | 'redo' | 'mark' }
  | { readonly at: number; readonly bring: number; readonly again: boolean }
  | { readonly attack: HostileWrite }

const steps = (attacked: boolean): fc.Arbitrary<Step[]> => {
  const at = fc.nat(2)
  return fc.array(
    fc.oneof(
      { weight: 6, arbitrary: fc.record({ at, do: seeds() }) },
      { weight: 2, arbitrary: fc.record({ at, do: fc.constantFrom('undo', 'redo', 'mark') }) },
      { weight: 5, arbitrary: fc.record({ at, bring: fc.nat(100), again: fc.boolean() }) },
      ...(attacked ? [{ weight: 4, arbitrary: fc.record({ attack: hostileWrites }) }] : []),
    ) as fc.Arbitrary<Step>,
    { minLength: 20, maxLength: 60, size: 'max' },
  )
}

describe.each([
  ['people', false],
  ['people and an attacker', true],
])('replicas of %s', (_name, attacked) => {
  test('come to the same map, whatever arrives when', () => {
    fc.assert(
      fc.property(steps(attacked), fc.array(fc.nat(100), { minLength: 1 }), (all, numbers) => {
        const network = new Network(sampleMap(), 4)
        const people = network.docs.slice(0, 3)
        const maps = people.map((doc) => openMap(doc))
        for (const step of all) {
          if ('attack' in step) writeHostile(network.docs[3] as Y.Doc, step.attack)
          else if ('bring' in step) network.deliver(step.at, step.bring, step.again)
          else act(maps[step.at] as MapDocument, step.do)
        }
        network.deliverAll(numbers)
        const [first, ...others] = maps.map((map) => plainSnapshot(map.snapshot))
        for (const other of others) expectSame(other, first)
        expectSame(first, naiveSnapshot(people[0] as Y.Doc))
        expect(treeProblems((maps[1] as MapDocument).snapshot)).toEqual([])
      }),
      { numRuns: cases(attacked ? 20 : 30) },
    )
  })
})

function act(map: MapDocument, what: Seed | 'undo' | 'redo' | 'mark'): void {
  if (typeof what === 'string') map[what]()
  else map.execute(seededCommand(what, map.snapshot))
}

describe('who only reads', () => {
  test('writes nothing, also when formatting of two people meets', () => {
    const network = new Network(newMap({ text: 'hello world', root: 'm' }), 3)
    const [one, other] = network.docs.slice(0, 2).map((doc) => openMap(doc))
    const reader = network.docs[2] as Y.Doc
    openMap(reader)
    let written = 0
    reader.on('update', (_update: Uint8Array, _origin: unknown, _doc: Y.Doc, transaction: Y.Transaction) => {
      if (transaction.local) written++
    })
    one?.execute({ type: 'formatText', id: 'm', from: 0, to: 5, attributes: { bold: true } })
    other?.execute({ type: 'formatText', id: 'm', from: 0, to: 5, attributes: { bold: true } })
    network.deliverAll([0])
    expect(written).toBe(0)
  })
})

test('two people in one text keep both words', () => {
  const network = new Network(newMap({ text: 'brown', root: 'm' }), 2)
  const [one, other] = network.docs.map((doc) => openMap(doc)) as [MapDocument, MapDocument]
  one.execute({ type: 'editText', id: 'm', delta: [{ insert: 'quick ' }] })
  other.execute({ type: 'setText', id: 'm', text: 'brown fox' })
  one.execute({ type: 'setNote', id: 'm', note: 'one' })
  other.execute({ type: 'setNote', id: 'm', note: 'other' })
  network.deliverAll([0])
  expect(one.snapshot.nodes.get('m')?.text.text).toBe('quick brown fox')
  expect(one.snapshot.nodes.get('m')?.note.text).toContain('one')
  expect(one.snapshot.nodes.get('m')?.note.text).toContain('other')
})

test('two people who dress different levels keep both', () => {
  const network = new Network(sampleMap(), 2)
  const [one, other] = network.docs.map((doc) => openMap(doc)) as [MapDocument, MapDocument]
  one.execute({ type: 'setLevelLook', level: 1, look: { fill: '#ffeecc' } })
  other.execute({ type: 'setLevelLook', level: 2, look: { bold: true } })
  network.deliverAll([0])
  for (const map of [one, other]) expect(map.snapshot.levels).toEqual({ 1: { fill: '#ffeecc' }, 2: { bold: true } })
  one.undo()
  network.deliverAll([0])
  for (const map of [one, other]) expect(map.snapshot.levels).toEqual({ 2: { bold: true } })
})

test('a node added to a branch that somebody deletes meanwhile is not lost', () => {
  const network = new Network(sampleMap(), 2)
  const [one, other] = network.docs.map((doc) => openMap(doc)) as [MapDocument, MapDocument]
  one.execute({ type: 'deleteNodes', ids: ['a'] })
  other.execute({ type: 'addChild', parent: 'a11', id: 'new', text: 'here' })
  network.deliverAll([0])
  expect(one.snapshot.nodes.get('new')?.parent).toBe('m')
  expect(one.snapshot.nodes.get('m')?.children).toEqual(['b', 'c', 'new'])
  other.mark()
  other.execute({ type: 'setText', id: 'new', text: 'edited' })
  const [, doc] = network.docs as [Y.Doc, Y.Doc]
  const record = doc.getMap('nodes').get('new') as Y.Map<unknown>
  expect(record.get('place')).toMatchObject({ parent: 'm' })
  other.undo()
  expect(other.snapshot.nodes.get('new')).toMatchObject({ parent: 'm', text: { text: 'here' } })
})

test('two who move branches into each other keep both', () => {
  const network = new Network(sampleMap(), 2)
  const [one, other] = network.docs.map((doc) => openMap(doc)) as [MapDocument, MapDocument]
  one.execute({ type: 'moveNodes', ids: ['a'], to: { parent: 'b1' } })
  other.execute({ type: 'moveNodes', ids: ['b'], to: { parent: 'a1' } })
  network.deliverAll([0])
  expectSame(plainSnapshot(one.snapshot), plainSnapshot(other.snapshot))
  expect(one.snapshot.nodes.get('a')?.parent).toBe('m')
  expect(one.snapshot.nodes.get('b')?.parent).toBe('a1')
  expect(treeProblems(one.snapshot)).toEqual([])
})
