import { asked } from '../sync/storage/local-database.ts'
import { rowsOf } from '../sync/storage/update-rows.ts'
import { draftStore, guestDatabase, pictureStore, readDraft } from './guest-database.ts'

/** A picture of a draft, or a file that is attached to it, as it lies in this browser. */
export interface DraftPicture {
  readonly bytes: ArrayBuffer
  readonly type: string
  /** Of an attached file alone. */
  readonly name?: string
}

/** Stores a picture for certain, so that no document ever names one that is not there. False: the draft is gone. */
export function keepPicture(draftId: string, resource: string, picture: DraftPicture): Promise<boolean> {
  const write = async (transaction: IDBTransaction) => {
    if (!(await readDraft(transaction, draftId))) return false
    transaction.objectStore(pictureStore).put(picture, [draftId, resource])
    return true
  }
  return guestDatabase.write([draftStore, pictureStore], write, 'strict')
}

export async function readPicture(draftId: string, resource: string): Promise<Blob | null> {
  return (await readKept(draftId, resource))?.body ?? null
}

/** With what a file is called that is attached; null: a picture. */
export async function readKept(
  draftId: string,
  resource: string,
): Promise<{ readonly body: Blob; readonly name: string | null } | null> {
  const kept = await guestDatabase.read([pictureStore], (transaction) =>
    asked<DraftPicture | undefined>(transaction.objectStore(pictureStore).get([draftId, resource])),
  )
  return kept ? { body: new Blob([kept.bytes], { type: kept.type }), name: kept.name ?? null } : null
}

/** What the pictures of a draft are called by. */
export async function pictureNames(draftId: string): Promise<string[]> {
  const keys = await guestDatabase.read([pictureStore], (transaction) =>
    asked(transaction.objectStore(pictureStore).getAllKeys(rowsOf(draftId))),
  )
  return keys.map((key) => (key as [string, string])[1])
}

/** All of a draft, or these. */
export function deletePictures(transaction: IDBTransaction, draftId: string, names?: Iterable<string>): void {
  const store = transaction.objectStore(pictureStore)
  if (!names) store.delete(rowsOf(draftId))
  else for (const name of names) store.delete([draftId, name])
}
