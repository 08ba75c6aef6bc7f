import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { takeLease } from '../../platform/database/lease.ts'
import type { Log } from '../../platform/log.ts'
import type { TrackingTables } from './tables.ts'

const hour = 60 * 60_000
const mostAtOnce = 1_000
const pauseMs = 10

interface Options {
  database: Database
  db: Kysely<TrackingTables>
  days: number
  log: Log
  now: () => number
}

/** Once a day, on one of all servers; also where nothing is tracked any more. Gives back how to end it. */
export function startRemovingOld({ database, db, days, log, now }: Options): { stop: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const removeInTurn = async () => {
    try {
      if (await takeLease(database, 'tracking.remove', 23 * hour, now())) await removeOld(db, days, now())
    } catch (error) {
      log.warn({ err: error }, 'old events not removed')
    }
  }
  const timer = setInterval(() => {
    running = removeInTurn()
  }, hour).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

export async function removeOld(db: Kysely<TrackingTables>, days: number, now: number): Promise<void> {
  for (;;) {
    const old = db
      .selectFrom('tracked_events')
      .select('id')
      .where('at', '<=', now - days * 24 * hour)
      .limit(mostAtOnce)
    const { numDeletedRows } = await db.deleteFrom('tracked_events').where('id', 'in', old).executeTakeFirstOrThrow()
    if (numDeletedRows < mostAtOnce) return
    // Nobody else waits for a day's events.
    await sleep(pauseMs)
  }
}
