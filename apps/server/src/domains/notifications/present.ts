import type { AppNotification } from '@ramify/contract'
import { principalOf } from '../access/index.ts'
import { openRequests } from '../cooperation/index.ts'
import { isAboutTeam } from './event.ts'
import type { Services } from './services.ts'
import type { NotificationTables } from './tables.ts'

export type NotificationRow = NotificationTables['notifications']

/** Notifications as their person reads them. Of a file that they may not see, nothing is told but that there was one. */
export async function presentNotifications(
  { db, database, access, peopleOf, now }: Pick<Services, 'db' | 'database' | 'access' | 'peopleOf' | 'now'>,
  personId: string,
  rows: readonly NotificationRow[],
): Promise<AppNotification[]> {
  if (rows.length === 0) return []
  const fileIds = [...new Set(rows.map(({ file_id }) => file_id))]
  const visible = await access.allowed(principalOf({ personId }), 'see', fileIds)
  const files = await db.selectFrom('files').select(['id', 'name', 'type', 'kind']).where('id', 'in', fileIds).execute()
  const shown = new Map(files.filter(({ id }) => visible.has(id)).map((file) => [file.id, file]))
  const people = await peopleOf(rows.flatMap(({ actor_id }) => actor_id ?? []))
  const mutedRows = await db
    .selectFrom('muted_documents')
    .select('file_id')
    .where('person_id', '=', personId)
    .where('file_id', 'in', fileIds)
    .execute()
  const muted = new Set(mutedRows.map(({ file_id }) => file_id))
  const open = await openRequests(database.tables(), [...shown.keys()], now())
  const isWaiting = ({ file_id, actor_id, type }: NotificationRow) => {
    const asked = type === 'applied' ? 'edit' : type === 'access-requested' ? 'access' : null
    return open.some((one) => one.type === asked && one.file_id === file_id && one.person_id === actor_id)
  }
  return rows.map((row) => {
    const file = shown.get(row.file_id)
    const team = isAboutTeam(row.type) ? row.excerpt : null
    return {
      id: row.id,
      type: row.type,
      created_at: row.at,
      count: row.count,
      unread: row.read_at === null,
      actor: (row.actor_id !== null && people.get(row.actor_id)) || null,
      guest_number: row.guest_number,
      file_guid: row.file_id,
      // A team was named to the reader when it happened: also one that they were not in yet, or are not in any more.
      file_name: team ?? file?.name ?? null,
      file_type: file?.type ?? null,
      naotu_type: file?.kind ?? null,
      comment_id: file ? row.comment_id : null,
      node_id: file ? row.node_id : null,
      excerpt: file && team === null ? row.excerpt : null,
      waiting: isWaiting(row),
      muted: muted.has(row.file_id),
    }
  })
}
