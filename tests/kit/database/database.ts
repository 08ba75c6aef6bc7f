import { type Database, openDatabase } from '../../../apps/server/src/platform/database/database.ts'
import { serverEnvironment } from '../../../scripts/setup/setup.mjs'
import type { EngineUnderTest, Store } from './engines.ts'

// For the threads that the server's code starts in this process.
process.env.NODE_COMPILE_CACHE ??= serverEnvironment.NODE_COMPILE_CACHE

interface FreshDatabase {
  database: Database
  /** Closes it and opens it once more, as a restarted server would. */
  reopen: () => Promise<Database>
  /** The same once more, as another process has it. */
  beside: () => Database
  dispose: () => Promise<void>
}

/** An empty database of its own for a test, through the server's own code. */
export async function freshDatabase(engine: EngineUnderTest): Promise<FreshDatabase> {
  const { databaseUrl, dataDir, dispose } = await engine.fresh()
  const open = () => openStore({ databaseUrl, dataDir })
  let database = open()
  return {
    database,
    reopen: async () => {
      await database.close()
      database = open()
      return database
    },
    beside: open,
    dispose: async () => {
      await database.close()
      await dispose()
    },
  }
}

/** The database of a store, also beside a server that runs on it. */
export function openStore({ databaseUrl: url, dataDir }: Omit<Store, 'dispose'>): Database {
  return openDatabase({
    url,
    dataDir,
    onConnectionLost: () => undefined,
    onDeath: (error) => {
      throw error
    },
  })
}
