import type { Kysely } from 'kysely'
import type { FileTables } from '../tables.ts'

/** Shorter than any key that callers may send. */
export const rootKey = 'root'

/** How copies are called that a caller's key stands for: no caller can send such a key, nor mean by it what `/touch` made. */
export const copyKey = (key: string, nth = 0): string => `copy/${key}/${nth}`

/** What a key stands for, in each space another thing. */
export async function findByKey(db: Kysely<FileTables>, spaceId: string, key: string): Promise<string | undefined> {
  const made = await db
    .selectFrom('files')
    .select('id')
    .where('space_id', '=', spaceId)
    .where('touch_key', '=', key)
    .executeTakeFirst()
  return made?.id
}
