import type { Kysely } from 'kysely'
import { takeLease } from '../../platform/database/lease.ts'
import type { Services } from './services.ts'
import type { NotificationTables } from './tables.ts'

const hour = 60 * 60_000
const keptForMs = 90 * 24 * hour
const mostPerPerson = 500

/** Older ones are not shown, and go within a day. */
export const shownSince = (now: number): number => now - keptForMs

/** Removes the oldest notifications of a person who has too many. */
export async function trimOf(db: Kysely<NotificationTables>, personId: string): Promise<void> {
  const surplus = await db
    .selectFrom('notifications')
    .select('at')
    .where('person_id', '=', personId)
    .orderBy('at', 'desc')
    .limit(1)
    .offset(mostPerPerson)
    .executeTakeFirst()
  if (!surplus) return
  await db.deleteFrom('notifications').where('person_id', '=', personId).where('at', '<=', surplus.at).execute()
}

/** Once a day, on one of all servers. Gives back how to end it. */
export function startRemovingOld({ database, db, now, log }: Services): { stop: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const removeInTurn = async () => {
    try {
      if (!(await takeLease(database, 'notifications.remove', 23 * hour, now()))) return
      await removeOld(db, now())
    } catch (error) {
      log.warn({ err: error }, 'old notifications not removed')
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

export async function removeOld(db: Kysely<NotificationTables>, now: number): Promise<void> {
  await db.deleteFrom('notifications').where('at', '<=', shownSince(now)).execute()
}
