import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { type CardsChange, openCards } from '../../../../tests/kit/cards/cards.ts'
import { flowchart } from '../flowchart/flowchart.ts'
import { newFlowchart } from '../flowchart/new-flowchart.ts'
import { clientSchema, documentKinds, isNewer } from '../kinds.ts'
import { mindmap } from '../mindmap/mindmap.ts'
import { newMap } from '../mindmap/new-map.ts'
import { openDocument } from '../open-document.ts'

function setUp() {
  const doc = new Y.Doc()
  const document = openCards(doc)
  const changes: CardsChange[] = []
  document.subscribe((change) => changes.push(change))
  return { doc, document, changes, cards: () => [...document.snapshot.values()] }
}

const tea = { type: 'add', id: 'tea', x: 1, y: 2, text: 'Tea' } as const
const cup = { type: 'add', id: 'cup', x: 3, y: 4, text: 'Cup' } as const

test('another kind of document is written, read, undone and redone', () => {
  const { document, changes, cards } = setUp()
  document.mark()
  expect(document.execute(tea)).toEqual({ ok: true, ids: ['tea'] })
  document.mark()
  document.execute({ type: 'write', id: 'tea', text: 'Green tea' })
  document.mark()
  document.execute({ type: 'move', id: 'tea', x: 9, y: 9 })
  expect(cards()).toEqual([{ id: 'tea', x: 9, y: 9, text: 'Green tea' }])
  document.undo()
  document.undo()
  expect(cards()).toEqual([{ id: 'tea', x: 1, y: 2, text: 'Tea' }])
  document.undo()
  expect(cards()).toEqual([])
  expect(document.canUndo).toBe(false)
  while (document.redo());
  expect(cards()).toEqual([{ id: 'tea', x: 9, y: 9, text: 'Green tea' }])
  expect(changes.every(({ local, ids }) => local && ids.has('tea'))).toBe(true)
})

test('replicas of it converge, and undo leaves what others wrote', () => {
  const [one, other] = [setUp(), setUp()]
  one.doc.on('update', (update) => Y.applyUpdate(other.doc, update))
  other.doc.on('update', (update) => Y.applyUpdate(one.doc, update))
  one.document.mark()
  one.document.execute(tea)
  other.document.execute({ type: 'move', id: 'tea', x: 7, y: 7 })
  other.document.execute(cup)
  expect(other.cards()).toEqual(one.cards())
  one.document.undo()
  expect(one.cards()).toEqual([{ id: 'cup', x: 3, y: 4, text: 'Cup' }])
  one.document.redo()
  expect(one.document.snapshot.get('tea')).toMatchObject({ x: 7, y: 7 })
  expect(other.document.snapshot).toEqual(one.document.snapshot)
})

test('a batch is one change for listeners, and ends with the first command that fails', () => {
  const { document, changes } = setUp()
  document.batch([tea, cup, { type: 'write', id: 'cup', text: 'Mug' }])
  expect(changes).toHaveLength(1)
  expect(changes[0]?.before.size).toBe(0)
  expect(changes[0]?.after).toBe(document.snapshot)
  expect(changes[0]?.ids).toEqual(new Set(['tea', 'cup']))
  expect(() => document.batch([{ type: 'remove', id: 'tea' }, { type: 'remove', id: 'none' }, tea])).toThrow('No card')
  expect(changes).toHaveLength(2)
  expect([...document.snapshot.keys()]).toEqual(['cup'])
})

test('a batch inside a listener is told after the change that the others are hearing of', () => {
  const { document } = setUp()
  const heard: string[][] = []
  const stop = document.subscribe(() => {
    stop()
    document.batch([cup, { type: 'move', id: 'cup', x: 0, y: 0 }])
  })
  document.subscribe(({ ids }) => heard.push([...ids]))
  document.execute(tea)
  expect(heard).toEqual([['tea'], ['cup']])
})

test('the kind of a file decides how it is opened; a kind that is not known is not opened as a map', async () => {
  const doc = newMap({ text: 'Root' })
  expect(await openDocument('mindmap', doc)).toMatchObject({ kind: 'mindmap', isNewer: false })
  expect(await openDocument('flowchart-of-tomorrow', doc)).toEqual({ kind: 'unknown', name: 'flowchart-of-tomorrow' })
  expect(await openDocument('toString', doc)).toEqual({ kind: 'unknown', name: 'toString' })
  // Whatever the document says of itself: a co-editor may have written that.
  doc.getMap('meta').set('kind', 'flowchart')
  expect(await openDocument('mindmap', doc)).toMatchObject({ kind: 'mindmap' })
  const chart = await openDocument('flowchart', newFlowchart({ pageName: 'First' }))
  expect(chart).toMatchObject({ kind: 'flowchart', document: { snapshot: { pages: [{ name: { text: 'First' } }] } } })
})

test('the table of kinds says what the kinds say of themselves', () => {
  for (const kind of [mindmap, flowchart]) {
    const { name, number, schema } = kind
    expect(Object.values(documentKinds)).toContainEqual({ name, number, schema })
  }
  expect(clientSchema).toBe(Math.max(mindmap.schema, flowchart.schema))
})

test('a document of a newer schema is known as such', async () => {
  const doc = newMap({ text: 'Root' })
  expect(isNewer('mindmap', doc)).toBe(false)
  doc.getMap('meta').set('schema', documentKinds.mindmap.schema + 1)
  expect(await openDocument('mindmap', doc)).toMatchObject({ isNewer: true })
})

test('nothing is told after destroy', () => {
  const { document, doc } = setUp()
  const listener = vi.fn()
  document.subscribe(listener)
  document.destroy()
  openCards(doc).execute(tea)
  expect(listener).not.toHaveBeenCalled()
})
