import { sql } from 'kysely'
import { tablesIn } from '../../platform/database/database.ts'
import type { Handler } from '../../platform/http/calls/call.ts'
import { noSuchFile, principalOf } from '../access/index.ts'
import { countsByNode, countUnread, readUpTo } from './counts.ts'
import { holdFile } from './hold-file.ts'
import type { Services } from './services.ts'
import { findComment } from './stored-comment.ts'
import type { CommentTables } from './tables.ts'

/** `readed` is 1 when there is something new, as clients of the specifications have it. */
const readState = (unread: number) => ({ readed: unread > 0 ? (1 as const) : (0 as const), unread })

export function getRead({ access, documents, database }: Services): Handler<'/get_read'> {
  const db = database.tables<CommentTables>()
  return async ({ file_guid }, { reader }) => {
    const principal = principalOf(reader)
    const { personId } = principal
    await access.require(principal, 'see', file_guid)
    await documents.kindOf(file_guid)
    const seq = personId === null ? Number.MAX_SAFE_INTEGER : await readUpTo(db, file_guid, personId)
    return {
      ...readState(await countUnread(db, file_guid, personId)),
      nodes: await countsByNode(db, file_guid, { personId, seq }),
    }
  }
}

export function updateRead({ access, documents, database }: Services): Handler<'/update_read'> {
  const db = database.tables<CommentTables>()
  return async ({ file_guid, comment_id }, { reader }) => {
    const principal = principalOf(reader)
    const { personId } = principal
    await access.require(principal, 'see', file_guid)
    await documents.kindOf(file_guid)
    if (personId === null) return readState(0)
    const seq = comment_id === undefined ? await lastSeq(file_guid) : await seqOf(file_guid, comment_id)
    await database
      .tables<unknown>()
      .transaction()
      .execute(async (transaction) => {
        await holdFile(transaction, database.engine, file_guid)
        await tablesIn<CommentTables>(transaction)
          .insertInto('comment_reads')
          .values({ file_id: file_guid, person_id: personId, seq })
          // Another window may have read on.
          .onConflict((conflict) =>
            conflict.columns(['file_id', 'person_id']).doUpdateSet({
              seq: sql<number>`case when comment_reads.seq < ${seq} then ${seq} else comment_reads.seq end`,
            }),
          )
          .execute()
      })
    return readState(await countUnread(db, file_guid, personId))
  }

  async function lastSeq(fileId: string): Promise<number> {
    const counter = await db
      .selectFrom('comment_counters')
      .select('seq')
      .where('file_id', '=', fileId)
      .executeTakeFirst()
    return counter?.seq ?? 0
  }

  async function seqOf(fileId: string, commentId: string): Promise<number> {
    const { file_id, seq } = await findComment(db, commentId)
    if (file_id !== fileId) throw noSuchFile()
    return seq
  }
}
