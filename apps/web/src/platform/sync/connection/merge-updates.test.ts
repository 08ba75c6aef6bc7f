import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { mergeUpdates } from './merge-updates.ts'

test('any number of updates in one does what they do one after the other', () => {
  const edits = fc.array(fc.record({ key: fc.integer({ min: 0, max: 9 }), text: fc.string({ maxLength: 3 }) }), {
    minLength: 1,
    maxLength: 1_200,
    size: 'max',
  })
  fc.assert(
    fc.property(edits, (all) => {
      const doc = new Y.Doc()
      const updates: Uint8Array[] = []
      doc.on('update', (update: Uint8Array) => updates.push(update))
      for (const { key, text } of all) doc.getMap('words').set(String(key), text)
      const other = new Y.Doc()
      Y.applyUpdate(other, mergeUpdates(updates))
      expect(other.getMap('words').toJSON()).toEqual(doc.getMap('words').toJSON())
      expect(Y.encodeStateVector(other)).toEqual(Y.encodeStateVector(doc))
    }),
    { numRuns: 20 },
  )
})
