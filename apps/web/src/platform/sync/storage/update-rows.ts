import { asked } from './local-database.ts'

/** Where the updates of documents are kept: a row each, until they are put together. */
export const updateStore = 'updates'

/** Every tab writes under a name of its own, so two tabs never write the same row. */
export type RowKey = [document: string, writer: string, number: number]

interface UpdateRow {
  key: RowKey
  update: Uint8Array
}

export async function readRows(transaction: IDBTransaction, document: string): Promise<UpdateRow[]> {
  const store = transaction.objectStore(updateStore)
  const range = rowsOf(document)
  const [keys, updates] = await Promise.all([asked(store.getAllKeys(range)), asked(store.getAll(range))])
  return keys.map((key, nth) => ({ key: key as RowKey, update: updates[nth] as Uint8Array }))
}

export async function readRowKeys(transaction: IDBTransaction, document: string): Promise<RowKey[]> {
  return (await asked(transaction.objectStore(updateStore).getAllKeys(rowsOf(document)))) as RowKey[]
}

export function putRow(transaction: IDBTransaction, { key, update }: UpdateRow): void {
  transaction.objectStore(updateStore).put(update, key)
}

export function deleteRows(transaction: IDBTransaction, keys: readonly RowKey[]): void {
  for (const key of keys) transaction.objectStore(updateStore).delete(key)
}

export function deleteAllRows(transaction: IDBTransaction, document: string): void {
  transaction.objectStore(updateStore).delete(rowsOf(document))
}

/** Keys that are lists, beginning with the document: an empty list sorts after every name. */
export function rowsOf(document: string): IDBKeyRange {
  return IDBKeyRange.bound([document], [document, []])
}
