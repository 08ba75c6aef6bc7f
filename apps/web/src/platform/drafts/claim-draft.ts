import { CallError } from '@ramify/contract'
import { newId } from '@ramify/document'
import type { SyncPorts } from '../sync/connection/ports.ts'
import { tellTabs } from '../sync/connection/tab-channel.ts'
import type { LiveEvent } from '../sync/live-document.ts'
import { readStored, type StoredDocument } from '../sync/storage/stored-document.ts'
import { deleteAllRows, type RowKey, readRowKeys } from '../sync/storage/update-rows.ts'
import { bringPictures } from './bring-pictures.ts'
import { type DraftRecord, kindOfDraft } from './draft.ts'
import { draftChannel, draftsChanged } from './draft-channels.ts'
import { deletePictures } from './draft-pictures.ts'
import { changeDraft, draftStores, guestDatabase, putDraft, readDraft } from './guest-database.ts'
import { type Claimant, moveIntoFile, NotDelivered } from './move-into-file.ts'

/** Moves a draft into the claimant's account; null when it is somebody else's or gone. Throws when it has to stay here. */
export async function claimDraft(
  { id }: DraftRecord,
  name: string,
  claimant: Claimant,
  ports?: SyncPorts,
): Promise<string | null> {
  const { personId } = claimant
  // Written down first: whatever happens from here on, nobody else can get it, and the key stays the same.
  const begun = await changeDraft(id, (record) => {
    if (record.claim && record.claim.personId !== personId) return null
    return { ...record, claim: record.claim ?? { personId, key: id, fileId: null } }
  })
  if (!begun?.claim) return null
  const { key } = begun.claim
  // Somebody else's folder is nowhere in this account.
  const folderId = begun.folder?.personId === personId ? begun.folder.id : null
  try {
    const brought = new Set<string>()
    const move = {
      key,
      kind: kindOfDraft(begun),
      name,
      folderId,
      read: () => readStored(guestDatabase, id),
      made: (fileId: string) => rememberMade(id, fileId),
      bring: (fileId: string) => bringPictures(id, fileId, claimant, brought),
      finish: finishing(id, brought),
    }
    const fileId = await moveIntoFile(move, claimant, ports)
    tellTabs<LiveEvent>(draftChannel(id), { type: 'claimed', fileId })
    return fileId
  } catch (error) {
    await unclaim(id, error)
    throw error
  }
}

/** Lists show the draft, not the file beside it, until the file has all of it. */
async function rememberMade(id: string, madeId: string): Promise<void> {
  await changeDraft(id, (record) => record.claim && { ...record, claim: { ...record.claim, madeId } })
  draftsChanged()
}

/**
 * The rows go only if they are still those that were moved: a tab may have written into the draft meanwhile. Of the pictures
 * those go that were brought: one that was added since is about to be named.
 */
function finishing(id: string, brought: ReadonlySet<string>) {
  return (fileId: string, moved: StoredDocument): Promise<boolean> => {
    const write = async (transaction: IDBTransaction) => {
      const [record, keys] = [await readDraft(transaction, id), await readRowKeys(transaction, id)]
      if (!areSame(keys, moved.rows)) return false
      deleteAllRows(transaction, id)
      deletePictures(transaction, id, brought)
      if (record?.claim) putDraft(transaction, { ...record, claim: { ...record.claim, fileId } })
      return true
    }
    return guestDatabase.write(draftStores, write, 'strict')
  }
}

const areSame = (keys: readonly RowKey[], others: readonly RowKey[]): boolean =>
  keys.length === others.length && keys.every((key, nth) => key.join() === others[nth]?.join())

/** Where it is certain that no file of the claimant's has the draft, it is free again. */
async function unclaim(id: string, error: unknown): Promise<void> {
  const hasNoFile = error instanceof CallError && error.errno !== null
  const isGone = error instanceof NotDelivered && error.outcome === 'gone'
  if (hasNoFile) await changeDraft(id, (record) => ({ ...record, claim: null }))
  if (isGone) await startAnew(id)
}

/** The file was thrown away meanwhile, and its key with it. What came after it had become a file belonged to that. */
async function startAnew(id: string): Promise<void> {
  await guestDatabase.write(draftStores, async (transaction) => {
    const record = await readDraft(transaction, id)
    if (!record?.claim) return
    if (record.claim.fileId !== null) {
      deleteAllRows(transaction, id)
      deletePictures(transaction, id)
    } else {
      const { madeId: _thrownAway, ...claim } = record.claim
      putDraft(transaction, { ...record, claim: { ...claim, key: newId() + newId() } })
    }
  })
}
