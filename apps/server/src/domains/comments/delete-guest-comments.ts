import { tablesIn } from '../../platform/database/database.ts'
import type { Handler } from '../../platform/http/calls/call.ts'
import { principalOf } from '../access/index.ts'
import { deleteRows } from './delete-comment.ts'
import type { Services } from './services.ts'
import type { CommentTables } from './tables.ts'
import { tellCleared } from './tell.ts'

/** Everything that one guest has said about a file. */
export function deleteGuestComments(services: Services): Handler<'/delete_guest_comments'> {
  const { access, documents, database } = services
  return async ({ file_guid, guest }, { session }) => {
    await access.require(principalOf(session), 'manage', file_guid)
    await documents.kindOf(file_guid)
    const removed = await database
      .tables<unknown>()
      .transaction()
      .execute(async (transaction) => {
        const rows = await tablesIn<CommentTables>(transaction)
          .selectFrom('comments')
          .select(['id', 'thread_id'])
          .where('file_id', '=', file_guid)
          .where('guest_number', '=', guest)
          .execute()
        await deleteRows(transaction, rows)
        await services.unsay(
          transaction,
          rows.map(({ id }) => id),
        )
        return rows.length
      })
    if (removed > 0) tellCleared(services, file_guid)
    return { removed }
  }
}
