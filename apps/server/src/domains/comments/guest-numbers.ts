import type { Kysely, Transaction } from 'kysely'
import type { CommentTables } from './tables.ts'

/** The number that a guest has in a file, and keeps there; null: none yet. */
export async function numberOf(db: Kysely<CommentTables>, fileId: string, guestId: string): Promise<number | null> {
  const found = await db
    .selectFrom('comment_guests')
    .select('number')
    .where('file_id', '=', fileId)
    .where('guest_id', '=', guestId)
    .executeTakeFirst()
  return found?.number ?? null
}

/** The number that the next guest gets who has none yet. */
export async function nextNumber(db: Kysely<CommentTables>, fileId: string): Promise<number> {
  const counter = await db
    .selectFrom('comment_counters')
    .select('guests')
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  return (counter?.guests ?? 0) + 1
}

/** In a transaction that holds the counters of the file. */
export async function giveNumber(db: Transaction<CommentTables>, fileId: string, guestId: string): Promise<number> {
  const known = await numberOf(db, fileId, guestId)
  if (known !== null) return known
  const number = await nextNumber(db, fileId)
  await db.updateTable('comment_counters').set({ guests: number }).where('file_id', '=', fileId).execute()
  await db.insertInto('comment_guests').values({ file_id: fileId, guest_id: guestId, number }).execute()
  return number
}
