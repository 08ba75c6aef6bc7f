import type { Migration } from '../src/platform/database/migrate.ts'

/** Those of the messaging app stand there, too. */
export const outsideTokens: Migration = async (db) => {
  await db.schema.alterTable('workchat_tokens').renameTo('outside_tokens').execute()
}
