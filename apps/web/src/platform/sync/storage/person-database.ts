import type { KindName } from '@ramify/document'
import { asked, type LocalDatabase, localDatabase } from './local-database.ts'
import type { Alongside } from './local-update-store.ts'
import { noRights, type Rights } from './rights.ts'
import { rowsOf, updateStore } from './update-rows.ts'

/** Writers with changes that the server has not confirmed: the number of each one's last. */
export const pendingStore = 'pending'
/** What the server last said of a file: the person's rights, and its name. */
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
  kind: KindName
  /** When it was last opened on this device; null: never. */
  opened: number | null
  left: boolean
}

export async function readFileRecord(transaction: IDBTransaction, fileId: string): Promise<FileRecord> {
  const pending = transaction.objectStore(pendingStore)
  const [writers, numbers, told, left] = await Promise.all([
    asked(pending.getAllKeys(rowsOf(fileId))),
    asked(pending.getAll(rowsOf(fileId))),
    readTold(transaction, fileId),
    asked(transaction.objectStore(flagStore).get('left')),
  ])
  return {
    pending: new Map(writers.map((key, nth) => [(key as [string, string])[1], numbers[nth] as number])),
    rights: { edit: told.edit ?? noRights.edit, nodes: told.nodes ?? noRights.nodes },
    kind: kindOfTold(told),
    opened: told.opened ?? null,
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

/** As it is stored; either may have been heard of first. */
export interface Told extends Partial<Rights> {
  readonly name?: string
  /** Not told of documents that were stored when all were maps. */
  readonly kind?: KindName
  /** When it was last opened on this device. */
  readonly opened?: number
}

export const kindOfTold = ({ kind = 'mindmap' }: Told): KindName => kind

export function rememberRights(
  database: LocalDatabase,
  fileId: string,
  { edit, nodes }: Rights,
  kind: KindName,
): Promise<unknown> {
  return remember(database, fileId, { edit, nodes, kind })
}

export function rememberName(database: LocalDatabase, fileId: string, name: string): Promise<unknown> {
  return remember(database, fileId, { name })
}

export function rememberOpened(database: LocalDatabase, fileId: string, opened: number): Promise<unknown> {
  return remember(database, fileId, { opened })
}

/** `null` when this browser has never heard it. */
export async function readName(database: LocalDatabase, fileId: string): Promise<string | null> {
  const told = await database.read([rightsStore], (transaction) => readTold(transaction, fileId))
  return told.name ?? null
}

function remember(database: LocalDatabase, fileId: string, news: Told): Promise<unknown> {
  return database.write([rightsStore], async (transaction) => {
    const told = await readTold(transaction, fileId)
    transaction.objectStore(rightsStore).put({ ...told, ...news }, fileId)
  })
}

async function readTold(transaction: IDBTransaction, fileId: string): Promise<Told> {
  const told = await asked(transaction.objectStore(rightsStore).get(fileId))
  return (told as Told | undefined) ?? {}
}

/** The person is here again. */
export function comeBack(database: LocalDatabase): Promise<unknown> {
  return database.write([flagStore], (transaction) => asked(transaction.objectStore(flagStore).delete('left')))
}
