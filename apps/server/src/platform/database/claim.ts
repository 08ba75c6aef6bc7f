import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

interface Options {
  /** PostgreSQL's address; without one, SQLite in the data folder. */
  url: string | undefined
  dataDir: string
  /** Processes that a bus connects share a database in PostgreSQL. One in SQLite is always served by one process. */
  hasBus: boolean
  /** Another server took the database while this one had lost its connection: this one must end. */
  onLost: () => void
}

/** A server that was killed a moment ago may still hold its claim for so long. */
const patienceMs = 3_000
const retryMs = 100
/** Two halves of the key of the lock; it counts within one database. */
const lockKey = [0x52_61_6d_69, 1] as const

/**
 * Claims a database for this process, or throws. Editors on two servers without a bus between them would not see each other. The claim
 * is a lock of the operating system or of PostgreSQL and ends with the process, so that a server that crashed can start again at once.
 * Returns how to end it.
 */
export async function claimDatabase({ url, dataDir, hasBus, onLost }: Options): Promise<() => Promise<void>> {
  const mode = hasBus ? 'shared' : 'exclusive'
  const claim = url === undefined ? () => lockFile(dataDir) : () => lockInPostgres(url, mode, onLost)
  for (const deadline = Date.now() + patienceMs; ; await sleep(retryMs)) {
    const release = await claim()
    if (release) return release
    if (Date.now() > deadline) throw new Error(url === undefined ? refusals.sqlite : refusals[mode])
  }
}

const refusals = {
  sqlite: 'another server is using it, and only one can. Stop that one first.',
  exclusive:
    'another server is using it, and this one could not talk to it. Stop that one, or set REDIS_URL on all of them.',
  shared: 'another server without REDIS_URL is using it. Stop that one, or set REDIS_URL on all of them.',
}

type Release = () => Promise<void>

const lockFunctions = { exclusive: 'pg_try_advisory_lock', shared: 'pg_try_advisory_lock_shared' }

/** A file beside the database: a lock on the database itself would keep backups out. */
function lockFile(dataDir: string): Release | null {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = new DatabaseSync(join(dataDir, 'server-lock.sqlite'), { timeout: 0 })
  try {
    file.exec('begin exclusive')
  } catch (error) {
    file.close()
    if (/locked|busy/.test((error as Error).message)) return null
    throw error
  }
  return async () => file.close()
}

/** On a connection of its own: the lock lasts as long as that. */
async function lockInPostgres(
  url: string,
  mode: keyof typeof lockFunctions,
  onLost: () => void,
): Promise<Release | null> {
  let isReleased = false
  const lock = async (): Promise<Client | null> => {
    const client = new Client({ connectionString: url, application_name: 'ramify-claim', keepAlive: true })
    // Without a listener a broken connection would end the process.
    client.on('error', () => undefined)
    try {
      await client.connect()
      const question = `select ${lockFunctions[mode]}($1, $2) as locked`
      const { rows } = await client.query<{ locked: boolean }>(question, [...lockKey])
      if (rows[0]?.locked) return client
    } catch (error) {
      // It is tried again every second: nothing of it may stay.
      client.end().catch(() => undefined)
      throw error
    }
    await client.end()
    return null
  }
  let held = await lock()
  if (!held) return null

  /** The database was restarted, or the network broke: nobody else may have come in between. */
  const claimAgain = async () => {
    while (!isReleased) {
      try {
        held = await lock()
        if (!held) return onLost()
        return watch(held)
      } catch {
        // The database is still away; whoever needs it says so.
        await sleep(1_000, undefined, { ref: false })
      }
    }
  }
  const watch = (client: Client) => void client.once('end', () => void (isReleased || claimAgain()))
  watch(held)
  return async () => {
    isReleased = true
    await held?.end()
  }
}
