import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sameJson } from '../core/json.ts'
import { cases } from '../core/testing/cases.ts'
import { expectSame } from '../core/testing/expect-same.ts'
import { Network } from '../core/testing/network.ts'
import { type MapDocument, openMap } from './mindmap.ts'
import { newMap } from './new-map.ts'
import { hostileWrites, writeHostile } from './testing/hostile-write.ts'
import { plainSnapshot } from './testing/plain-snapshot.ts'
import { sampleMap } from './testing/sample-map.ts'
import { commandTypes, type Seed, seededCommand, seeds } from './testing/seeded-command.ts'

function run(map: MapDocument, all: readonly Seed[]): void {
  for (const seed of all) map.execute(seededCommand(seed, map.snapshot))
}

/** A command has to be undone exactly in damaged documents too. */
const prelude = fc.oneof(fc.constant([]), fc.array(hostileWrites, { maxLength: 6, size: 'max' }))

describe.each(commandTypes)('%s', (type) => {
  test('is undone and redone exactly', () => {
    let done = 0
    fc.assert(
      fc.property(prelude, fc.array(seeds(), { maxLength: 8, size: 'max' }), seeds([type]), (writes, before, seed) => {
        const doc = sampleMap()
        for (const write of writes) writeHostile(doc, write)
        const map = openMap(doc)
        run(map, before)
        map.mark()
        const old = map.snapshot
        run(map, [seed])
        const young = map.snapshot
        if (young === old) return
        done++
        for (let time = 0; time < 2; time++) {
          expect(map.undo()).toBe(true)
          expectSame(plainSnapshot(map.snapshot), plainSnapshot(old))
          expect(map.redo()).toBe(true)
          expectSame(plainSnapshot(map.snapshot), plainSnapshot(young))
        }
      }),
      { numRuns: cases(20) },
    )
    expect(done).toBeGreaterThan(3)
  })
})

test.each([
  ['whole maps', sampleMap, seeds()],
  ['one text', () => newMap({ text: 'text', root: 'm' }), seeds(['editText', 'formatText', 'setText'])],
])('histories of %s go back and forth step by step', (_name, start, some) => {
  const bursts = fc.array(fc.array(some, { minLength: 1, maxLength: 5 }), { maxLength: 12, size: 'max' })
  fc.assert(
    fc.property(bursts, (all) => {
      const map = openMap(start())
      const states = [map.snapshot]
      for (const burst of all) {
        map.mark()
        run(map, burst)
        if (map.snapshot !== states.at(-1)) states.push(map.snapshot)
      }
      const plain = states.map(plainSnapshot)
      // A burst can end where it began, so there may be more steps than states.
      while (map.canUndo) {
        map.undo()
        const state = plainSnapshot(map.snapshot)
        expect(plain.some((other) => sameJson(other, state))).toBe(true)
      }
      expectSame(plainSnapshot(map.snapshot), plain[0])
      while (map.canRedo) map.redo()
      expectSame(plainSnapshot(map.snapshot), plain.at(-1))
    }),
    { numRuns: cases(15) },
  )
})

test('what rejoins a step is taken back and done again with it', () => {
  const map = openMap(sampleMap())
  const before = plainSnapshot(map.snapshot)
  map.mark()
  map.execute({ type: 'addChild', parent: 'a', id: 'new', text: 'Topic' })
  map.mark()
  map.rejoin()
  map.execute({ type: 'editText', id: 'new', delta: [{ delete: 5 }, { insert: 'Words' }] })
  map.mark()
  const written = plainSnapshot(map.snapshot)
  map.execute({ type: 'editText', id: 'new', delta: [{ retain: 5 }, { insert: '!' }] })
  expect(map.undoDepth).toBe(2)
  map.undo()
  expectSame(plainSnapshot(map.snapshot), written)
  map.undo()
  expectSame(plainSnapshot(map.snapshot), before)
  map.redo()
  expectSame(plainSnapshot(map.snapshot), written)
})

test('without a step there is none to rejoin', () => {
  const map = openMap(sampleMap())
  map.rejoin()
  map.execute({ type: 'addChild', parent: 'a', text: 'Topic' })
  expect(map.undoDepth).toBe(1)
})

