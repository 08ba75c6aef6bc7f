import { existsSync, rmSync } from 'node:fs'
import { constants } from 'node:os'
import type { Blobs } from '../../server/src/platform/blobs/blobs.ts'
import { lastGiven } from '../../server/src/platform/database/counters.ts'
import { openSnapshot } from '../../server/src/platform/database/open-snapshot.ts'
import { quoted, type Snapshot } from '../../server/src/platform/database/snapshot.ts'
import { readTableShapes, type TableShape } from '../../server/src/platform/database/table-shapes.ts'
import { type About, aboutName, blobName, writeAbout } from './archive/about.ts'
import { ArchiveWriter, halfOf } from './archive/archive-writer.ts'
import { encodeRow } from './archive/rows.ts'
import { TableParts } from './archive/table-parts.ts'
import { blobKeysIn } from './blob-columns.ts'
import { Failure } from './failure.ts'
import { leftOut } from './left-out.ts'
import { blobsOf, type Place, withDatabaseContext } from './place.ts'
import type { Progress } from './progress.ts'
import { readSteps } from './steps.ts'

export interface BackupOutcome {
  tables: number
  rows: number
  blobs: number
  bytes: number
  /** Named by rows, and not in the store. */
  missing: string[]
}

/** Writes everything of one moment into one file, while the server goes on. */
export async function backup(path: string, place: Place, progress: Progress): Promise<BackupOutcome> {
  if (existsSync(path)) throw new Failure(`${path} is there already`)
  const snapshot = await withDatabaseContext(place, () => openSnapshot(place))
  if (!snapshot) throw new Failure(`there is no database in ${place.dataDir}`)
  // Before there is anything to be cleaned up: a signal may come while the file is being made.
  const forget = onSignal(() => rmSync(halfOf(path), { force: true }))
  const archive = await ArchiveWriter.create(path).catch(async (error) => {
    forget()
    await snapshot.close()
    throw error
  })
  try {
    const { rows, tables, keys } = await writeRows(archive, snapshot, progress).finally(() => snapshot.close())
    // Blobs never change, and stay for an hour after the last row that names them: they need no snapshot.
    const blobs = await blobsOf(place)
    const missing = await writeBlobs(archive, blobs, keys, progress).finally(() => blobs.close())
    await archive.finish()
    return { tables, rows, blobs: keys.size - missing.length, bytes: archive.bytes, missing }
  } catch (error) {
    archive.abandon()
    throw error
  } finally {
    forget()
  }
}

async function writeRows(archive: ArchiveWriter, snapshot: Snapshot, progress: Progress) {
  const takenAt = new Date().toISOString()
  const schema = await readSteps(snapshot)
  if (schema.length === 0) throw new Failure('the database is empty: no server has been started on it')
  const shapes = (await readTableShapes(snapshot.engine, snapshot.ask)).filter(({ name }) => !(name in leftOut))
  const tables: About['tables'] = []
  for (const shape of shapes) tables.push(await describeTable(snapshot, shape))
  const about = { takenAt, engine: snapshot.engine, schema, tables, leftOut: Object.keys(leftOut) }
  await archive.add(aboutName, writeAbout(about))

  const keys = new Set<string>()
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  progress.begin('Rows', rows)
  for (const [at, shape] of shapes.entries()) {
    const written = await writeTable(archive, snapshot, shape, keys, progress)
    const counted = tables[at]?.rows
    if (written !== counted) throw new Error(`${shape.name} had ${counted} rows and then ${written}`)
  }
  progress.end()
  return { rows, tables: tables.length, keys }
}

async function describeTable(snapshot: Snapshot, shape: TableShape): Promise<About['tables'][number]> {
  const { name, columns, counter } = shape
  // On PostgreSQL this also keeps the table as it is: a migration has to wait until the backup is done.
  const [count] = await snapshot.ask(`select count(*) as rows from ${quoted(name)}`)
  const about = { name, columns, rows: Number(count?.rows) }
  if (counter === undefined) return about
  return { ...about, lastGiven: await lastGiven(snapshot.engine, snapshot.ask, { ...shape, counter }) }
}

/** How many rows there were; the keys of the blobs they name are added to `keys`. */
async function writeTable(
  archive: ArchiveWriter,
  snapshot: Snapshot,
  shape: TableShape,
  keys: Set<string>,
  progress: Progress,
): Promise<number> {
  const parts = new TableParts(archive, shape.name)
  let written = 0
  for await (const rows of snapshot.rows(shape)) {
    for (const values of rows) {
      await parts.add(encodeRow(shape, values))
      for (const key of blobKeysIn(shape, values)) keys.add(key)
    }
    written += rows.length
    progress.add(rows.length)
  }
  await parts.end()
  return written
}

async function writeBlobs(
  archive: ArchiveWriter,
  blobs: Blobs,
  keys: ReadonlySet<string>,
  progress: Progress,
): Promise<string[]> {
  const missing: string[] = []
  progress.begin('Blobs', keys.size)
  for (const key of keys) {
    const blob = await blobs.get(key)
    if (blob) await archive.addStream(blobName(key), blob.size, blob.stream)
    else missing.push(key)
    progress.add()
  }
  progress.end()
  return missing
}

/** Calls `cleanUp` before a signal ends the process. Returns a function that removes the handlers. */
function onSignal(cleanUp: () => void): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const end = (signal: (typeof signals)[number]) => {
    cleanUp()
    process.exit(128 + constants.signals[signal])
  }
  for (const signal of signals) process.on(signal, end)
  return () => {
    for (const signal of signals) process.off(signal, end)
  }
}
