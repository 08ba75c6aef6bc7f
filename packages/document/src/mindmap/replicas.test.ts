import { describe, expect, test } from 'vitest'
import type * as Y from 'yjs'
import { describeReplicas } from '../core/testing/describe-replicas.ts'
import { expectSame } from '../core/testing/expect-same.ts'
import { Network } from '../core/testing/network.ts'
import { type MapDocument, openMap } from './mindmap.ts'
import { newMap } from './new-map.ts'
import { hostileWrites, writeHostile } from './testing/hostile-write.ts'
import { naiveSnapshot } from './testing/naive-snapshot.ts'
import { plainSnapshot, treeProblems } from './testing/plain-snapshot.ts'
import { sampleMap } from './testing/sample-map.ts'
import { seededCommand, seeds } from './testing/seeded-command.ts'

describeReplicas({
  sample: sampleMap,
  open: openMap,
  seeds,
  commandOf: seededCommand,
  attacks: hostileWrites,
  attack: writeHostile,
  plain: plainSnapshot,
  readAnew: naiveSnapshot,
  problemsOf: treeProblems,
})

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
