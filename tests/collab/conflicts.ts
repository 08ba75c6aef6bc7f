import * as encoding from 'lib0/encoding'
import * as Y from 'yjs'

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
  const encoder = encoding.createEncoder()
  const write = (...numbers: number[]) => {
    for (const number of numbers) encoding.writeVarUint(encoder, number)
  }
  write(1, end - first, anchorAuthor + 1, first)
  for (let clock = first; clock < end; clock++) {
    // A string with something to its right.
    encoding.writeUint8(encoder, 0x44)
    write(anchorAuthor, clock)
    encoding.writeVarString(encoder, 'x')
  }
  write(0)
  return encoding.toUint8Array(encoder)
}

const anchorAuthor = 9
