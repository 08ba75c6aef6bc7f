import type * as Y from 'yjs'
import type { Stored } from '../journal.ts'
import type { ServerKind } from '../kinds/server-kind.ts'
import { RecordCounter } from '../room-threads/record-counter.ts'

/** What the server keeps of an open document beside the document itself, to bound what comes in. */
export class Room {
  readonly living: RecordCounter
  readonly #doc: Y.Doc
  /** A claimed draft may still come in whole. */
  readonly limitsWaived: boolean
  /** Bytes of the stored document, those on their way included. */
  bytes: number
  /** Milliseconds of a processor that reading it took when it was opened or compacted, and what dear changes took since. */
  readMs: number
  /** Pieces of changes since somebody last found out how long reading it takes. */
  untried = 0
  /** Records on their way to the disk: two people at the limit must not both pass it. */
  arriving = 0

  constructor(doc: Y.Doc, kind: ServerKind, { state, rows, limitsWaived }: Stored, readMs: number) {
    this.#doc = doc
    this.readMs = readMs
    this.living = new RecordCounter(doc, kind.countedCollection)
    this.limitsWaived = limitsWaived
    this.bytes = rows.reduce((sum, { change }) => sum + change.byteLength, state.byteLength)
  }

  /** Each tab that ever wrote is one; every edit costs a little for each of them. */
  get authors(): number {
    return this.#doc.store.clients.size
  }
}
