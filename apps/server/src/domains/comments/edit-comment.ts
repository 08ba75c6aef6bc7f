import { tablesIn } from '../../platform/database/database.ts'
import type { Handler } from '../../platform/http/calls/call.ts'
import { noSuchFile, principalOf } from '../access/index.ts'
import { authorIn, isBy } from './author.ts'
import { newsOf } from './events.ts'
import { holdFile } from './hold-file.ts'
import { requireTurn } from './limits.ts'
import { requireMentionable, writeMentions } from './mentions.ts'
import { presentComment } from './present-comments.ts'
import { requireComment } from './require-comment.ts'
import type { Services } from './services.ts'
import { findComment } from './stored-comment.ts'
import type { CommentTables } from './tables.ts'
import { tellComment } from './tell.ts'

/** By its author only, as long as they may comment. */
export function editComment(services: Services): Handler<'/edit_comment'> {
  const { database, onNews } = services
  const db = database.tables<CommentTables>()
  return async ({ comment_id, content, mentions: wanted, guest_key }, { reader, address }) => {
    const principal = principalOf(reader)
    const before = await findComment(db, comment_id)
    await requireComment(services, principal, before.file_id)
    const author = authorIn(before.file_id, principal, guest_key)
    if (!isBy(author, before)) throw noSuchFile()
    const mentions = await requireMentionable(services, principal, before.file_id, wanted)
    await requireTurn(services, author, { fileId: before.file_id, address })
    const known = await db
      .selectFrom('comment_mentions')
      .select('person_id')
      .where('comment_id', '=', comment_id)
      .execute()
    await database
      .tables<unknown>()
      .transaction()
      .execute(async (transaction) => {
        await holdFile(transaction, database.engine, before.file_id)
        const edited = await tablesIn<CommentTables>(transaction)
          .updateTable('comments')
          .set({ content, edited_at: Date.now() })
          .where('id', '=', comment_id)
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
        // Somebody has deleted it meanwhile.
        if (edited.numUpdatedRows === 0n) throw noSuchFile()
        await writeMentions(transaction, comment_id, mentions)
      })
    const row = await findComment(db, comment_id)
    const comment = await presentComment(services, row)
    await tellComment(services, { change: 'edited', comment })
    const to = mentions.filter((id) => !known.some(({ person_id }) => person_id === id))
    if (to.length > 0) onNews({ ...newsOf(row), type: 'mentioned', to })
    return comment
  }
}
