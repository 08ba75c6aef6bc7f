import { type Kysely, sql } from 'kysely'
import type { CommentTables } from './tables.ts'

/** Comments in open threads, by the node they are about; null: the whole document. Deleted ones do not count. */
export function countsByNode(
  db: Kysely<CommentTables>,
  fileId: string,
  reader: { personId: string | null; seq: number },
) {
  const { personId, seq } = reader
  return openComments(db, fileId)
    .select(({ fn }) => [
      'comments.node_id',
      fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(case when comments.seq > ${seq} and ${byOthers(personId)} then 1 else 0 end), 0)`.as(
        'unread',
      ),
    ])
    .groupBy('comments.node_id')
    .execute()
}

export async function countOfNode(db: Kysely<CommentTables>, fileId: string, nodeId: string | null): Promise<number> {
  const { count } = await openComments(db, fileId)
    .where('comments.node_id', nodeId === null ? 'is' : '=', nodeId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** How many comments of others come after the last one that somebody has read; guests have read everything. */
export async function countUnread(db: Kysely<CommentTables>, fileId: string, personId: string | null): Promise<number> {
  if (personId === null) return 0
  const { count } = await db
    .selectFrom('comments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('file_id', '=', fileId)
    .where('seq', '>', await readUpTo(db, fileId, personId))
    .where('deleted_at', 'is', null)
    .where(byOthers(personId))
    .executeTakeFirstOrThrow()
  return count
}

/** The number of the last comment that somebody has read; 0: none. */
export async function readUpTo(db: Kysely<CommentTables>, fileId: string, personId: string): Promise<number> {
  const found = await db
    .selectFrom('comment_reads')
    .select('seq')
    .where('file_id', '=', fileId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return found?.seq ?? 0
}

const openComments = (db: Kysely<CommentTables>, fileId: string) =>
  db
    .selectFrom('comments')
    .innerJoin('comments as thread', 'thread.id', 'comments.thread_id')
    .where('comments.file_id', '=', fileId)
    .where('comments.deleted_at', 'is', null)
    .where('thread.resolved_at', 'is', null)

const byOthers = (personId: string | null) =>
  sql<boolean>`(comments.person_id is null or comments.person_id <> ${personId ?? ''})`
