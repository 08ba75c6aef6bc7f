import { capabilities } from '@ramify/contract'
import type { Kysely } from 'kysely'
import type { Change } from './change.ts'
import { memberCapabilities } from './member-grants.ts'
import { goneSince } from './presence.ts'
import type { Services } from './services.ts'
import type { CooperationTables } from './tables.ts'

type Used = Pick<Services, 'access' | 'documents' | 'releaseMs'>

/** Who has the turn, and since when they are away; null: they are here. */
export interface Holder {
  personId: string
  goneSince: number | null
}

/** Of every cooperation who has the turn, and when they were last seen. */
export const sightings = (db: Kysely<CooperationTables>) =>
  db
    .selectFrom('cooperations')
    .innerJoin('document_heads', 'document_heads.file_id', 'cooperations.file_id')
    .leftJoin('cooperation_presence', (join) =>
      join
        .onRef('cooperation_presence.file_id', '=', 'cooperations.file_id')
        .onRef('cooperation_presence.person_id', '=', 'document_heads.turn_holder'),
    )

/** Null when nobody has it. */
export async function holderOf(
  db: Kysely<CooperationTables>,
  fileId: string,
  { releaseMs, now }: { releaseMs: number; now: number },
): Promise<Holder | null> {
  const found = await sightings(db)
    .select(['turn_holder', 'holder_since', 'seen_at', 'left_at'])
    .where('cooperations.file_id', '=', fileId)
    .executeTakeFirst()
  if (!found?.turn_holder) return null
  const { turn_holder: personId, holder_since, seen_at, left_at } = found
  return { personId, goneSince: goneSince({ seen_at, left_at, holder_since }, { releaseMs, now }) }
}

export const isFree = (holder: Holder | null, { releaseMs, now }: { releaseMs: number; now: number }): boolean =>
  holder === null || (holder.goneSince !== null && holder.goneSince <= now - releaseMs)

/**
 * Gives the turn to somebody, or to nobody. Members who may only ask are lent the right to edit for as long as they have it, so that
 * everything that asks `access` agrees.
 */
export async function moveTurn({ access, documents }: Used, change: Change, to: string | null): Promise<void> {
  const { transaction, db, fileId, now } = change
  // First of all: whoever wants to write waits from here on.
  const before = await documents.moveTurn(transaction, fileId, to)
  change.changesRights()
  await db
    .updateTable('cooperations')
    .set({ holder_since: to === null ? null : now })
    .where('file_id', '=', fileId)
    .execute()
  for (const personId of new Set([before, to])) {
    if (personId === null) continue
    const member = await db
      .selectFrom('cooperation_members')
      .select('setting')
      .where('file_id', '=', fileId)
      .where('person_id', '=', personId)
      .executeTakeFirst()
    // The owner has all rights anyway.
    if (!member) continue
    const given = personId === to ? capabilities.editor : memberCapabilities(member.setting)
    const subject = { type: 'person', id: personId } as const
    await access.give(transaction, { fileId, subject, source: 'member', capabilities: given, expiresAt: null })
  }
  if (to !== null) {
    await db.deleteFrom('edit_requests').where('file_id', '=', fileId).where('person_id', '=', to).execute()
  }
}
