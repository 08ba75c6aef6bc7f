import { type Kysely, sql } from 'kysely'
import { batches } from '../../platform/database/batches.ts'
import type { PersonVisit } from '../documents/index.ts'
import type { Services } from './services.ts'
import type { CooperationTables } from './tables.ts'

type Used = Pick<Services, 'database' | 'documents' | 'log' | 'now'>

/**
 * Who has a document of several people open. Each server writes it down every few seconds, for the people at its sockets: a server that is
 * killed says nothing more, and after a while everybody there counts as gone.
 */
export function createPresence({ database, documents, log, now }: Used) {
  const db = database.tables<CooperationTables>()
  return {
    entered: (visit: PersonVisit) => noteHere(db, [visit], now()),
    /** Their last socket here is closed. Another server where they have one says so with its next round. */
    left: ({ fileId, personId }: PersonVisit) => {
      db.updateTable('cooperation_presence')
        .set({ left_at: now() })
        .where('file_id', '=', fileId)
        .where('person_id', '=', personId)
        .execute()
        .catch((error) => log.warn({ err: error }, 'nobody noted who left'))
    },
    refresh: () => noteHere(db, documents.visitorsInTurns(), now()),
  }
}

/** These people have these documents open at this moment. */
export async function noteHere(
  db: Kysely<CooperationTables>,
  visits: readonly PersonVisit[],
  now: number,
): Promise<void> {
  for (const some of batches(visits.toSorted(byFile), 200)) {
    await db
      .insertInto('cooperation_presence')
      .values(
        some.map(({ fileId, personId }) => ({ file_id: fileId, person_id: personId, seen_at: now, left_at: null })),
      )
      .onConflict((conflict) =>
        conflict.columns(['file_id', 'person_id']).doUpdateSet({
          seen_at: sql<number>`excluded.seen_at`,
          left_at: null,
        }),
      )
      .execute()
  }
}

/** In one order for all, so that two servers never wait for each other. */
const byFile = (one: PersonVisit, other: PersonVisit) =>
  one.fileId + one.personId < other.fileId + other.personId ? -1 : 1

/** How often servers say who is here. */
export const presenceIntervalMs = (releaseMs: number): number => releaseMs / 6

/** A server that has said nothing for this long is gone: two rounds, and some more for a slow database. */
const silentMs = (releaseMs: number) => 2.5 * presenceIntervalMs(releaseMs)

interface Sighting {
  seen_at: number | null
  left_at: number | null
}

export const isHere = ({ seen_at, left_at }: Sighting, { releaseMs, now }: { releaseMs: number; now: number }) =>
  seen_at !== null && left_at === null && seen_at > now - silentMs(releaseMs)

/** Since when somebody who has the turn is not here, at the earliest since they got it; null: they are here. */
export function goneSince(
  { holder_since, ...sighting }: Sighting & { holder_since: number | null },
  at: { releaseMs: number; now: number },
): number | null {
  if (isHere(sighting, at)) return null
  const [since, left] = [holder_since ?? 0, sighting.left_at ?? 0]
  // Whoever has just got it may not have been written down yet.
  if (since > left && since > at.now - silentMs(at.releaseMs)) return null
  return Math.max(left || (sighting.seen_at ?? 0), since)
}
