import type { Database } from '../../platform/database/database.ts'
import { personalSpace } from '../access/index.ts'
import type { CooperationTables } from './tables.ts'

/** What is known of somebody's work with others, for themselves; null when there is nothing. */
export async function describeCooperation(database: Database, personId: string): Promise<object | null> {
  const db = database.tables<CooperationTables>()
  const joined = await db
    .selectFrom('cooperation_members')
    .select(['file_id as file_guid', 'setting', 'joined_at'])
    .where('person_id', '=', personId)
    .execute()
  const own = db.selectFrom('files').select('id').where('space_id', '=', personalSpace(personId))
  const members = await db
    .selectFrom('cooperation_members')
    .select(['file_id as file_guid', 'person_id as user_id', 'setting', 'joined_at'])
    .where('file_id', 'in', own)
    .execute()
  const invitations = await db
    .selectFrom('cooperation_invitations')
    .select(['file_id as file_guid', 'kind', 'address', 'setting', 'created_at', 'expires_at'])
    .where('file_id', 'in', own)
    .execute()
  const access_log = await db
    .selectFrom('access_log')
    .select(['file_id as file_guid', 'at', 'action', 'person_id as user_id', 'by_id', 'detail'])
    .where('file_id', 'in', own)
    .execute()
  if (joined.length + members.length + invitations.length + access_log.length === 0) return null
  return { joined, members, invitations, access_log }
}
