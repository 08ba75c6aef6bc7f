import type { Transaction } from 'kysely'
import { type Engine, tablesIn } from '../../platform/database/database.ts'
import { noSuchFile } from '../access/index.ts'
import type { CommentTables } from './tables.ts'

/**
 * The file is not removed for good until the transaction ends: nothing is written about one that is gone. SQLite needs no lock for that,
 * because it has one transaction at a time.
 */
export async function holdFile(transaction: Transaction<unknown>, engine: Engine, fileId: string): Promise<void> {
  const found = await tablesIn<CommentTables>(transaction)
    .selectFrom('files')
    .select('id')
    .where('id', '=', fileId)
    .$if(engine === 'postgres', (query) => query.forKeyShare())
    .executeTakeFirst()
  if (!found) throw noSuchFile()
}
