import { fromContent, type NewMapOptions, newId, newMap } from '@ramify/document'
import type { LiveEvent } from '../sync/live-document.ts'
import { asked } from '../sync/local-database.ts'
import { putStored } from '../sync/stored-document.ts'
import { tellTabs } from '../sync/tab-channel.ts'
import { deleteAllRows, readRowKeys, updateStore } from '../sync/update-rows.ts'
import type { Draft, DraftRecord } from './draft.ts'
import { draftChannel, draftsChanged } from './draft-channels.ts'
import {
  changeDraft,
  draftStore,
  guestDatabase,
  lastingNumber,
  nextNumber,
  numbered,
  putDraft,
} from './guest-database.ts'

/** The last edited first. Those that have become files are not among them. */
export async function listDrafts(): Promise<Draft[]> {
  const records = (await guestDatabase.read([draftStore], (transaction) =>
    asked(transaction.objectStore(draftStore).getAll()),
  )) as DraftRecord[]
  return records.filter(({ claim }) => claim?.fileId == null).sort((one, other) => other.edited - one.edited)
}

/** A new draft: from content, or a map with one main topic. Settles when it is stored for certain. */
export async function createDraft(
  source: { content: unknown } | NewMapOptions,
  name: string | null = null,
): Promise<Draft> {
  const doc = docFrom(source)
  const now = Date.now()
  const draft = await guestDatabase.write(
    [updateStore, draftStore, ...numbered],
    async (transaction) => {
      const number = await nextNumber(transaction, 'drafts')
      const record: DraftRecord = { id: newId() + newId(), number, name, created: now, edited: now, claim: null }
      putDraft(transaction, record)
      putStored(transaction, record.id, doc)
      return record
    },
    'strict',
  )
  draftsChanged()
  return draft
}

/** False when there is no such draft any more. */
export async function renameDraft(id: string, name: string): Promise<boolean> {
  const changed = await changeDraft(id, (record) => ({ ...record, name, edited: Date.now() }))
  draftsChanged()
  return changed !== null
}

export async function removeDraft(id: string): Promise<void> {
  await guestDatabase.write([updateStore, draftStore], async (transaction) => {
    transaction.objectStore(draftStore).delete(id)
    deleteAllRows(transaction, id)
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
  await guestDatabase.write([updateStore, draftStore], async (transaction) => {
    const store = transaction.objectStore(draftStore)
    for (const { id, claim, edited } of (await asked(store.getAll())) as DraftRecord[]) {
      const isDone = claim?.fileId != null && edited < old
      if (isDone && (await readRowKeys(transaction, id)).length === 0) store.delete(id)
    }
  })
}

function docFrom(source: { content: unknown } | NewMapOptions): ReturnType<typeof newMap> {
  if (!('content' in source)) return newMap(source)
  const made = fromContent(source.content)
  if (!made.ok) throw new Error(`The content cannot be read: ${made.error.code}`)
  return made.doc
}
