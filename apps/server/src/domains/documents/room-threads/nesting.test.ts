import { newMap } from '@ramify/document'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { bytes, number, text } from '../../../../../../tests/kit/collab/frames.ts'
import { decodeChange } from './decoded-change.ts'
import { nestsTooDeep } from './nesting.ts'

/** Types in types, each begun by a sibling so that most of them do not name their parent. */
function putInto(top: Y.Map<unknown>, depth: number): Y.Map<unknown> {
  let inner = top
  for (let level = 0; level < depth; level++) {
    const list = new Y.Array<unknown>()
    inner.set('list', list)
    const next = new Y.Map<unknown>()
    list.insert(0, ['beside', next])
    inner = next
  }
  return inner
}

describe('a change that nests types', () => {
  const tooDeep = (doc: Y.Doc, write: (copy: Y.Doc) => void) => {
    const copy = new Y.Doc()
    Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc))
    const before = Y.encodeStateVector(copy)
    write(copy)
    const decoded = decodeChange(Y.encodeStateAsUpdate(copy, before))
    return decoded && nestsTooDeep(doc, decoded)
  }

  it('is fine as deep as maps are, and with many letters', () => {
    const doc = newMap({ text: 'Root' })
    expect(tooDeep(doc, (copy) => copy.getMap('nodes').set('one', new Y.Map([['text', new Y.Text('x')]])))).toBe(false)
    expect(tooDeep(doc, (copy) => putInto(copy.getMap('nodes'), 30))).toBe(false)
  })

  it('is too deep by itself, or with what is there already', () => {
    const doc = newMap({ text: 'Root' })
    expect(tooDeep(doc, (copy) => putInto(copy.getMap('nodes'), 33))).toBe(true)
    const inner = putInto(doc.getMap('nodes'), 32)
    expect(inner.doc).toBe(doc)
    expect(tooDeep(doc, (copy) => copy.getArray('names').insert(0, ['x']))).toBe(false)
    const deepest = (copy: Y.Doc) => {
      let at = copy.getMap<unknown>('nodes')
      for (let list = at.get('list'); list instanceof Y.Array; list = at.get('list')) at = list.get(1)
      return at
    }
    expect(tooDeep(doc, (copy) => deepest(copy).set('more', 1))).toBe(false)
    expect(tooDeep(doc, (copy) => deepest(copy).set('more', new Y.Map()))).toBe(true)
  })
})

describe('a change that can be decoded but not be written again', () => {
  const handmade = (content: Uint8Array) =>
    bytes([1, 1, 9, 0, content[0] ?? 0, 1], text('names'), content.slice(1), [0])
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

  it('has plain values that nest thousands of levels', () => {
    const embed = (depth: number) => handmade(bytes([5], text(nested(depth))))
    const format = (depth: number) => handmade(bytes([6], text('bold'), text(nested(depth))))
    const any = (depth: number) => handmade(bytes([8, 1], Array.from({ length: depth }, () => [117, 1]).flat(), [126]))
    for (const made of [embed, format, any]) {
      expect(decodeChange(made(40))).toBeDefined()
      expect(decodeChange(made(2_000))).toBeUndefined()
      expect(decodeChange(made(50_000))).toBeUndefined()
    }
  })

  it('has ranges of no length, or numbers that are too large', () => {
    const deletion = (clock: number, length: number) => bytes([0, 1, 9, 1], number(clock), number(length))
    expect(decodeChange(deletion(0, 1))).toBeDefined()
    expect(decodeChange(deletion(3, 0))).toBeUndefined()
    expect(decodeChange(deletion(3, Number.MAX_SAFE_INTEGER))).toBeUndefined()
    const collected = (clock: number, length: number) => bytes([1, 1, 9], number(clock), [0], number(length), [0])
    expect(decodeChange(collected(0, 5))).toBeDefined()
    expect(decodeChange(collected(1, Number.MAX_SAFE_INTEGER))).toBeUndefined()
  })
})
