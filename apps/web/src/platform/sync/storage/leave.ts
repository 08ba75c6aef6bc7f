import { asked } from './local-database.ts'
import { copyStore, flagStore, pendingStore, personDatabase, personStores, rightsStore } from './person-database.ts'
import { removeAllUnseen } from './unseen-changes.ts'
import { updateStore } from './update-rows.ts'

/** What only this browser has of a person's work. */
export interface UnsyncedWork {
  /** Files with changes that the server has not confirmed, as far as this browser knows. */
  readonly files: readonly string[]
  /** Refused work that nobody has decided about. */
  readonly copies: number
}

export function unsyncedWork(personId: string): Promise<UnsyncedWork> {
  return personDatabase(personId).read([pendingStore, copyStore], readUnsynced)
}

/**
 * The person has signed out: what the server has goes from this browser, what it has not stays, under that person's name.
 * A tab that has not noticed yet may still store what is new, and nothing else.
 */
export async function leave(personId: string): Promise<UnsyncedWork> {
  const database = personDatabase(personId)
  await removeAllUnseen(personId)
  const work = await database.write(
    personStores,
    async (transaction) => {
      const unsynced = await readUnsynced(transaction)
      const stays = new Set(unsynced.files)
      const updates = transaction.objectStore(updateStore)
      for (const key of await asked(updates.getAllKeys())) {
        if (!stays.has((key as [string])[0])) updates.delete(key)
      }
      const rights = transaction.objectStore(rightsStore)
      for (const key of await asked(rights.getAllKeys())) if (!stays.has(key as string)) rights.delete(key)
      transaction.objectStore(flagStore).put(true, 'left')
      return unsynced
    },
    'strict',
  )
  if (work.files.length === 0 && work.copies === 0) await database.remove()
  return work
}

/** The account is gone, and with it everybody who could come for what is here. */
export async function erase(personId: string): Promise<void> {
  await Promise.all([personDatabase(personId).remove(), removeAllUnseen(personId)])
}

async function readUnsynced(transaction: IDBTransaction): Promise<UnsyncedWork> {
  const [pending, copies] = await Promise.all([
    asked(transaction.objectStore(pendingStore).getAllKeys()),
    asked(transaction.objectStore(copyStore).count()),
  ])
  return { files: [...new Set(pending.map((key) => (key as [string, string])[0]))], copies }
}
