// @module-tag never-retried
import { newMap, openMap } from '@ramify/document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { cases } from '../../../../../../packages/document/src/core/testing/cases.ts'
import { decodeChange } from './decoded-change.ts'
import { growthOf } from './growth.ts'
import { type ChangeStatus, inspectChange } from './inspect-change.ts'
import { RecordCounter } from './record-counter.ts'

function copyOf(doc: Y.Doc): Y.Doc {
  const copy = new Y.Doc()
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc))
  return copy
}

function standing(doc: Y.Doc, change: Uint8Array): ChangeStatus | 'garbage' {
  const decoded = decodeChange(change)
  return decoded ? inspectChange(doc, decoded) : 'garbage'
}

/** Acts of an editor, each giving the changes it made. */
function act(doc: Y.Doc, choice: number): Uint8Array[] {
  const changes: Uint8Array[] = []
  const note = (change: Uint8Array) => changes.push(change)
  doc.on('update', note)
  const map = openMap(doc)
  const others = [...map.snapshot.nodes.values()].filter(({ id }) => id !== map.snapshot.root)
  const some = others[choice % Math.max(1, others.length)]
  if (choice % 4 === 0 && some) map.execute({ type: 'deleteNodes', ids: [some.id] })
  else if (choice % 4 === 1 && some) map.execute({ type: 'setText', id: some.id, text: `text ${choice}` })
  else map.execute({ type: 'addChild', parent: map.snapshot.root, text: `topic ${choice}` })
  if (choice % 7 === 0) map.undo()
  map.destroy()
  doc.off('update', note)
  return changes
}

const acts = fc.array(fc.nat(1000), { minLength: 1, maxLength: 12 })

describe('a change that comes in', () => {
  it('is new once, covered ever after, and a gap where what it builds on is missing', () => {
    fc.assert(
      fc.property(acts, (choices) => {
        const author = newMap({ text: 'Root' })
        const reader = copyOf(author)
        const changes = choices.flatMap((choice) => act(author, choice))
        expect(standing(reader, Y.encodeStateAsUpdate(author))).toBe(changes.length > 0 ? 'new' : 'covered')
        for (const [nth, change] of changes.entries()) {
          expect(standing(reader, change)).toBe('new')
          const later = changes[nth + 1]
          if (later && Y.parseUpdateMeta(change).to.size > 0 && Y.parseUpdateMeta(later).to.size > 0) {
            expect(standing(reader, later)).toBe('gap')
          }
          Y.applyUpdate(reader, change)
          expect(reader.store.pendingStructs ?? reader.store.pendingDs).toBeNull()
          expect(standing(reader, change)).toBe('covered')
        }
        expect(standing(reader, Y.encodeStateAsUpdate(author))).toBe('covered')
      }),
      { numRuns: cases(50) },
    )
  })

  it('that was damaged is refused, or does no harm when it is applied', () => {
    const byte = fc.record({ at: fc.nat(), to: fc.nat(255) })
    fc.assert(
      fc.property(acts, fc.array(byte, { minLength: 1, maxLength: 4 }), (choices, damages) => {
        const author = newMap({ text: 'Root' })
        const reader = copyOf(author)
        for (const choice of choices) act(author, choice)
        const change = Y.encodeStateAsUpdate(author, Y.encodeStateVector(reader))
        for (const { at, to } of damages) change[at % change.length] = to
        if (standing(reader, change) !== 'new') return
        Y.applyUpdate(reader, change)
        expect(() => openMap(reader).snapshot.nodes.size).not.toThrow()
        expect(() => Y.applyUpdate(new Y.Doc(), Y.encodeStateAsUpdate(reader))).not.toThrow()
      }),
      { numRuns: cases(300) },
    )
  })
})

describe('growth', () => {
  it('is by how many living nodes a change makes a map larger, piece by piece and at once', () => {
    fc.assert(
      fc.property(acts, (choices) => {
        const author = newMap({ text: 'Root' })
        const reader = copyOf(author)
        const atOnce = copyOf(author)
        const living = new RecordCounter(reader, 'nodes')
        const growth = (doc: Y.Doc, change: Uint8Array, before: RecordCounter) =>
          growthOf(doc, decodeChange(change) as NonNullable<ReturnType<typeof decodeChange>>, before)
        for (const change of choices.flatMap((choice) => act(author, choice))) {
          const expected = living.count + growth(reader, change, living)
          Y.applyUpdate(reader, change)
          expect(living.count).toBe(expected)
          expect(living.count).toBe(openMap(reader).snapshot.nodes.size)
        }
        const whole = Y.encodeStateAsUpdate(author, Y.encodeStateVector(atOnce))
        expect(1 + growth(atOnce, whole, new RecordCounter(atOnce, 'nodes'))).toBe(living.count)
      }),
      { numRuns: cases(100) },
    )
  })
})
