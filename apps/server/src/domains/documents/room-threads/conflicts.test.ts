import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { hasManyConflicts } from './conflicts.ts'
import { type DecodedChange, decodeChange } from './decoded-change.ts'

/** What `act` writes to a copy of a document by an author of this number. */
function changeOf(doc: Y.Doc, client: number, act: (doc: Y.Doc) => void): Uint8Array {
  const copy = new Y.Doc({ gc: false })
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc))
  copy.clientID = client
  const before = Y.encodeStateVector(copy)
  copy.transact(() => act(copy))
  return Y.encodeStateAsUpdate(copy, before)
}
const read = (change: Uint8Array): DecodedChange => {
  const decoded = decodeChange(change)
  if (!decoded) throw new Error('No change')
  return decoded
}

describe('a change that has to find its place among many', () => {
  const many = 1_000

  it('S2: is told from one that is only small, wherever they are', () => {
    const empty = new Y.Doc()
    // Each was written by somebody who saw nothing of the others.
    const crowd = Array.from({ length: many }, (_, nth) =>
      changeOf(empty, nth + 10, (doc) => {
        doc.getArray('list').insert(0, ['a'])
        doc.getMap('map').set('key', nth)
      }),
    )
    const doc = new Y.Doc()
    Y.applyUpdate(doc, Y.mergeUpdates(crowd))
    for (const act of [
      (copy: Y.Doc) => copy.getArray('list').insert(0, ['b']),
      (copy: Y.Doc) => void copy.getMap('map').set('key', 'b'),
    ]) {
      const unaware = read(changeOf(empty, 5, act))
      expect(hasManyConflicts(doc, unaware, many / 2)).toBe(true)
      expect(hasManyConflicts(doc, unaware, many * 2)).toBe(false)
      // Who knows them all stands beside one of them.
      expect(hasManyConflicts(doc, read(changeOf(doc, 5, act)), 0)).toBe(false)
    }
  })

  it('is nothing that people write who know what is there', () => {
    const edit = fc.oneof(
      fc.record({ at: fc.nat(), text: fc.string({ minLength: 1, maxLength: 5 }) }),
      fc.record({ at: fc.nat(), length: fc.integer({ min: 1, max: 4 }) }),
    )
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
        const doc = new Y.Doc()
        for (const [nth, made] of edits.entries()) {
          const change = changeOf(doc, nth + 1, (copy) => {
            const text = copy.getText('text')
            const at = made.at % (text.length + 1)
            if ('text' in made) text.insert(at, made.text)
            else text.delete(at, Math.min(made.length, text.length - at))
          })
          expect(hasManyConflicts(doc, read(change), 0)).toBe(false)
          Y.applyUpdate(doc, change)
        }
      }),
    )
  })
})

describe('what a change deletes', () => {
  /** A change of deletions alone, each of one author's clock and a length, as they are written down. */
  function deleting(...ranges: [clock: number, length: number][]): Uint8Array {
    return Uint8Array.of(0, 1, 7, ranges.length, ...ranges.flat())
  }

  it('S2: is named once, in any order', () => {
    expect(decodeChange(deleting([0, 2], [2, 3], [9, 1]))?.deletions.get(7)).toHaveLength(3)
    expect(
      decodeChange(deleting([9, 1], [0, 2]))
        ?.deletions.get(7)
        ?.map(({ clock }) => clock),
    ).toEqual([0, 9])
    for (const twice of [deleting([0, 2], [0, 2]), deleting([0, 9], [3, 1]), deleting([5, 2], [0, 6])])
      expect(decodeChange(twice)).toBeUndefined()
  })
})
