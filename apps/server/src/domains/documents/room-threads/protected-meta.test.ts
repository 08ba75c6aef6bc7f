import { newMap, openMap } from '@ramify/document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { decodeChange } from './decoded-change.ts'
import { changesProtectedMeta } from './protected-meta.ts'

function copyOf(doc: Y.Doc): Y.Doc {
  const copy = new Y.Doc()
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc))
  return copy
}

function isForbidden(stored: Y.Doc, author: Y.Doc): boolean {
  const decoded = decodeChange(Y.encodeStateAsUpdate(author, Y.encodeStateVector(stored)))
  return decoded !== undefined && changesProtectedMeta(stored, decoded)
}

describe('what a document says of itself', () => {
  const attacks: Record<string, (meta: Y.Map<unknown>) => void> = {
    'another kind': (meta) => meta.set('kind', 'cards'),
    'a newer schema': (meta) => meta.set('schema', 99),
    'the same again': (meta) => meta.set('kind', 'mindmap'),
    removed: (meta) => meta.delete('schema'),
    'twice, and back': (meta) => ['x', 'y', 'mindmap'].forEach((kind) => void meta.set('kind', kind)),
    'a type in its place': (meta) => meta.set('kind', new Y.Map([['a', 1]])),
    'removed and written': (meta) => {
      meta.delete('kind')
      meta.set('kind', 'cards')
    },
  }

  it.each(Object.entries(attacks))('is not changed: %s', (_name, attack) => {
    const stored = newMap({ text: 'Root' })
    const [author, stranger] = [copyOf(stored), new Y.Doc()]
    attack(author.getMap('meta'))
    expect(isForbidden(stored, author)).toBe(true)
    // Hidden among ordinary work, before and after it.
    const busy = copyOf(stored)
    openMap(busy).execute({ type: 'setTheme', theme: 'ink' })
    attack(busy.getMap('meta'))
    openMap(busy).execute({ type: 'setLayout', layout: 'left' })
    expect(isForbidden(stored, busy)).toBe(true)
    // By somebody who never saw what the document says.
    attack(stranger.getMap('meta'))
    const isNothing = Y.encodeStateAsUpdate(stranger).byteLength === 2
    expect(isForbidden(stored, stranger)).toBe(!isNothing)
  })

  it('may be said once, by a draft that comes in whole, and heard again', () => {
    const [stored, draft] = [new Y.Doc(), newMap({ text: 'Draft' })]
    expect(isForbidden(stored, draft)).toBe(false)
    Y.applyUpdate(stored, Y.encodeStateAsUpdate(draft))
    const decoded = decodeChange(Y.encodeStateAsUpdate(draft))
    expect(decoded && changesProtectedMeta(stored, decoded)).toBe(false)
  })

  it('is not in the way of any other setting', () => {
    const name = fc.constantFrom('theme', 'layout', 'root', 'kinds', 'colors')
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string()), { minLength: 1, maxLength: 8 }), (writes) => {
        const stored = newMap({ text: 'Root' })
        const author = copyOf(stored)
        for (const [key, value] of writes) author.getMap('meta').set(key, value)
        expect(isForbidden(stored, author)).toBe(false)
      }),
    )
  })
})
