import { type Kysely, sql } from 'kysely'
import type { MailServices } from '../services.ts'
import type { NotificationTables } from '../tables.ts'

/** What happens within this time comes in one mail. Who is here reads it meanwhile and gets none. */
const longestDelayMs = 10 * 60_000

/** Plans the next mail to a person, unless one is planned already; gives when it is due. */
export async function scheduleMail(
  db: Kysely<NotificationTables>,
  personId: string,
  now: number,
  { intervalMs }: Pick<MailServices, 'intervalMs'>,
): Promise<number> {
  const soon = now + Math.min(longestDelayMs, intervalMs)
  const nextAllowed = sql<number>`notification_mails.sent_at + ${intervalMs}`
  const { due_at } = await db
    .insertInto('notification_mails')
    .values({ person_id: personId, due_at: soon, sent_at: null })
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet({
        due_at: sql`coalesce(
          notification_mails.due_at,
          case when ${nextAllowed} > excluded.due_at then ${nextAllowed} else excluded.due_at end
        )`,
      }),
    )
    .returning('due_at')
    .executeTakeFirstOrThrow()
  return due_at ?? soon
}
