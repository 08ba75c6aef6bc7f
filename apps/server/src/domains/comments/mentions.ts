import type { Transaction } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import { tablesIn } from '../../platform/database/database.ts'
import type { Handler } from '../../platform/http/calls/call.ts'
import { type Principal, principalOf } from '../access/index.ts'
import type { Services } from './services.ts'
import type { CommentTables } from './tables.ts'

export function mentionList(services: Services): Handler<'/get_mention_list'> {
  const { access, peopleOf } = services
  return async ({ file_guid }, { session }) => {
    const principal = principalOf(session)
    await access.require(principal, 'comment', file_guid)
    const people = await peopleOf(await mentionable(services, principal, file_guid))
    return { people: [...people.values()].sort((one, other) => one.nickname.localeCompare(other.nickname)) }
  }
}

/** The owner and the members, for one of them: whoever reads by a link does not learn who else there is. */
export async function mentionable({ access }: Services, { personId }: Principal, fileId: string): Promise<string[]> {
  if (personId === null) return []
  const members = await access.membersOf(fileId)
  return members.includes(personId) ? members.filter((id) => id !== personId) : []
}

/** Refuses (-400) people who cannot see the file. */
export async function requireMentionable(
  services: Services,
  principal: Principal,
  fileId: string,
  mentions: readonly string[],
): Promise<string[]> {
  const wanted = [...new Set(mentions)]
  if (wanted.length === 0) return []
  const people = await mentionable(services, principal, fileId)
  if (!wanted.every((id) => people.includes(id))) throw new AppError(-400, { field: 'mentions' })
  return wanted
}

export async function writeMentions(
  transaction: Transaction<unknown>,
  commentId: string,
  mentions: readonly string[],
): Promise<void> {
  const db = tablesIn<CommentTables>(transaction)
  await db.deleteFrom('comment_mentions').where('comment_id', '=', commentId).execute()
  if (mentions.length === 0) return
  await db
    .insertInto('comment_mentions')
    .values(mentions.map((person_id) => ({ comment_id: commentId, person_id })))
    .execute()
}
