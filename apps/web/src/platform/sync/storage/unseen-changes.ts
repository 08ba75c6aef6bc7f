import { asked, type LocalDatabase, localDatabase } from './local-database.ts'

/** What others changed in a document while its person was away, until the person has looked at it. */
export interface UnseenChanges {
  /** The document as the person last saw it, as updates. */
  readonly before: readonly Uint8Array[]
  /** The document as it was when the changes came in. */
  readonly after: Uint8Array
  /** When the person last opened it before that. */
  readonly since: number
  /** When it was first shown; null when the changes came in while nobody looked. */
  readonly shown: number | null
}

const store = 'unseen'
const databases = new Map<string, LocalDatabase>()

/** Apart from the person's other data: whatever goes wrong here must not touch documents. */
function visitsDatabase(personId: string): LocalDatabase {
  const name = `ramify.visits.${personId}`
  const database = databases.get(name) ?? localDatabase(name, [store])
  databases.set(name, database)
  return database
}

export async function readUnseen(personId: string, fileId: string): Promise<UnseenChanges | null> {
  const found = await visitsDatabase(personId).read([store], (transaction) =>
    asked(transaction.objectStore(store).get(fileId)),
  )
  return (found as UnseenChanges | undefined) ?? null
}

export async function storeUnseen(personId: string, fileId: string, changes: UnseenChanges): Promise<void> {
  await visitsDatabase(personId).write([store], (transaction) =>
    asked(transaction.objectStore(store).put(changes, fileId)),
  )
}

export async function removeUnseen(personId: string, fileId: string): Promise<void> {
  await visitsDatabase(personId).write([store], (transaction) => asked(transaction.objectStore(store).delete(fileId)))
}

export function removeAllUnseen(personId: string): Promise<void> {
  return visitsDatabase(personId).remove()
}
