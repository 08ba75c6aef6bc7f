import * as Y from 'yjs'
import type { LocalDatabase } from './local-database.ts'
import { putRow, type RowKey, readRows, updateStore } from './update-rows.ts'

export interface StoredDocument {
  doc: Y.Doc
  /** The rows it was read from. */
  rows: readonly RowKey[]
}

/** A document as this browser has it now. */
export async function readStored(database: LocalDatabase, id: string): Promise<StoredDocument> {
  const rows = await database.read([updateStore], (transaction) => readRows(transaction, id))
  return { doc: docOf(rows.map(({ update }) => update)), rows: rows.map(({ key }) => key) }
}

/** Stores a document that is new. */
export function putStored(transaction: IDBTransaction, id: string, doc: Y.Doc): void {
  putRow(transaction, { key: [id, 'first', 0], update: Y.encodeStateAsUpdate(doc) })
}

export function docOf(updates: readonly Uint8Array[]): Y.Doc {
  const doc = new Y.Doc()
  doc.transact(() => {
    for (const update of updates) Y.applyUpdate(doc, update)
  })
  return doc
}
