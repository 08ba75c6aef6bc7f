import { presentNotifications } from './present.ts'
import type { Services } from './services.ts'

/** What a person was told, as far as they may see it, and which documents they have muted. */
export async function describeNotifications(services: Services, personId: string): Promise<object> {
  const { db } = services
  const rows = await db
    .selectFrom('notifications')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const muted = await db
    .selectFrom('muted_documents')
    .select('file_id')
    .where('person_id', '=', personId)
    .orderBy('file_id')
    .execute()
  const told = await presentNotifications(services, personId, rows)
  return {
    // Without those who did it: those are others.
    notifications: told.map(({ actor: _actor, ...rest }) => rest),
    muted_documents: muted.map(({ file_id }) => file_id),
  }
}
