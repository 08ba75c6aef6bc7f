import type { Transaction } from 'kysely'
import { tablesIn } from '../../platform/database/database.ts'
import type { Handler } from '../../platform/http/calls/call.ts'
import { noSuchFile, principalOf } from '../access/index.ts'
import { authorIn, isBy } from './author.ts'
import { presentComment } from './present-comments.ts'
import type { Services } from './services.ts'
import { findComment } from './stored-comment.ts'
import type { CommentRow, CommentTables } from './tables.ts'
import { tellThread } from './tell.ts'

/** By its author, or by whoever manages the file. */
export function deleteComment(services: Services): Handler<'/delete_comment'> {
  const { access, database } = services
  const db = database.tables<CommentTables>()
  return async ({ comment_id, guest_key }, { reader }) => {
    const principal = principalOf(reader)
    const row = await findComment(db, comment_id)
    const isOwn = isBy(authorIn(row.file_id, principal, guest_key), row)
    await access.require(principal, isOwn ? 'see' : 'manage', row.file_id)
    if (row.deleted_at !== null) throw noSuchFile()
    await database
      .tables<unknown>()
      .transaction()
      .execute(async (transaction) => {
        await deleteRows(transaction, [row])
        await services.unsay(transaction, [row.id])
      })
    const left = await db.selectFrom('comments').select('id').where('id', '=', comment_id).executeTakeFirst()
    await tellThread(
      services,
      { fileId: row.file_id, threadId: row.thread_id, nodeId: row.node_id },
      {
        change: 'deleted',
        id: row.id,
        comment: left ? await presentComment(services, await findComment(db, comment_id)) : null,
      },
    )
    return { comment_id }
  }
}

/**
 * The first comment of a thread that others have answered is kept without what it said and who said it, and goes with the last
 * answer. All others go at once.
 */
export async function deleteRows(
  transaction: Transaction<unknown>,
  rows: readonly Pick<CommentRow, 'id' | 'thread_id'>[],
): Promise<void> {
  const db = tablesIn<CommentTables>(transaction)
  for (const { id, thread_id } of rows) {
    await db.deleteFrom('comment_mentions').where('comment_id', '=', id).execute()
    await db
      .updateTable('comments')
      .set({
        content: '',
        person_id: null,
        guest_id: null,
        guest_number: null,
        edited_at: null,
        deleted_at: Date.now(),
      })
      .where('id', '=', id)
      .execute()
    if (id !== thread_id) await db.deleteFrom('comments').where('id', '=', id).execute()
    // Nothing is left that anybody has said.
    const said = await db
      .selectFrom('comments')
      .select('id')
      .where('thread_id', '=', thread_id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (!said) await db.deleteFrom('comments').where('thread_id', '=', thread_id).execute()
  }
}
