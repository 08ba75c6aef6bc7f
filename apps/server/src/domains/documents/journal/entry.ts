import type { Basis } from '../../access/index.ts'

/** A change of a document, as Yjs encodes it. */
export interface Entry {
  fileId: string
  /** Null: the server itself. */
  personId: string | null
  change: Uint8Array
  /** With what the right to write it was found; without it nobody's right is looked at. */
  basis?: Basis
  /** It is written only if the last change of the document has this number. */
  after?: number
}

/** An entry with the number that it gets. */
export interface NumberedEntry {
  entry: Entry
  seq: number
}
