import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrations } from '../../apps/server/migrations/index.ts'
import { type Database, type Engine, openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { startPostgres } from '../../tests/kit/database/postgres.ts'

/** Only reading is measured: filling need not wait for the disk after each of the many thousand files that are indexed. */
const withoutWaiting = '?options=-c%20synchronous_commit%3Doff'

/** An empty database with our tables, for as long as the work lasts. */
export async function withDatabase<Result>(
  engine: Engine,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ramify-bench-'))
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  const database = openDatabase({
    url: postgres && postgres.url + withoutWaiting,
    dataDir,
    onConnectionLost: () => undefined,
    onDeath: (error) => {
      throw error
    },
  })
  try {
    await migrate(database, migrations)
    return await work(database)
  } finally {
    await database.close()
    await postgres?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
