import { type Database, tablesIn } from '../../../platform/database/database.ts'
import { takeLease } from '../../../platform/database/lease.ts'
import type { Log } from '../../../platform/log.ts'
import type { DocumentTables, VersionReason } from '../tables.ts'
import { expiredAt } from './expired.ts'
import { holdState } from './hold-state.ts'
import type { Bounds } from './schedule.ts'
import { findSurplus, thinVersions } from './thin-versions.ts'

const hour = 60 * 60_000
const filesAtOnce = 200
const thinned: VersionReason[] = ['automatic', 'before-restore']

interface Options {
  database: Database
  bounds: Bounds
  log: Log
  onRemoved: (versions: number) => void
}

/** Documents are thinned when they are written to. Once a day this does the same for those that nobody writes to any more. */
export function startThinning({ database, bounds, log, onRemoved }: Options): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  let running: Promise<void> = Promise.resolve()
  const thinInTurn = async () => {
    try {
      if (!(await takeLease(database, 'versions.thin', 23 * hour, Date.now()))) return
      await thinIdle({ database, bounds, now: Date.now(), onRemoved, signal: stopping.signal })
    } catch (error) {
      log.warn({ err: error }, 'versions not thinned out')
    }
  }
  const timer = setInterval(() => {
    running = thinInTurn()
  }, hour).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      stopping.abort()
      await running
    },
  }
}

interface Pass extends Omit<Options, 'log'> {
  now: number
  signal: AbortSignal
}

export async function thinIdle({ database, bounds, now, onRemoved, signal }: Pass): Promise<void> {
  const db = database.tables<DocumentTables>()
  for (let last: string | undefined = ''; last !== undefined; ) {
    const page: { file_id: string }[] = await db
      .selectFrom('document_versions')
      .select('file_id')
      .where('file_id', '>', last)
      .where(({ or, eb }) => or([eb('reason', 'in', thinned), expiredAt(now, bounds)]))
      .groupBy('file_id')
      // A single one stays, unless it is a named one whose time is over.
      .having(({ fn, or, eb }) => or([eb(fn.countAll(), '>', 1), eb(fn.max('on_free_plan'), '=', 1)]))
      .orderBy('file_id')
      .limit(filesAtOnce)
      .execute()
    for (const { file_id } of page) {
      if (signal.aborted) return
      onRemoved(await thinOne(database, file_id, now, bounds))
    }
    last = page.at(-1)?.file_id
  }
}

async function thinOne(database: Database, fileId: string, now: number, bounds: Bounds): Promise<number> {
  const thinning = { fileId, now, bounds }
  const surplus = await findSurplus(database.tables<DocumentTables>(), thinning)
  if (surplus.length === 0) return 0
  return database
    .tables<unknown>()
    .transaction()
    .execute(async (transaction) => {
      // A compaction that thins out the same versions waits.
      await holdState(tablesIn<DocumentTables>(transaction), fileId)
      return thinVersions(transaction, thinning)
    })
}
