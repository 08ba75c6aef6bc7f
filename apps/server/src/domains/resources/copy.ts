import { sql, type Transaction } from 'kysely'
import { batches } from '../../platform/database/batches.ts'
import { tablesIn } from '../../platform/database/database.ts'
import { type Pair, withPairs } from '../../platform/database/pairs.ts'
import type { ResourceTables } from './tables.ts'

/** The pictures of files for others, in the transaction that makes those. No byte is copied. */
export async function copyResources(transaction: Transaction<unknown>, pairs: readonly Pair[]): Promise<void> {
  const db = tablesIn<ResourceTables>(transaction)
  for (const some of batches(pairs, 500)) {
    await sql`${withPairs(some)}
      insert into resources (
        file_id, id, key, display_key, type, width, height, bytes, source_hash, created_at, unnamed_since, name
      )
      select pairs.new_id, id, key, display_key, type, width, height, bytes, source_hash, created_at, null, name
      from resources join pairs on pairs.old_id = file_id`.execute(transaction)
    // Counted from what was copied: a picture may come between two statements.
    await db
      .insertInto('resource_totals')
      .columns(['file_id', 'count', 'bytes'])
      .expression((each) =>
        each
          .selectFrom('resources')
          .select(({ fn }) => ['file_id', fn.countAll<number>().as('count'), totalBytes.as('bytes')])
          .where(
            'file_id',
            'in',
            some.map(([, to]) => to),
          )
          .groupBy('file_id'),
      )
      .execute()
  }
}

/** A sum of bigint is none any more on PostgreSQL. */
const totalBytes = sql<number>`cast(sum(bytes) as bigint)`
