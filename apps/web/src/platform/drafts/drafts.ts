import { type KindName, kindContent, type NewDocumentOptions, newId } from '@ramify/document'
import { askToLast } from '../storage/ask-to-last.ts'
import { tellTabs } from '../sync/connection/tab-channel.ts'
import type { LiveEvent } from '../sync/live-document.ts'
import { asked } from '../sync/storage/local-database.ts'
import { putStored, readStored, type StoredDocument } from '../sync/storage/stored-document.ts'
import { deleteAllRows, readRowKeys, updateStore } from '../sync/storage/update-rows.ts'
import { type Draft, type DraftRecord, isUntouched } from './draft.ts'
import { draftChannel, draftsChanged } from './draft-channels.ts'
import { deletePictures } from './draft-pictures.ts'
import {
  changeDraft,
  draftStore,
  draftStores,
  guestDatabase,
  lastingNumber,
  nextNumber,
  numbered,
  putDraft,
} from './guest-database.ts'

/** The last edited first. Those that have become files are not among them. */
export async function listDrafts(): Promise<Draft[]> {
  const records = await allRecords()
  return records.filter(({ claim }) => claim?.fileId == null).sort((one, other) => other.edited - one.edited)
}

/** Those that one person may get, the last edited first; also those that have become files of theirs, for as long as a note is kept. */
export async function draftsFor(personId: string): Promise<DraftRecord[]> {
  const records = await allRecords()
  return records
    .filter(({ claim }) => claim === null || claim.personId === personId)
    .filter((draft) => !isUntouched(draft))
    .sort((one, other) => other.edited - one.edited)
}

/** What a draft has become: the file's id, or null while it is a draft; undefined where neither is there any more. */
export async function fileOfDraft(id: string): Promise<string | null | undefined> {
  const record = (await allRecords()).find((each) => each.id === id)
  return record && (record.claim?.fileId ?? null)
}

/** The drafts that a file was, as far as this browser remembers. */
export async function draftsOfFile(fileId: string): Promise<string[]> {
  return (await allRecords()).filter(({ claim }) => claim?.fileId === fileId).map(({ id }) => id)
}

async function allRecords(): Promise<DraftRecord[]> {
  const read = (transaction: IDBTransaction) => asked(transaction.objectStore(draftStore).getAll())
  return (await guestDatabase.read([draftStore], read)) as DraftRecord[]
}

/** A new document of a kind, a map where none is said, with nothing of anybody in it or with what content says. */
export type DraftSource = { readonly kind?: KindName } & (NewDocumentOptions | { readonly content: object })

/** Settles when it is stored for certain. */
export async function createDraft(
  source: DraftSource,
  name: string | null = null,
  folder: DraftRecord['folder'] | null = null,
  isFirstRun = false,
): Promise<Draft> {
  const { kind = 'mindmap' } = source
  const { docOf, start } = await kindContent(kind)
  const doc = 'content' in source ? docOf(source.content) : start(source)
  const now = Date.now()
  const draft = await guestDatabase.write(
    [updateStore, draftStore, ...numbered],
    async (transaction) => {
      const number = await nextNumber(transaction, 'drafts')
      const id = newId() + newId()
      const record: DraftRecord = {
        id,
        number,
        name,
        created: now,
        edited: now,
        claim: null,
        ...(kind !== 'mindmap' && { kind }),
        ...(folder && { folder }),
        ...(isFirstRun && { isFirstRun }),
      }
      putDraft(transaction, record)
      putStored(transaction, record.id, doc)
      return record
    },
    'strict',
  )
  draftsChanged()
  askToLast()
  return draft
}

/** The map of a first visit: the same one until somebody writes in it. */
export async function openFirstRun(source: NewDocumentOptions): Promise<Draft> {
  return (await allRecords()).find(isUntouched) ?? createDraft(source, null, null, true)
}

/** False when there is no such draft any more. */
export async function renameDraft(id: string, name: string): Promise<boolean> {
  const changed = await changeDraft(id, (record) => ({ ...record, name, edited: Date.now() }))
  draftsChanged()
  return changed !== null
}

export async function removeDraft(id: string): Promise<void> {
  await guestDatabase.write(draftStores, async (transaction) => {
    transaction.objectStore(draftStore).delete(id)
    deleteAllRows(transaction, id)
    deletePictures(transaction, id)
  })
  tellTabs<LiveEvent>(draftChannel(id), { type: 'gone' })
  draftsChanged()
}

/** What the guest of this browser is called by: "Thinker No." and this. */
export function guestNumber(): Promise<number> {
  return lastingNumber('guest', () => 100_000 + Math.floor(Math.random() * 900_000))
}

/** Those that have become files leave a note behind, for tabs that have not heard of it. After a month none is that old. */
export async function tidyDrafts(): Promise<void> {
  const old = Date.now() - 30 * 24 * 60 * 60_000
  await guestDatabase.write(draftStores, async (transaction) => {
    const store = transaction.objectStore(draftStore)
    for (const { id, claim, edited } of (await asked(store.getAll())) as DraftRecord[]) {
      const isDone = claim?.fileId != null && edited < old
      if (!isDone || (await readRowKeys(transaction, id)).length > 0) continue
      store.delete(id)
      // Added in the last moment and never named.
      deletePictures(transaction, id)
    }
  })
}

/** A copy of a draft, for reading: changes to it are not stored. */
export async function draftDocument(id: string): Promise<StoredDocument['doc']> {
  return (await readStored(guestDatabase, id)).doc
}
