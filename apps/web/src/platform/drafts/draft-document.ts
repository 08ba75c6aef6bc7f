import { readStored, type StoredDocument } from '../sync/storage/stored-document.ts'
import { guestDatabase } from './guest-database.ts'

/** What is in a draft now, to look at: nothing that is done to it is kept. */
export async function draftDocument(id: string): Promise<StoredDocument['doc']> {
  return (await readStored(guestDatabase, id)).doc
}
