import { asked, localDatabase } from '../sync/storage/local-database.ts'
import { updateStore } from '../sync/storage/update-rows.ts'
import type { DraftRecord } from './draft.ts'

export const draftStore = 'drafts'
/** Numbers of this browser: how many drafts there have been, and the guest's own. */
const numberStore = 'numbers'
/** By draft and name. */
export const pictureStore = 'pictures'

export const guestDatabase = localDatabase('ramify.guest', [updateStore, draftStore, numberStore, pictureStore], {
  // The first had no pictures.
  version: 2,
})

/** All that a draft has in it. */
export const draftStores = [updateStore, draftStore, pictureStore]

export async function readDraft(transaction: IDBTransaction, id: string): Promise<DraftRecord | null> {
  const record = (await asked(transaction.objectStore(draftStore).get(id))) as DraftRecord | undefined
  return record ?? null
}

export function putDraft(transaction: IDBTransaction, record: DraftRecord): void {
  transaction.objectStore(draftStore).put(record, record.id)
}

export function changeDraft(
  id: string,
  change: (record: DraftRecord) => DraftRecord | null,
): Promise<DraftRecord | null> {
  return guestDatabase.write(
    [draftStore],
    async (transaction) => {
      const record = await readDraft(transaction, id)
      const changed = record && change(record)
      if (changed) putDraft(transaction, changed)
      return changed
    },
    'strict',
  )
}

export const numbered = [numberStore]

/** The next one of this name; the first is 1. */
export async function nextNumber(transaction: IDBTransaction, name: string): Promise<number> {
  const store = transaction.objectStore(numberStore)
  const number = ((await asked(store.get(name))) as number | undefined) ?? 0
  store.put(number + 1, name)
  return number + 1
}

/** The same as ever, made when first asked for. */
export function lastingNumber(name: string, make: () => number): Promise<number> {
  return guestDatabase.write([numberStore], async (transaction) => {
    const store = transaction.objectStore(numberStore)
    const known = (await asked(store.get(name))) as number | undefined
    const number = known ?? make()
    if (known === undefined) store.put(number, name)
    return number
  })
}
