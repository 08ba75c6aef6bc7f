import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { newPerson } from '../kit/api.ts'
import { type EngineUnderTest, engines, type Store } from '../kit/database/engines.ts'
import { ramifyInProcess } from '../kit/server/ramify.ts'
import { startServer } from '../kit/server/server.ts'
import { addBytes, addDocuments, addPictures, allRows } from './sample.ts'

const [sqlite] = engines as [EngineUnderTest]

export interface SampleArchive {
  /** Where it lies, and other archives can be put. */
  folder: string
  path: string
  /** What it was taken of. No server runs on it. */
  store: Omit<Store, 'dispose'>
  rows: Awaited<ReturnType<typeof allRows>>
  /** Keys of the blobs. */
  pictures: string[]
  dispose(): Promise<void>
}

/** The archive of a server on SQLite that was killed, with something of every sort in it. */
export async function makeSampleArchive(): Promise<SampleArchive> {
  const folder = await mkdtemp(join(tmpdir(), 'ramify-backup-'))
  const server = await startServer({ engine: sqlite })
  const dispose = async () => {
    await server.stop()
    await rm(folder, { recursive: true })
  }
  try {
    const [fileId] = (await addDocuments(await newPerson(server.address))) as [string]
    await addBytes(server.store, fileId, 80)
    const pictures = await addPictures(server.store, fileId)
    // So that its rows stay as they are; and what a kill leaves can be backed up too.
    await server.kill()
    const path = join(folder, 'good.tar')
    const rows = await allRows(server.store)
    expect(await ramifyInProcess(server.store, 'backup', path)).toMatchObject({ code: 0 })
    return { folder, path, store: server.store, rows, pictures, dispose }
  } catch (error) {
    await dispose()
    throw error
  }
}
