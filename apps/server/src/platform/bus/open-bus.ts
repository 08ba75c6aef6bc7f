import type { Database } from '../database/database.ts'
import { sharedSecret } from '../database/shared-secret.ts'
import type { Log } from '../log.ts'
import type { Bus } from './bus.ts'
import { createLocalHub } from './local-bus.ts'

interface Options {
  /** Address of Redis. Without one this process is alone. */
  url: string | undefined
  database: Database
  log: Log
}

/** The bus of this process. It does not wait for Redis, which may be away. */
export async function openBus({ url, database, log }: Options): Promise<Bus> {
  if (url === undefined) return createLocalHub(log).join()
  // Kept in the database, not made from its address: processes on several machines may reach it by different ones.
  const id = await sharedSecret(database, 'bus')()
  // Loaded only where it is needed: it takes a while.
  const { createRedisBus } = await import('./redis-bus.ts')
  return createRedisBus({ url, databaseId: id.toString('hex').slice(0, 32), log })
}
