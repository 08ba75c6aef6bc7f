import type { Handler } from '../../platform/http/calls/call.ts'
import { countUnread } from './list.ts'
import type { Services } from './services.ts'

export function readNotifications(services: Services): Handler<'/read_notifications'> {
  const { db, events, now } = services
  return async ({ ids, until }, { session: { personId } }) => {
    if (ids.length > 0 || until !== undefined) {
      const { numUpdatedRows } = await db
        .updateTable('notifications')
        .set({ read_at: now() })
        .where('person_id', '=', personId)
        .where('read_at', 'is', null)
        .where(({ or, eb }) =>
          or([
            ...(ids.length > 0 ? [eb('id', 'in', ids)] : []),
            ...(until === undefined ? [] : [eb('at', '<=', until)]),
          ]),
        )
        .executeTakeFirst()
      if (numUpdatedRows > 0n) events.changed(personId, 'notifications')
    }
    return { unread: await countUnread(services, personId) }
  }
}
