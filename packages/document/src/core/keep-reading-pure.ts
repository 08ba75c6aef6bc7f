import type * as Y from 'yjs'

/**
 * Yjs tidies the formatting marks of a text when somebody else's changes arrive, in a transaction of its own: whoever only
 * reads would write, and a viewer's refused or a server's unjournaled write would make replicas differ. The tidying changes
 * nothing that can be seen, so it is left out. Gives back how to allow it again.
 */
export function keepReadingPure(doc: Y.Doc): () => void {
  const leaveMarks = (transaction: Y.Transaction) => {
    transaction._needFormattingCleanup = false
  }
  doc.on('afterTransaction', leaveMarks)
  return () => doc.off('afterTransaction', leaveMarks)
}
