import { buffer } from 'node:stream/consumers'
import type { Blobs } from '../../platform/blobs/blobs.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import { newId } from '../../platform/random.ts'
import type { ImportTables } from './tables.ts'

/** Of one person; the oldest makes room. */
const mostOfPerson = 5
const keptMs = 60 * 60_000

type Resolved = ImportTables['resolved_files']

interface Options {
  database: Database
  blobs: Pick<Blobs, 'put' | 'get' | 'remove'>
  log: Log
  now: () => number
}

/** What was found in files, for an hour. */
export class ResolvedFiles {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  get #db() {
    return this.#options.database.tables<ImportTables>()
  }

  async keep(personId: string, project: Uint8Array, documents: number): Promise<Pick<Resolved, 'id' | 'expires_at'>> {
    const { blobs, now } = this.#options
    const row = {
      id: newId(),
      person_id: personId,
      key: newId(),
      documents,
      created_at: now(),
      expires_at: now() + keptMs,
    }
    // The row first: a blob that no row names would stay for ever.
    for (let kept = false; !kept; ) {
      for (let slot = 1; slot <= mostOfPerson && !kept; slot++) {
        const added = await this.#db
          .insertInto('resolved_files')
          .values({ ...row, slot })
          .onConflict((conflict) => conflict.columns(['person_id', 'slot']).doNothing())
          .returning('id')
          .execute()
        kept = added.length > 0
      }
      if (!kept) await this.#dropOldest(personId)
    }
    await blobs.put(row.key, project, { size: project.byteLength, type: 'application/octet-stream' })
    return row
  }

  /** Null: it never was, is over, or is somebody else's. */
  async read(personId: string, id: string): Promise<Uint8Array | null> {
    const found = await this.#db
      .selectFrom('resolved_files')
      .select('key')
      .where('id', '=', id)
      .where('person_id', '=', personId)
      .where('expires_at', '>', this.#options.now())
      .executeTakeFirst()
    const blob = found && (await this.#options.blobs.get(found.key))
    return blob ? buffer(blob.stream) : null
  }

  async sweep(): Promise<void> {
    const { log } = this.#options
    const expired = await this.#db
      .selectFrom('resolved_files')
      .select(['id', 'key'])
      .where('expires_at', '<', this.#options.now())
      .limit(1_000)
      .execute()
    for (const row of expired) {
      try {
        await this.#drop(row)
      } catch (error) {
        // The next sweep tries again.
        log.warn({ err: error, key: row.key }, 'resolved file not removed')
      }
    }
  }

  /** Fails where the blob store is away: otherwise the place would be asked for again and again. */
  async #dropOldest(personId: string): Promise<void> {
    const oldest = await this.#db
      .selectFrom('resolved_files')
      .select(['id', 'key'])
      .where('person_id', '=', personId)
      .orderBy('created_at')
      .executeTakeFirst()
    if (oldest) await this.#drop(oldest)
  }

  async #drop({ id, key }: Pick<Resolved, 'id' | 'key'>): Promise<void> {
    await this.#options.blobs.remove(key)
    await this.#db.deleteFrom('resolved_files').where('id', '=', id).execute()
  }
}
