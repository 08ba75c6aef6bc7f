import type { Kysely } from 'kysely'
import { noSuchFile } from '../access/index.ts'
import type { CommentRow, CommentTables } from './tables.ts'

/** A comment, with whether its thread is resolved. */
export interface StoredComment extends CommentRow {
  thread_resolved_at: number | null
  thread_resolved_by: string | null
}

/** Comments together with the first one of their thread, which is where a thread is resolved. */
export const withThreads = (db: Kysely<CommentTables>) =>
  db
    .selectFrom('comments')
    .innerJoin('comments as thread', 'thread.id', 'comments.thread_id')
    .selectAll('comments')
    .select(['thread.resolved_at as thread_resolved_at', 'thread.resolved_by as thread_resolved_by'])

/** Refuses (-104) like a file that is missing: who may see the comment is asked next. */
export async function findComment(db: Kysely<CommentTables>, commentId: string): Promise<StoredComment> {
  const found = await withThreads(db).where('comments.id', '=', commentId).executeTakeFirst()
  if (!found) throw noSuchFile()
  return found
}
