import type { Transaction } from 'kysely'
import { tablesIn } from '../../../platform/database/database.ts'
import type { DocumentTables, VersionReason } from '../tables.ts'

/** A state of a document as it is kept. */
export interface NewVersion {
  at: number
  schema: number
  hash: string
  resourceIds: string
  /** Compressed. */
  state: Uint8Array
}

/** Stands for the version that will be written next: its authors are known before it is. */
export const nextVersion = 0

/** Why a version is kept, and for how long. */
export interface Label {
  reason: VersionReason
  title: string | null
  isOnFreePlan: boolean
}

const automatic: Label = { reason: 'automatic', title: null, isOnFreePlan: false }

/**
 * Writes an automatic version of a state that is replaced, in the transaction that replaces it. Not if somebody has kept a later state
 * meanwhile: versions are in the order of their states. Says whether it was written.
 */
export async function storeReplaced(
  transaction: Transaction<unknown>,
  fileId: string,
  version: NewVersion,
  now: number,
): Promise<boolean> {
  const last = await findLast(transaction, fileId)
  // One from the future says nothing: the clock was set back.
  const isLater = last !== undefined && version.at <= last.at && last.at <= now
  if (isLater && last.reason !== 'automatic' && last.hash !== version.hash) return false
  await storeVersion(transaction, fileId, version, automatic)
  return true
}

/** The last version of a document. */
export async function findLast(
  transaction: Transaction<unknown>,
  fileId: string,
): Promise<{ id: number; reason: VersionReason; hash: string; at: number } | undefined> {
  return tablesIn<DocumentTables>(transaction)
    .selectFrom('document_versions')
    .select(['id', 'reason', 'hash', 'created_at as at'])
    .where('file_id', '=', fileId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Writes a version, with those as its authors who have been noted since the last one. Gives its id. */
export async function storeVersion(
  transaction: Transaction<unknown>,
  fileId: string,
  { at, schema, hash, resourceIds, state }: NewVersion,
  { reason, title, isOnFreePlan }: Label,
): Promise<number> {
  const db = tablesIn<DocumentTables>(transaction)
  const { id } = await db
    .insertInto('document_versions')
    .values({
      file_id: fileId,
      reason,
      created_at: at,
      schema,
      hash,
      size: state.byteLength,
      resource_ids: resourceIds,
      state,
      title,
      on_free_plan: isOnFreePlan ? 1 : 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('document_version_authors')
    .set({ version_id: id })
    .where('file_id', '=', fileId)
    .where('version_id', '=', nextVersion)
    .execute()
  return id
}

/** These people have changed the document since its last version. */
export async function noteAuthors(
  transaction: Transaction<unknown>,
  fileId: string,
  personIds: ReadonlySet<string>,
): Promise<void> {
  if (personIds.size === 0) return
  const rows = [...personIds].map((person_id) => ({ file_id: fileId, version_id: nextVersion, person_id }))
  await tablesIn<DocumentTables>(transaction)
    .insertInto('document_version_authors')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
