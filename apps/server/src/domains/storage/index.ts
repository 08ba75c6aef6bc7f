import { type QueryExecutorProvider, sql } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import { batches } from '../../platform/database/batches.ts'
import { wholeNumber } from '../../platform/settings/platform-settings.ts'
import { spacesOfSameOwner } from '../access/index.ts'

export const storageSettings = {
  /** Megabytes that the files of one person and their teams may take, the trash included. */
  STORAGE_PER_PERSON: wholeNumber(1, 1_000_000_000).default(4096),
}

const megabyte = 1024 * 1024

/** How much of the disk people take. Over the limit only making more stops: what is there can be read, edited and exported. */
export interface Storage {
  /** Refuses (-413) when the files of who owns a space and so many bytes more are over the limit. To be asked while its tree is held. */
  requireRoom: (db: QueryExecutorProvider, spaceId: string, moreBytes: number) => Promise<void>
  /** What each of these documents takes in the database, without its versions: as much as a copy of it. */
  sizesOf: (db: QueryExecutorProvider, fileIds: readonly string[]) => Promise<Map<string, number>>
}

export function createStorage({ STORAGE_PER_PERSON: limit }: { STORAGE_PER_PERSON: number }): Storage {
  return {
    requireRoom: async (db, spaceId, moreBytes) => {
      const used = await bytesOf(db, spaceId)
      if (used + moreBytes > limit * megabyte) throw new AppError(-413, { code: 'x-storage-full', params: { limit } })
    },
    sizesOf: async (db, fileIds) => {
      const sizes = new Map<string, number>()
      for (const ids of batches(fileIds)) {
        const { rows } = await sql<{ file_id: string; bytes: number }>`
          select file_id, cast(sum(bytes) as bigint) as bytes from (${recordsOf(sql`file_id in (${sql.join(ids)})`)}) as records
          group by file_id`.execute(db)
        for (const { file_id, bytes } of rows) sizes.set(file_id, bytes)
      }
      return sizes
    },
  }
}

async function bytesOf(db: QueryExecutorProvider, spaceId: string): Promise<number> {
  const own = sql`file_id in (select id from files where space_id in ${spacesOfSameOwner(spaceId)})`
  // Copies of a file name the same pictures.
  const { rows } = await sql<{ bytes: number | null }>`
    select cast(sum(bytes) as bigint) as bytes from (
      select bytes from (${recordsOf(own)}) as records
      union all select size from document_versions where ${own}
      union all select bytes from (select distinct key, bytes from resources where ${own}) as pictures
    ) as everything`.execute(db)
  return rows[0]?.bytes ?? 0
}

/** What a copy takes as well, so without versions. Both engines know how long a value is without reading it. */
const recordsOf = (isWanted: ReturnType<typeof sql>) => sql`
  select file_id, octet_length(state) as bytes from document_states where ${isWanted}
  union all select file_id, octet_length(change) from document_journal where ${isWanted}
  union all select file_id, octet_length(content) + octet_length(search_text) + coalesce(octet_length(thumbnail), 0)
    from document_readings where ${isWanted}`
