import { type Kysely, sql } from 'kysely'
import { batches } from '../../../platform/database/batches.ts'
import type { Log } from '../../../platform/log.ts'
import type { FileTables } from '../tables.ts'

/** Whoever edits is at a document many times a second; it is noted for everybody at once, and for each once. */
const pause = 1000

export interface RecentVisits {
  note: (personId: string, fileId: string) => void
  /** Writes down what is noted; whoever asks for the list finds what they did a moment ago. */
  settle: () => Promise<void>
  /** Takes documents off a person's list; gives how many were on it. */
  forget: (personId: string, fileIds: readonly string[]) => Promise<number>
  /** Writes down what is noted and notes no more. */
  stop: () => Promise<void>
}

type Visit = FileTables['recent_files']

export function keepRecentVisits(db: Kysely<FileTables>, log: Log): RecentVisits {
  let noted = new Map<string, Visit>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  const write = async () => {
    clearTimeout(timer)
    timer = undefined
    // In one order for all servers: two that write the same rows must not wait for each other.
    const visits = [...noted.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, visit]) => visit)
    noted = new Map()
    try {
      for (const some of batches(visits)) await record(db, some)
    } catch (error) {
      // Only the order of a list suffers; the next edit notes it again.
      log.warn({ err: error }, 'visits of documents not written')
    }
  }
  const settle = () => {
    writing = writing.then(write)
    return writing
  }

  return {
    note: (personId, fileId) => {
      noted.set(`${personId} ${fileId}`, { person_id: personId, file_id: fileId, at: Date.now() })
      timer ??= setTimeout(settle, pause).unref()
    },
    settle: () => (noted.size > 0 ? settle() : writing),
    forget: async (personId, fileIds) => {
      await settle()
      const { numDeletedRows } = await db
        .deleteFrom('recent_files')
        .where('person_id', '=', personId)
        .where('file_id', 'in', fileIds)
        .executeTakeFirstOrThrow()
      return Number(numDeletedRows)
    },
    stop: settle,
  }
}

/** Of files that are there: one may have been removed for good since it was noted. */
async function record(db: Kysely<FileTables>, visits: readonly Visit[]): Promise<void> {
  const rows = visits.map(({ person_id, file_id, at }) => sql`(${person_id}, ${file_id}, ${at})`)
  await sql`
    with visits (person_id, file_id, at) as (values ${sql.join(rows)})
    insert into recent_files (person_id, file_id, at)
    select visits.person_id, visits.file_id, cast(visits.at as bigint)
    from visits join files on files.id = visits.file_id
    where true
    on conflict (person_id, file_id) do update set at = excluded.at where recent_files.at < excluded.at`.execute(db)
}
