import { type Kysely, sql } from 'kysely'
import type { Handler } from '../../platform/http/calls/call.ts'
import { noSuchFile, principalOf } from '../access/index.ts'
import { isBy } from './author.ts'
import { countUnread, readUpTo } from './counts.ts'
import { presentComments } from './present-comments.ts'
import type { Services } from './services.ts'
import { withThreads } from './stored-comment.ts'
import type { CommentTables } from './tables.ts'

export function listComments(services: Services): Handler<'/get_comment'> {
  const { documents, database } = services
  return async ({ file_guid, current_page, page_size, node_id = null }, { session }) => {
    const principal = principalOf(session)
    const may = await mayDo(services, principal, file_guid)
    await documents.kindOf(file_guid)
    const db = database.tables<CommentTables>()
    const [rows, totals, unread, seen] = await Promise.all([
      withThreads(db)
        .where('comments.file_id', '=', file_guid)
        .$if(node_id !== null, (query) => query.where('comments.node_id', '=', node_id))
        .orderBy('comments.seq', 'desc')
        .limit(page_size)
        .offset((current_page - 1) * page_size)
        .execute(),
      totalsOf(db, file_guid, node_id),
      countUnread(db, file_guid, principal.personId),
      principal.personId === null ? 0 : readUpTo(db, file_guid, principal.personId),
    ])
    const unreadIds = new Set(
      rows.filter((row) => row.seq > seen && row.deleted_at === null && !isBy(principal, row)).map(({ id }) => id),
    )
    const comments = await presentComments(services, rows)
    return {
      data: comments.map((comment) => ({ ...comment, unread: unreadIds.has(comment.id) })),
      current_page,
      page_size,
      ...totals,
      unread,
      may,
      guest: null,
    }
  }
}

/** Refuses (-104) who may not read. */
async function mayDo({ access }: Services, principal: ReturnType<typeof principalOf>, fileId: string) {
  const [see, comment, manage] = await Promise.all(
    (['see', 'comment', 'manage'] as const).map((capability) => access.can(principal, capability, fileId)),
  )
  if (!see) throw noSuchFile()
  return { comment: comment === true, resolve: comment === true, mention: comment === true, manage: manage === true }
}

async function totalsOf(db: Kysely<CommentTables>, fileId: string, nodeId: string | null) {
  const isFirst = sql`comments.id = comments.thread_id`
  const { total, open, resolved } = await db
    .selectFrom('comments')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      sql<number>`coalesce(sum(case when ${isFirst} and resolved_at is null then 1 else 0 end), 0)`.as('open'),
      sql<number>`coalesce(sum(case when ${isFirst} and resolved_at is not null then 1 else 0 end), 0)`.as('resolved'),
    ])
    .where('file_id', '=', fileId)
    .$if(nodeId !== null, (query) => query.where('node_id', '=', nodeId))
    .executeTakeFirstOrThrow()
  return { total, open_threads: open, resolved_threads: resolved }
}
