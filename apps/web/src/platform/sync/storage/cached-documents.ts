import type { KindName } from '@ramify/document'
import type * as Y from 'yjs'
import { asked } from './local-database.ts'
import {
  kindOfTold,
  personDatabase,
  readName,
  rememberName,
  rememberOpened,
  rightsStore,
  type Told,
} from './person-database.ts'
import { readStored } from './stored-document.ts'
import { updateStore } from './update-rows.ts'

/** A document that this browser has, and can show when nobody can be asked for it. */
export interface CachedDocument {
  readonly id: string
  readonly kind: KindName
  /** `null` when nobody has told it here. */
  readonly name: string | null
  /** When it was last opened on this device; 0 when that is not known. */
  readonly opened: number
}

/** Of one person, the last opened first. */
export async function cachedDocuments(personId: string): Promise<CachedDocument[]> {
  const read = async (transaction: IDBTransaction) => {
    const told = transaction.objectStore(rightsStore)
    const [rows, ids, records] = await Promise.all([
      asked(transaction.objectStore(updateStore).getAllKeys()),
      asked(told.getAllKeys()),
      asked(told.getAll()),
    ])
    const known = new Map(ids.map((id, nth) => [id as string, records[nth] as Told]))
    const here = new Set(rows.map((key) => (key as [string])[0]))
    return [...here].map((id) => {
      const { name = null, opened = 0, ...told } = known.get(id) ?? {}
      return { id, kind: kindOfTold(told), name, opened }
    })
  }
  const documents = await personDatabase(personId).read([updateStore, rightsStore], read)
  return documents.sort((one, other) => other.opened - one.opened)
}

/** As this browser has it now. */
export async function cachedDocument(personId: string, fileId: string): Promise<Y.Doc> {
  return (await readStored(personDatabase(personId), fileId)).doc
}

/** The name of a file when this browser last heard of it, for use without a network. */
export function cachedName(personId: string, fileId: string): Promise<string | null> {
  return readName(personDatabase(personId), fileId)
}

export async function cacheName(personId: string, fileId: string, name: string): Promise<void> {
  await rememberName(personDatabase(personId), fileId, name)
}

/** Notes the time: without a network, the documents are listed by when they were last opened. */
export async function cacheOpened(personId: string, fileId: string): Promise<void> {
  await rememberOpened(personDatabase(personId), fileId, Date.now())
}
