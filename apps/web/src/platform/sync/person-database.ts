import type { Alongside } from './keeper.ts'
import { asked, type LocalDatabase, localDatabase } from './local-database.ts'
import { noRights, type Rights } from './rights.ts'
import { rowsOf, updateStore } from './update-rows.ts'

/** Writers with changes that the server has not confirmed: the number of each one's last. */
export const pendingStore = 'pending'
export const rightsStore = 'rights'
/** Work that the server has not taken. */
export const copyStore = 'copies'
/** `left`: the person has signed out, and only work that is nowhere else may still be stored. */
export const flagStore = 'flags'

export const personStores = [updateStore, pendingStore, rightsStore, copyStore, flagStore]

const databases = new Map<string, LocalDatabase>()

/** What this browser keeps for a person. Nobody else's session opens it. */
export function personDatabase(personId: string): LocalDatabase {
  const name = `ramify.person.${personId}`
  const database = databases.get(name) ?? localDatabase(name, personStores)
  databases.set(name, database)
  return database
}

export type Pending = ReadonlyMap<string, number>

/** What is known of a file beside its content. */
export interface FileRecord {
  pending: Pending
  rights: Rights
  left: boolean
}

export async function readFileRecord(transaction: IDBTransaction, fileId: string): Promise<FileRecord> {
  const pending = transaction.objectStore(pendingStore)
  const [writers, numbers, rights, left] = await Promise.all([
    asked(pending.getAllKeys(rowsOf(fileId))),
    asked(pending.getAll(rowsOf(fileId))),
    asked(transaction.objectStore(rightsStore).get(fileId)),
    asked(transaction.objectStore(flagStore).get('left')),
  ])
  return {
    pending: new Map(writers.map((key, nth) => [(key as [string, string])[1], numbers[nth] as number])),
    rights: (rights as Rights | undefined) ?? noRights,
    left: left === true,
  }
}

export function besideUpdates(fileId: string, writer: string): Alongside {
  return {
    stores: [pendingStore, rightsStore, flagStore],
    write: async (transaction, number) => {
      if (number === null) return (await asked(transaction.objectStore(flagStore).get('left'))) !== true
      transaction.objectStore(pendingStore).put(number, [fileId, writer])
      return true
    },
  }
}

/** The server has these changes. What was written after them stays pending. */
export function confirm(database: LocalDatabase, fileId: string, confirmed: Pending): Promise<void> {
  return database.write([pendingStore], (transaction) => unpend(transaction, fileId, confirmed))
}

export async function unpend(transaction: IDBTransaction, fileId: string, confirmed: Pending): Promise<void> {
  const store = transaction.objectStore(pendingStore)
  for (const [writer, number] of confirmed) {
    const last = await asked(store.get([fileId, writer]))
    if (typeof last === 'number' && last <= number) store.delete([fileId, writer])
  }
}

export function rememberRights(database: LocalDatabase, fileId: string, rights: Rights): Promise<unknown> {
  return database.write([rightsStore], (transaction) => asked(transaction.objectStore(rightsStore).put(rights, fileId)))
}

/** The person is here again. */
export function comeBack(database: LocalDatabase): Promise<unknown> {
  return database.write([flagStore], (transaction) => asked(transaction.objectStore(flagStore).delete('left')))
}
