import * as Y from 'yjs'
import { bytes, number, text } from '../kit/collab/frames.ts'

/**
 * Letters of one author, each written at the start of a list that the author believes to be empty. After those of an author with a
 * smaller number they are dear: to place one, Yjs walks along all that stand there, so that twice as many cost four times as much.
 */
export function lettersAtStart(author: number, count: number, list = 'names'): Uint8Array {
  return Y.mergeUpdates(Array.from({ length: count }, (_, clock) => letter(author, clock, list)))
}

/** One that knows of no other. */
function letter(author: number, clock: number, list: string): Uint8Array {
  const doc = new Y.Doc()
  doc.clientID = author
  if (clock > 0) doc.store.clients.set(author, [new Y.GC(Y.createID(author, 0), clock)])
  const before = Y.encodeStateVector(doc)
  doc.getArray(list).insert(0, ['x'])
  return Y.encodeStateAsUpdate(doc, before)
}

/** The letters of another author that those of `lettersBefore` stand before. */
export function anchors(count: number, list = 'names'): Uint8Array {
  const doc = new Y.Doc()
  doc.clientID = anchorAuthor
  doc.getText(list).insert(0, 'y'.repeat(count))
  return Y.encodeStateAsUpdate(doc)
}

/**
 * Letters of one author, each at the start and before another one of those. They are cheap to take in few at a time, and dear to read
 * when they are many: to place one, Yjs walks along all the others, whenever the document is opened.
 */
export function lettersBefore(first: number, end: number): Uint8Array {
  const clocks = Array.from({ length: end - first }, (_, nth) => first + nth)
  // Each is a string with something to its right.
  const letters = clocks.flatMap((clock) => [[0x44], number(anchorAuthor), number(clock), text('x')])
  return bytes(number(1), number(clocks.length), number(anchorAuthor + 1), number(first), ...letters, number(0))
}

const anchorAuthor = 9
