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
