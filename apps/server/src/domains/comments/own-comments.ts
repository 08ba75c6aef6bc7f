import type { Database } from '../../platform/database/database.ts'
import type { CommentTables } from './tables.ts'

/** What a person has said, for them to take away: only their own words, and where they stand. */
export const ownComments = (database: Database) => async (personId: string) => {
  const comments = await database
    .tables<CommentTables>()
    .selectFrom('comments')
    .select(['id', 'file_id as file_guid', 'thread_id', 'reply_to', 'node_id', 'content', 'created_at', 'edited_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute()
  return comments.length > 0 ? comments : null
}
