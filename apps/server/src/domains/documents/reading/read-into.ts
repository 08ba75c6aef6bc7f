import { keepReadingPure } from '@ramify/document'
import * as Y from 'yjs'
import type { Stored } from '../journal/journal.ts'

/**
 * Fills a new Y.Doc with what is stored, in one transaction. Gives back the numbers of rows that cannot be read: one of
 * them shall not take the whole document with it. A state that cannot be read throws: nothing may be built on a guess.
 */
export function readInto(
  doc: Y.Doc,
  { state, rows }: Pick<Stored, 'state' | 'rows'>,
  /** Called when the document is as the state says. */
  onState?: () => void,
): number[] {
  keepReadingPure(doc)
  return readMore(doc, { state, rows }, onState)
}

/** The same for a document that has a part of it already. */
export function readMore(doc: Y.Doc, { state, rows }: Pick<Stored, 'state' | 'rows'>, onState?: () => void): number[] {
  const bad: number[] = []
  doc.transact(() => {
    Y.applyUpdate(doc, state)
    onState?.()
    for (const { seq, change } of rows) {
      try {
        Y.applyUpdate(doc, change)
      } catch {
        // Told by its number.
        bad.push(seq)
      }
    }
  })
  return bad
}
