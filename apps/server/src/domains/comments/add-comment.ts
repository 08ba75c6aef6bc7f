import type { Input } from '@ramify/contract'
import { sql, type Transaction } from 'kysely'
import { tablesIn } from '../../platform/database/database.ts'
import type { Handler } from '../../platform/http/calls/call.ts'
import { newId } from '../../platform/random.ts'
import { noSuchFile, principalOf } from '../access/index.ts'
import { type Author, authorIn, hashOf } from './author.ts'
import { newsOf } from './events.ts'
import { giveNumber } from './guest-numbers.ts'
import { holdFile } from './hold-file.ts'
import { requireTurn } from './limits.ts'
import { requireMentionable, writeMentions } from './mentions.ts'
import { presentComment } from './present-comments.ts'
import { requireComment } from './require-comment.ts'
import type { Services } from './services.ts'
import { findComment } from './stored-comment.ts'
import type { CommentRow, CommentTables } from './tables.ts'
import { tellComment } from './tell.ts'

export function addComment(services: Services): Handler<'/add_comment'> {
  const { documents, database } = services
  return async (input, { reader, address }) => {
    const principal = principalOf(reader)
    await requireComment(services, principal, input.file_guid)
    // A folder has none.
    await documents.kindOf(input.file_guid)
    const author = authorIn(input.file_guid, principal, input.guest_key)
    const mentions = await requireMentionable(services, principal, input.file_guid, input.mentions)
    await requireTurn(services, author, { fileId: input.file_guid, address })
    const { id, isNew } = await database
      .tables<unknown>()
      .transaction()
      .execute(async (transaction) => {
        await holdFile(transaction, database.engine, input.file_guid)
        return insert(transaction, input, author, mentions)
      })
    const row = await findComment(database.tables<CommentTables>(), id)
    const comment = await presentComment(services, row)
    if (isNew) {
      await tellComment(services, { change: 'added', comment })
      await passOn(services, row, mentions)
    }
    return comment
  }
}

/** Asked twice after a lost answer, with the same key, the comment is written once. */
async function insert(
  transaction: Transaction<unknown>,
  input: Input<'/add_comment'>,
  author: Author,
  mentions: readonly string[],
): Promise<{ id: string; isNew: boolean }> {
  const db = tablesIn<CommentTables>(transaction)
  const { file_guid: fileId, content, reply_to: replyTo = null, idempotency_key: key } = input
  const id = key === undefined ? newId() : idOf(fileId, author, key)
  // Comments of one file are numbered one after the other: whoever has read up to a number has not missed one below it.
  const { seq } = await db
    .insertInto('comment_counters')
    .values({ file_id: fileId, seq: 1, guests: 0 })
    .onConflict((conflict) => conflict.column('file_id').doUpdateSet({ seq: sql<number>`comment_counters.seq + 1` }))
    .returning('seq')
    .executeTakeFirstOrThrow()
  if (await db.selectFrom('comments').select('id').where('id', '=', id).executeTakeFirst()) return { id, isNew: false }
  const thread = replyTo === null ? null : await threadOf(db, fileId, replyTo)
  await db
    .insertInto('comments')
    .values({
      id,
      file_id: fileId,
      seq,
      thread_id: thread?.id ?? id,
      reply_to: thread && replyTo,
      node_id: thread ? thread.node_id : (input.node_id ?? null),
      person_id: author.personId,
      guest_id: author.guestId,
      guest_number: author.guestId === null ? null : await giveNumber(db, fileId, author.guestId),
      content,
      created_at: Date.now(),
      edited_at: null,
      deleted_at: null,
      resolved_at: null,
      resolved_by: null,
    })
    .execute()
  await writeMentions(transaction, id, mentions)
  // Who answers has something more to say.
  if (thread?.resolved_at != null) {
    await db.updateTable('comments').set({ resolved_at: null, resolved_by: null }).where('id', '=', thread.id).execute()
  }
  return { id, isNew: true }
}

const idOf = (fileId: string, { personId, guestId }: Author, key: string): string =>
  hashOf(`${fileId} ${personId ?? guestId} ${key}`)

/** The first comment of the thread that is answered. There is one level of answers. */
async function threadOf(
  db: Transaction<CommentTables>,
  fileId: string,
  replyTo: string,
): Promise<Pick<CommentRow, 'id' | 'node_id' | 'resolved_at'>> {
  const thread = await db
    .selectFrom('comments')
    .innerJoin('comments as thread', 'thread.id', 'comments.thread_id')
    .select(['thread.id', 'thread.node_id', 'thread.resolved_at'])
    .where('comments.id', '=', replyTo)
    .where('comments.file_id', '=', fileId)
    .executeTakeFirst()
  if (!thread) throw noSuchFile()
  return thread
}

/** To whoever notifies people. Who is mentioned is not told a second time that somebody has answered. */
async function passOn(services: Services, row: CommentRow, mentions: readonly string[]): Promise<void> {
  const { database, onNews } = services
  const about = newsOf(row)
  if (mentions.length > 0) onNews({ ...about, type: 'mentioned', to: mentions })
  if (row.thread_id === row.id) return onNews({ ...about, type: 'commented' })
  const others = await database
    .tables<CommentTables>()
    .selectFrom('comments')
    .select('person_id')
    .distinct()
    .where('thread_id', '=', row.thread_id)
    .execute()
  const to = others
    .flatMap(({ person_id }) => person_id ?? [])
    .filter((id) => id !== row.person_id && !mentions.includes(id))
  onNews({ ...about, type: 'replied', to })
}