describe('with others at work', () => {
  const pair = () => {
    const network = new Network(sampleMap(), 2)
    const [one, other] = network.docs.map((doc) => openMap(doc)) as [MapDocument, MapDocument]
    return { one, other, meet: () => network.deliverAll([0]) }
  }

  test.each(['before', 'after'])('undoing a deletion brings back what somebody typed there, %s it arrived', (when) => {
    const { one, other, meet } = pair()
    one.execute({ type: 'deleteNodes', ids: ['a'] })
    if (when === 'before') meet()
    if (when === 'after') other.execute({ type: 'editText', id: 'a1', delta: [{ insert: 'typed ' }] })
    meet()
    one.undo()
    meet()
    if (when === 'before') other.execute({ type: 'editText', id: 'a1', delta: [{ insert: 'typed ' }] })
    meet()
    expect(one.snapshot.nodes.get('a1')?.text.text).toBe('typed Topic a1')
    expectSame(plainSnapshot(one.snapshot), plainSnapshot(other.snapshot))
  })

  test('undoing and redoing an addition keeps what somebody wrote in it', () => {
    const { one, other, meet } = pair()
    one.execute({ type: 'addChild', parent: 'm', id: 'new', text: '' })
    meet()
    other.execute({ type: 'setText', id: 'new', text: 'theirs' })
    other.execute({ type: 'setNote', id: 'new', note: 'a note' })
    other.execute({ type: 'addChild', parent: 'new', id: 'below', text: 'more' })
    meet()
    one.undo()
    meet()
    expect(other.snapshot.nodes.get('new')).toBeUndefined()
    expect(other.snapshot.nodes.get('below')?.parent).toBe('m')
    one.redo()
    meet()
    expect(other.snapshot.nodes.get('new')).toMatchObject({ text: { text: 'theirs' }, note: { text: 'a note' } })
    expect(other.snapshot.nodes.get('below')?.parent).toBe('new')
    expectSame(plainSnapshot(one.snapshot), plainSnapshot(other.snapshot))
  })

  test('… also what they wrote while it was undone', () => {
    const { one, other, meet } = pair()
    one.execute({ type: 'addChild', parent: 'm', id: 'new', text: '' })
    one.execute({ type: 'addLine', id: 'link', from: 'a', to: 'c' })
    meet()
    one.undo()
    other.execute({ type: 'setText', id: 'new', text: 'theirs' })
    other.execute({ type: 'setLook', ids: ['new'], look: { bold: true } })
    other.execute({ type: 'setText', id: 'link', part: 'line', text: 'because' })
    meet()
    one.redo()
    meet()
    expect(one.snapshot.nodes.get('new')).toMatchObject({ text: { text: 'theirs' }, look: { bold: true } })
    expect(one.snapshot.lines.get('link')?.text.text).toBe('because')
    expectSame(plainSnapshot(one.snapshot), plainSnapshot(other.snapshot))
  })

  test('a place somebody else chose later stays', () => {
    const { one, other, meet } = pair()
    one.execute({ type: 'moveNodes', ids: ['a1'], to: { parent: 'b' } })
    meet()
    other.execute({ type: 'moveNodes', ids: ['a1'], to: { parent: 'c' } })
    meet()
    one.undo()
    meet()
    expect(one.snapshot.nodes.get('a1')?.parent).toBe('c')
    expectSame(plainSnapshot(one.snapshot), plainSnapshot(other.snapshot))
  })

  test('nobody undoes somebody else', () => {
    const { one, other, meet } = pair()
    other.execute({ type: 'setTheme', theme: 'ink' })
    meet()
    expect(one.canUndo).toBe(false)
    expect(one.undo()).toBe(false)
    expect(one.snapshot.theme).toBe('ink')
  })

  test("undo leaves others' words in the same text", () => {
    const { one, other, meet } = pair()
    one.execute({ type: 'editText', id: 'a', delta: [{ insert: 'mine ' }] })
    meet()
    other.execute({ type: 'editText', id: 'a', delta: [{ retain: 5 }, { insert: 'theirs ' }] })
    meet()
    one.undo()
    meet()
    expect(other.snapshot.nodes.get('a')?.text.text).toBe('theirs Topic a')
  })
})

test('a value set and taken away again within one step does not keep an older one from coming back', () => {
  const map = openMap(sampleMap())
  const set = (color: string | null) =>
    map.execute({ type: 'setBackground', background: color === null ? null : { color } })
  const fold = (folded: boolean) => map.execute({ type: 'setFold', ids: ['a'], folded })
  set('#111111')
  fold(true)
  map.mark()
  set(null)
  fold(false)
  map.mark()
  for (const color of ['#222222', null]) set(color)
  for (const folded of [true, false]) fold(folded)
  map.execute({ type: 'setTheme', theme: 'ink' })
  map.undo()
  map.undo()
  expect(map.snapshot.background).toEqual({ color: '#111111' })
  expect(map.snapshot.nodes.get('a')?.folded).toBe(true)
  map.redo()
  expect(map.snapshot.background).toBeNull()
})

test('everything up to the next mark is one step', () => {
  const map = openMap(sampleMap())
  map.mark()
  for (const letter of 'word') map.execute({ type: 'editText', id: 'a', delta: [{ insert: letter }] })
  map.mark()
  map.execute({ type: 'setTheme', theme: 'ink' })
  map.undo()
  expect(map.snapshot.theme).toBe('sky-19')
  expect(map.snapshot.nodes.get('a')?.text.text).toBe('drowTopic a')
  map.undo()
  expect(map.snapshot.nodes.get('a')?.text.text).toBe('Topic a')
  expect([map.canUndo, map.canRedo]).toEqual([false, true])
})

test('undo gives back the note from before a step, redo the one from after it, however often', () => {
  const map = openMap(sampleMap())
  let selected = 'a'
  const given: unknown[] = []
  map.keepNotes({
    take: () => selected,
    put: (note) => {
      selected = String(note)
      given.push(note)
    },
  })
  for (const [id, next] of [
    ['a', 'b'],
    ['b', 'c'],
  ] as const) {
    map.mark()
    map.execute({ type: 'setText', id, text: 'other' })
    selected = next
    map.mark()
  }
  selected = 'elsewhere'
  for (const move of ['undo', 'undo', 'redo', 'redo', 'undo'] as const) {
    map.mark()
    map[move]()
  }
  expect(given).toEqual(['b', 'a', 'b', 'elsewhere', 'b'])
  expect(map.undoDepth).toBe(1)
})

test('what is taken back cannot be redone, what others wrote meanwhile stays', () => {
  const map = openMap(sampleMap())
  map.execute({ type: 'addChild', parent: map.snapshot.root, id: 'kept', text: 'kept' })
  map.mark()
  const { undoDepth } = map
  for (const text of ['one', 'two', 'three']) {
    map.execute({ type: 'setText', id: 'kept', text })
    map.mark()
  }
  let canRedo = true
  map.subscribe(() => {
    canRedo = map.canRedo
  })
  map.takeBack(undoDepth)
  expect(map.snapshot.nodes.get('kept')?.text.text).toBe('kept')
  expect([canRedo, map.canRedo, map.redo()]).toEqual([false, false, false])
  expect(map.undo()).toBe(true)
  expect(map.snapshot.nodes.get('kept')).toBeUndefined()
})
