import type { Transaction } from 'kysely'
import { tablesIn } from '../../../platform/database/database.ts'
import type { DocumentTables } from '../tables.ts'

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

/** Writes an automatic version. To be called in the transaction that replaces its state. */
export async function storeVersion(
  transaction: Transaction<unknown>,
  fileId: string,
  { at, schema, hash, resourceIds, state }: NewVersion,
): Promise<void> {
  const db = tablesIn<DocumentTables>(transaction)
  const { id } = await db
    .insertInto('document_versions')
    .values({
      file_id: fileId,
      reason: 'automatic',
      created_at: at,
      schema,
      hash,
      size: state.byteLength,
      resource_ids: resourceIds,
      state,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('document_version_authors')
    .set({ version_id: id })
    .where('file_id', '=', fileId)
    .where('version_id', '=', nextVersion)
    .execute()
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
