import type { Kysely, Transaction } from 'kysely'
import { tablesIn } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/random.ts'
import type { Access } from '../../access/index.ts'
import type { FileTables } from '../tables.ts'
import { findByKey, rootKey } from './keys.ts'

export function findRoot(db: Kysely<FileTables>, spaceId: string): Promise<string | undefined> {
  return findByKey(db, spaceId, rootKey)
}

/**
 * Holds the whole tree of a space until the transaction ends, and gives its root, which is made when it is missing. Whoever adds,
 * moves or removes files does it under this hold, so that no limit is passed and nothing is put into a folder that goes.
 */
export async function holdTree(access: Access, transaction: Transaction<unknown>, spaceId: string): Promise<string> {
  const db = tablesIn<FileTables>(transaction)
  const id = newId()
  const at = Date.now()
  const root = await db
    .insertInto('files')
    .values({
      id,
      space_id: spaceId,
      parent_id: null,
      type: 'folder',
      kind: 0,
      name: '',
      sort_name: '',
      touch_key: rootKey,
      created_at: at,
      updated_at: at,
      trashed_at: null,
      trashed_with: null,
    })
    // Writes nothing new, but whoever comes second waits here for the first to end: on both engines.
    .onConflict((conflict) =>
      conflict.columns(['space_id', 'touch_key']).doUpdateSet((row) => ({ touch_key: row.ref('excluded.touch_key') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  if (root.id === id) await access.addPersonalSpace(transaction, spaceId)
  return root.id
}
