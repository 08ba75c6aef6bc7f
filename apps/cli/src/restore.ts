import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { About } from './archive/about.ts'
import { ArchiveReader } from './archive/archive-reader.ts'
import { readAboutOf, verifyArchive } from './archive/verify.ts'
import { refuseUsedDatabase } from './empty-database.ts'
import { Failure } from './failure.ts'
import { blobsOf, type Place, withDatabaseContext } from './place.ts'
import type { Progress } from './progress.ts'
import { restoreBlobs } from './restore-blobs.ts'
import { restoreRows } from './restore-rows.ts'

export interface RestoreOutcome {
  about: About
  rows: number
  blobs: number
}

/**
 * Fills an empty place from an archive. Every hash is checked before anything is touched; blobs are put where nothing
 * names them yet; and all rows come in one transaction, so that there is everything or nothing.
 */
export async function restore(path: string, place: Place, progress: Progress): Promise<RestoreOutcome> {
  const archive = await ArchiveReader.open(path)
  try {
    const about = await readAboutOf(archive)
    await withDatabaseContext(place, () => refuseUsedDatabase(place, about))
    progress.begin('Bytes checked', archive.size)
    const hashes = await verifyArchive(archive, (bytes) => progress.add(bytes))
    progress.end()
    await prepareDatabase(about.schema.at(-1) as string)
    const store = await blobsOf(place)
    try {
      const blobs = await restoreBlobs({ archive, hashes, store, progress })
      try {
        const rows = await restoreRows({ archive, hashes, about, place, progress })
        return { about, rows, blobs: blobs.count }
      } catch (error) {
        await blobs.undo()
        throw error
      }
    } finally {
      store.close()
    }
  } finally {
    await archive.close()
  }
}

const prepareProgram = fileURLToPath(new URL('../../server/src/prepare-database.ts', import.meta.url))

/** Creates the tables up to a step of the schema, with the server's own program: only the server knows its schema. */
async function prepareDatabase(step: string): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', prepareProgram, step])
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string }
    throw new Failure(stderr.trim().split('\n').at(-1) || message)
  }
}
