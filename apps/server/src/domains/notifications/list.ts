import { AppError } from '../../platform/app-error.ts'
import type { Handler } from '../../platform/http/calls/call.ts'
import { presentNotifications } from './present.ts'
import { shownSince } from './retention.ts'
import type { Services } from './services.ts'

export function listNotifications(services: Services): Handler<'/ls_notifications'> {
  const { db, now } = services
  return async ({ cursor, limit }, { session: { personId } }) => {
    const before = cursor === undefined ? undefined : readCursor(cursor)
    const rows = await db
      .selectFrom('notifications')
      .selectAll()
      .where('person_id', '=', personId)
      .where('at', '>', shownSince(now()))
      .$if(before !== undefined, (page) =>
        page.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('at', 'id'), '<', tuple(before?.at as number, before?.id as string)),
        ),
      )
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute()
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    return {
      notifications: await presentNotifications(services, personId, page),
      cursor: last && rows.length > limit ? `${last.at}-${last.id}` : null,
      unread: await countUnread(services, personId),
    }
  }
}

export async function countUnread({ db, now }: Pick<Services, 'db' | 'now'>, personId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<number | string>().as('unread'))
    .where('person_id', '=', personId)
    .where('at', '>', shownSince(now()))
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(unread)
}

function readCursor(cursor: string): { at: number; id: string } {
  const [, at, id] = /^(\d{1,15})-([0-9a-z]{32})$/.exec(cursor) ?? []
  if (!at || !id) throw new AppError(-400, { field: 'cursor' })
  return { at: Number(at), id }
}
