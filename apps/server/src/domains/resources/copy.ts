import type { Transaction } from 'kysely'
import { tablesIn } from '../../platform/database/database.ts'
import type { ResourceTables } from './tables.ts'

/** The pictures of one file for another, in the transaction that makes that one. No byte is copied. */
export async function copyResources(transaction: Transaction<unknown>, from: string, to: string): Promise<void> {
  const db = tablesIn<ResourceTables>(transaction)
  const rows = await db.selectFrom('resources').selectAll().where('file_id', '=', from).execute()
  if (rows.length === 0) return
  for (const row of rows) {
    await db
      .insertInto('resources')
      .values({ ...row, file_id: to, unnamed_since: null })
      .execute()
  }
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0)
  await db.insertInto('resource_totals').values({ file_id: to, count: rows.length, bytes }).execute()
}
