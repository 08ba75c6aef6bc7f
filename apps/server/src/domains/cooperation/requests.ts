import type { Kysely } from 'kysely'
import type { Change } from './change.ts'
import type { CooperationTables } from './tables.ts'

/** A request that nobody answers for this long is none any more. */
const requestMs = 60 * 60_000

export const requestsOf = (db: Kysely<CooperationTables>, fileId: string, now: number) =>
  db
    .selectFrom('edit_requests')
    .innerJoin('accounts', 'accounts.id', 'edit_requests.person_id')
    .select(['person_id', 'nickname', 'asked_at'])
    .where('file_id', '=', fileId)
    .where('asked_at', '>', now - requestMs)
    .orderBy('asked_at')
    .orderBy('person_id')
    .execute()

export interface OpenRequest {
  file_id: string
  person_id: string
  type: 'edit' | 'access'
}

/** Everybody who waits for an answer in these files: to write, or to be let in. */
export async function openRequests(
  db: Kysely<CooperationTables>,
  fileIds: readonly string[],
  now: number,
): Promise<OpenRequest[]> {
  if (fileIds.length === 0) return []
  const [edit, access] = await Promise.all([
    db
      .selectFrom('edit_requests')
      .select(['file_id', 'person_id'])
      .where('file_id', 'in', fileIds)
      .where('asked_at', '>', now - requestMs)
      .execute(),
    db.selectFrom('access_requests').select(['file_id', 'person_id']).where('file_id', 'in', fileIds).execute(),
  ])
  return [
    ...edit.map((row) => ({ ...row, type: 'edit' as const })),
    ...access.map((row) => ({ ...row, type: 'access' as const })),
  ]
}

export const requestsIn = ({ db, fileId, now }: Change) => requestsOf(db, fileId, now)

/** Tells these people who waits for the right to write. */
export async function tellRequests(change: Change, to: readonly string[]): Promise<void> {
  const requests = (await requestsIn(change)).map(({ person_id, nickname, asked_at }) => ({
    ...{ user_id: person_id, nickname, asked_at },
  }))
  change.say({ type: 'requests', requests }, to)
}
