import type { RefusalReason } from '@ramify/contract'
import { contentHash, type KindName, kindContent, newId } from '@ramify/document'
import * as Y from 'yjs'
import { asked, type LocalDatabase } from './local-database.ts'
import { copyStore, personDatabase } from './person-database.ts'

/** Work that the server did not take, kept until its author has decided about it. */
export interface RefusedCopy {
  readonly id: string
  /** Where it was refused. */
  readonly fileId: string
  readonly reason: RefusalReason
  readonly content: object
  /** Not said by those that were stored when all documents were maps. */
  readonly kind?: KindName
  /** A document of its own: the copy becomes a file by being synced into an empty one. */
  readonly state: Uint8Array
  readonly made: number
}

interface StoredCopy extends RefusedCopy {
  readonly hash: string
}

/**
 * Stores the copy for certain, in the place of an earlier one of the same work. The same content is kept once, however often
 * it is refused: by two tabs, or again after a tab was killed.
 */
export async function storeCopy(
  database: LocalDatabase,
  made: Required<Pick<RefusedCopy, 'fileId' | 'reason' | 'content' | 'kind'>>,
  earlier: RefusedCopy | null,
): Promise<RefusedCopy> {
  const hash = contentHash(made.content)
  const state = Y.encodeStateAsUpdate((await kindContent(made.kind)).docOf(made.content))
  const write = async (transaction: IDBTransaction) => {
    const store = transaction.objectStore(copyStore)
    const others = (await asked(store.getAll())) as StoredCopy[]
    const same = others.find((copy) => copy.fileId === made.fileId && copy.hash === hash)
    if (earlier && earlier.id !== same?.id) store.delete(earlier.id)
    const copy = same ?? { ...made, id: newId() + newId(), state, made: Date.now(), hash }
    store.put(copy, copy.id)
    return copy
  }
  return database.write([copyStore], write, 'strict')
}

export async function removeCopy(personId: string, id: string): Promise<void> {
  await personDatabase(personId).write([copyStore], (transaction) =>
    asked(transaction.objectStore(copyStore).delete(id)),
  )
}

/** Of one file, or of all. */
export async function listCopies(personId: string, fileId?: string): Promise<RefusedCopy[]> {
  const copies = await personDatabase(personId).read([copyStore], (transaction) =>
    asked(transaction.objectStore(copyStore).getAll()),
  )
  return (copies as StoredCopy[]).filter((copy) => fileId === undefined || copy.fileId === fileId)
}
