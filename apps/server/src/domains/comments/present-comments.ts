import type { Comment } from '@ramify/contract'
import { batches } from '../../platform/database/batches.ts'
import type { Services } from './services.ts'
import type { StoredComment } from './stored-comment.ts'
import type { CommentTables } from './tables.ts'

/** Comments as people see them, with the names of those who wrote them and of those they mention. */
export async function presentComments(
  { database, peopleOf }: Pick<Services, 'database' | 'peopleOf'>,
  rows: readonly StoredComment[],
): Promise<Comment[]> {
  const mentions: CommentTables['comment_mentions'][] = []
  for (const ids of batches(rows.map(({ id }) => id))) {
    const db = database.tables<CommentTables>()
    const some = db.selectFrom('comment_mentions').selectAll().where('comment_id', 'in', ids).orderBy('person_id')
    mentions.push(...(await some.execute()))
  }
  const people = await peopleOf([
    ...rows.flatMap(({ person_id, thread_resolved_by }) => [person_id ?? [], thread_resolved_by ?? []].flat()),
    ...mentions.map(({ person_id }) => person_id),
  ])
  const named = (personId: string | null) => {
    const person = personId === null ? undefined : people.get(personId)
    return person ? { user_id: person.user_id, nickname: person.nickname } : null
  }
  return rows.map((row) => {
    const author = row.person_id === null ? undefined : people.get(row.person_id)
    return {
      id: row.id,
      file_guid: row.file_id,
      thread_id: row.thread_id,
      reply_to: row.reply_to,
      node_id: row.node_id,
      content: row.content,
      user_id: author?.user_id ?? null,
      nickname: author?.nickname ?? '',
      avatar: author?.avatar ?? null,
      avatar_url: author?.avatar_url ?? null,
      guest: row.guest_number,
      mentions: mentions.flatMap(({ comment_id, person_id }) =>
        comment_id === row.id ? (named(person_id) ?? []) : [],
      ),
      created_at: row.created_at,
      edited_at: row.edited_at,
      is_deleted: row.deleted_at !== null,
      resolved_at: row.thread_resolved_at,
      resolved_by: named(row.thread_resolved_by),
    }
  })
}

/** One comment as it is in the database now. */
export async function presentComment(services: Services, row: StoredComment): Promise<Comment> {
  const [comment] = await presentComments(services, [row])
  return comment as Comment
}
