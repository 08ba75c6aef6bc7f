import { randomBytes } from 'node:crypto'
import type { Database } from './database.ts'

interface SecretTables {
  server_secrets: { name: string; value: string }
}

/** The same for all servers on one database; made by the first that needs it, asked for once. */
export function sharedSecret(database: Database, name: string): () => Promise<Buffer> {
  let known: Promise<Buffer> | undefined
  return () => {
    known ??= readOrMake(database, name).catch((error) => {
      known = undefined
      throw error
    })
    return known
  }
}

async function readOrMake(database: Database, name: string): Promise<Buffer> {
  const db = database.tables<SecretTables>()
  await db
    .insertInto('server_secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('server_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return Buffer.from(value, 'base64url')
}
