import type { Handler } from '../../platform/http/calls/call.ts'
import { principalOf } from '../access/index.ts'
import { requireTurn } from './limits.ts'
import { presentComment } from './present-comments.ts'
import type { Services } from './services.ts'
import { findComment } from './stored-comment.ts'
import type { CommentTables } from './tables.ts'
import { tellThread } from './tell.ts'

/** Anybody with an account who may comment: what was resolved too early is opened again as easily. */
export function resolveComment(services: Services): Handler<'/resolve_comment'> {
  const { access, database } = services
  const db = database.tables<CommentTables>()
  return async ({ comment_id, resolved }, { session, address }) => {
    const principal = principalOf(session)
    const { file_id: fileId, thread_id: threadId, node_id: nodeId } = await findComment(db, comment_id)
    await access.require(principal, 'comment', fileId)
    const { personId } = session
    await requireTurn(services, { personId, guestId: null }, { fileId, address })
    const changed = await db
      .updateTable('comments')
      .set(resolved ? { resolved_at: Date.now(), resolved_by: personId } : { resolved_at: null, resolved_by: null })
      .where('id', '=', threadId)
      .where('resolved_at', resolved ? 'is' : 'is not', null)
      .executeTakeFirst()
    const { resolved_at, resolved_by } = await presentComment(services, await findComment(db, threadId))
    if (changed.numUpdatedRows > 0n) {
      await tellThread(services, { fileId, threadId, nodeId }, { change: 'resolved', resolved_at, resolved_by })
    }
    return { thread_id: threadId, resolved_at, resolved_by }
  }
}
