import type { NotificationType } from '@ramify/contract'
import type { CooperationEvent } from '../cooperation/index.ts'
import type { Services } from './services.ts'

/** A request has its answer: nobody has to look at the notification of it any more. Gives whose notifications have changed. */
export async function settle({ db, now }: Pick<Services, 'db' | 'now'>, event: CooperationEvent): Promise<string[]> {
  const asked = askedBy(event)
  if (asked === null) return []
  const rows = await db
    .updateTable('notifications')
    .set({ read_at: now() })
    .where('type', '=', asked)
    .where('file_id', '=', event.fileId)
    .where('actor_id', '=', event.personId)
    .where('read_at', 'is', null)
    .returning('person_id')
    .execute()
  return rows.map(({ person_id }) => person_id)
}

/** What the event answers. */
function askedBy({ type }: CooperationEvent): NotificationType | null {
  if (type === 'answered') return 'applied'
  return type === 'invited' ? 'access-requested' : null
}
