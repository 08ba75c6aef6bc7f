import { type MapDocument, newMap, openMap } from '@ramify/document'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { decodeChange } from './decoded-change.ts'
import { isQuick } from './quick-change.ts'

function copyOf(doc: Y.Doc): Y.Doc {
  const copy = new Y.Doc()
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc))
  return copy
}

/** Whether what is written to a copy of a document is quick to apply to it. */
function quick(doc: Y.Doc, write: (copy: Y.Doc) => unknown): boolean {
  const [copy, receiver] = [copyOf(doc), copyOf(doc)]
  const found: boolean[] = []
  copy.on('update', (change: Uint8Array) => {
    found.push(isQuickIn(receiver, change))
    Y.applyUpdate(receiver, change)
  })
  write(copy)
  expect(found).not.toEqual([])
  return found.every((each) => each)
}

function isQuickIn(doc: Y.Doc, change: Uint8Array): boolean {
  const decoded = decodeChange(change)
  return decoded !== undefined && isQuick(doc, decoded)
}

describe('a quick change', () => {
  it('is what people do with a topic', () => {
    const doc = newMap({ text: 'Root' })
    const made = openMap(doc).execute({ type: 'addChild', parent: openMap(doc).snapshot.root })
    const [id] = made.ok ? (made.ids ?? []) : []
    if (id === undefined) throw new Error('no topic was added')
    openMap(doc).execute({ type: 'editText', id, delta: [{ insert: 'A topic' }] })
    const command = (act: (map: MapDocument) => { ok: boolean }) => (copy: Y.Doc) =>
      expect(act(openMap(copy)).ok).toBe(true)
    for (const act of [
      command((map) => map.execute({ type: 'addChild', parent: id })),
      command((map) => map.execute({ type: 'editText', id, delta: [{ retain: 2 }, { insert: 'new ' }] })),
      command((map) => map.execute({ type: 'editText', id, delta: [{ retain: 2 }, { delete: 5 }] })),
      command((map) => map.execute({ type: 'deleteNodes', ids: [id] })),
    ])
      expect(quick(doc, act)).toBe(true)
  })

  it('has few pieces, and removes little', () => {
    const doc = new Y.Doc()
    doc.getText('text').insert(0, 'x'.repeat(1_000))
    const write = (count: number) => (copy: Y.Doc) =>
      copy.transact(() => {
        for (let nth = 0; nth < count; nth++) copy.getMap('map').set(`${nth}`, nth)
      })
    expect(quick(doc, write(90))).toBe(true)
    expect(quick(doc, write(110))).toBe(false)
    expect(quick(doc, (copy) => copy.getText('text').delete(0, 90))).toBe(true)
    expect(quick(doc, (copy) => copy.getText('text').delete(0, 110))).toBe(false)
  })

  it('S2: removes nothing that holds other things, and replaces nothing of the kind', () => {
    const doc = new Y.Doc()
    doc.getMap('map').set('held', new Y.Map([['text', new Y.Text('x')]]))
    doc.getMap('map').set('plain', 1)
    doc.getArray('list').insert(0, [new Y.Map()])
    expect(quick(doc, (copy) => copy.getMap('map').set('plain', 2))).toBe(true)
    expect(quick(doc, (copy) => copy.getMap('map').delete('plain'))).toBe(true)
    expect(quick(doc, (copy) => copy.getMap('map').set('held', 2))).toBe(false)
    expect(quick(doc, (copy) => copy.getMap('map').delete('held'))).toBe(false)
    expect(quick(doc, (copy) => copy.getArray('list').delete(0, 1))).toBe(false)
    // By somebody who does not know that there is one.
    const unaware = new Y.Doc()
    unaware.getMap('map').set('held', 2)
    expect(isQuickIn(doc, Y.encodeStateAsUpdate(unaware))).toBe(false)
  })

  it('S2: formats nothing, and takes no format away', () => {
    const doc = new Y.Doc()
    doc.getText('text').insert(0, 'plain ')
    doc.getText('text').insert(6, 'bold', { bold: true })
    expect(quick(doc, (copy) => copy.getText('text').insert(2, 'x'))).toBe(true)
    expect(quick(doc, (copy) => copy.getText('text').format(0, 2, { bold: true }))).toBe(false)
    expect(quick(doc, (copy) => copy.getText('text').format(6, 4, { bold: null }))).toBe(false)
  })

  it('S2: finds its place among few', () => {
    const doc = new Y.Doc()
    // Each by another author.
    for (let nth = 0; nth < 1_100; nth++) {
      doc.clientID = nth + 10
      doc.getArray('list').insert(0, ['a'])
    }
    expect(quick(doc, (copy) => copy.getArray('list').insert(3, ['b']))).toBe(true)
    const unaware = new Y.Doc()
    unaware.clientID = 5
    unaware.getArray('list').insert(0, ['b'])
    expect(isQuickIn(doc, Y.encodeStateAsUpdate(unaware))).toBe(false)
  })
})
