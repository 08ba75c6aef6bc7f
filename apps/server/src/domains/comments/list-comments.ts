import { type Kysely, sql } from 'kysely'
import type { Handler } from '../../platform/http/calls/call.ts'
import { noSuchFile, type Principal, principalOf } from '../access/index.ts'
import { authorIn, isBy } from './author.ts'
import { countUnread, readUpTo } from './counts.ts'
import { nextNumber, numberOf } from './guest-numbers.ts'
import { mentionable } from './mentions.ts'
import { presentComments } from './present-comments.ts'
import { mayComment } from './require-comment.ts'
import type { Services } from './services.ts'
import { withThreads } from './stored-comment.ts'
import type { CommentTables } from './tables.ts'

export function listComments(services: Services): Handler<'/get_comment'> {
  const { documents, database } = services
  return async ({ file_guid, current_page, page_size, node_id = null, guest_key }, { reader }) => {
    const principal = principalOf(reader)
    const { personId } = principal
    const may = await mayDo(services, principal, file_guid)
    await documents.kindOf(file_guid)
    const author = authorIn(file_guid, principal, guest_key)
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
      countUnread(db, file_guid, personId),
      // Guests have read everything.
      personId === null ? Number.MAX_SAFE_INTEGER : readUpTo(db, file_guid, personId),
    ])
    const own = new Set(rows.filter((row) => isBy(author, row)).map(({ id }) => id))
    const read = new Set(rows.filter((row) => row.seq <= seen || row.deleted_at !== null).map(({ id }) => id))
    const comments = await presentComments(services, rows)
    return {
      data: comments.map((comment) => ({
        ...comment,
        own: own.has(comment.id),
        unread: !own.has(comment.id) && !read.has(comment.id),
      })),
      current_page,
      page_size,
      ...totals,
      unread,
      may,
      guest:
        author.guestId === null || !may.comment
          ? null
          : ((await numberOf(db, file_guid, author.guestId)) ?? (await nextNumber(db, file_guid))),
    }
  }
}

/** Refuses (-104) who may not read. */
async function mayDo(services: Services, principal: Principal, fileId: string) {
  const { access } = services
  const [see, comment, manage] = await Promise.all([
    access.can(principal, 'see', fileId),
    mayComment(services, principal, fileId),
    access.can(principal, 'manage', fileId),
  ])
  if (!see) throw noSuchFile()
  const mention = comment && (await mentionable(services, principal, fileId)).length > 0
  return { comment, resolve: comment && principal.personId !== null, mention, manage }
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
