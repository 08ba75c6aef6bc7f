import type { Kysely, Transaction } from 'kysely'
import { tablesIn } from '../../../platform/database/database.ts'
import type { DocumentTables } from '../tables.ts'
import { removeVersions } from './remove-versions.ts'
import { type Bounds, surplusVersions } from './schedule.ts'

export interface Thinning {
  fileId: string
  now: number
  bounds: Bounds
}

/** Removes the versions that are too many or too old; gives how many. To be called by whoever holds the document's state. */
export async function thinVersions(transaction: Transaction<unknown>, thinning: Thinning): Promise<number> {
  const db = tablesIn<DocumentTables>(transaction)
  const surplus = await findSurplus(db, thinning)
  await removeVersions(transaction, thinning.fileId, surplus)
  return surplus.length
}

/** The ids of those that are too many or too old. */
export async function findSurplus(db: Kysely<DocumentTables>, { fileId, now, bounds }: Thinning): Promise<number[]> {
  const versions = await db
    .selectFrom('document_versions')
    .select(['id', 'reason', 'created_at as at', 'size as bytes', 'on_free_plan'])
    .where('file_id', '=', fileId)
    .execute()
  const kept = versions.map(({ on_free_plan, ...version }) => ({ ...version, isOnFreePlan: on_free_plan === 1 }))
  return surplusVersions(kept, now, bounds)
}
