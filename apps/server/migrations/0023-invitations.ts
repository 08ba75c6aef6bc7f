import type { Migration } from '../src/platform/database/migrate.ts'

/** Invitations are found by their code alone. */
export const invitations: Migration = async (db) => {
  await db.schema.createIndex('cooperations_code').on('cooperations').column('code').execute()
}
