// @module-tag never-retried
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../../../../tests/kit/database/database.ts'
import { engines } from '../../../../../../tests/kit/database/engines.ts'
import { migrations } from '../../../../migrations/index.ts'
import type { Blobs } from '../../../platform/blobs/blobs.ts'
import { folderBlobs } from '../../../platform/blobs/folder-blobs.ts'
import type { Database } from '../../../platform/database/database.ts'
import { takeLease } from '../../../platform/database/lease.ts'
import { migrate } from '../../../platform/database/migrate.ts'
import { newId } from '../../../platform/random.ts'
import { copyResources } from '../copy.ts'
import { displayKey, type ResourceTables } from '../tables.ts'
import { createStaging } from '../uploads/staging.ts'
import { sweep } from './sweep.ts'

const hour = 60 * 60_000
const day = 24 * hour

interface Tables extends Pick<ResourceTables, 'resources' | 'resource_totals' | 'resource_uploads'> {
  files: Record<string, string | number | null>
  document_readings: Record<string, string | number>
  document_journal: { file_id: string; seq: number; change: Uint8Array; at: number }
  document_versions: Record<string, string | number | Uint8Array>
}

describe.each(engines)('sweeping pictures on $name', (engine) => {
  let database: Database
  let dispose: () => Promise<void>
  let folder: string
  let blobs: Blobs
  let clock: number
  beforeAll(async () => {
    ;({ database, dispose } = await freshDatabase(engine))
    await migrate(database, migrations)
    folder = await mkdtemp(join(tmpdir(), 'ramify-sweep-'))
    blobs = folderBlobs(join(folder, 'blobs'))
  })
  afterAll(async () => {
    await dispose()
    await rm(folder, { recursive: true })
  })
  beforeEach(() => {
    clock = Date.now()
  })

  const db = () => database.tables<Tables>()
  const clean = (more: Partial<Parameters<typeof sweep>[0]> = {}) =>
    sweep({
      database,
      blobs,
      staging: createStaging(join(folder, 'uploads')),
      log: pino({ level: 'silent' }),
      now: () => clock,
      ...more,
    })
  /** Looks, then waits until what was found may go, and looks twice more: to take it from the table, and from the disk. */
  const cleanForGood = async () => {
    await clean()
    clock += 30 * day
    await clean()
    clock += hour
    await clean()
  }

  async function newFile(): Promise<string> {
    const id = newId()
    const times = { created_at: clock, updated_at: clock }
    const row = { id, space_id: newId(), type: 'file', kind: 0, name: 'x', sort_name: 'x', ...times }
    await db().insertInto('files').values(row).execute()
    return id
  }

  async function naming(file_id: string, ...ids: string[]): Promise<void> {
    await db().deleteFrom('document_readings').where('file_id', '=', file_id).execute()
    const counts = { node_count: 1, image_count: ids.length, search_text: '', content: '{}', hash: '', read_at: clock }
    await db()
      .insertInto('document_readings')
      .values({ file_id, ...counts, resource_ids: ids.join(',') })
      .execute()
  }

  async function newResource(file_id: string, id: string): Promise<string> {
    const key = newId()
    for (const each of [key, displayKey(key)]) await blobs.put(each, Buffer.from('x'), { size: 1, type: 'image/png' })
    await db()
      .insertInto('resources')
      .values({
        file_id,
        id,
        key,
        display_key: displayKey(key),
        type: 'image/png',
        width: 1,
        height: 1,
        bytes: 2,
        source_hash: id,
        created_at: clock,
        unnamed_since: null,
      })
      .execute()
    await db()
      .insertInto('resource_totals')
      .values({ file_id, count: 1, bytes: 2 })
      .onConflict((conflict) =>
        conflict.column('file_id').doUpdateSet(({ eb }) => ({
          count: eb('resource_totals.count', '+', 1),
          bytes: eb('resource_totals.bytes', '+', 2),
        })),
      )
      .execute()
    return key
  }

  const left = async (fileId: string) => {
    const rows = await db().selectFrom('resources').select('id').where('file_id', '=', fileId).orderBy('id').execute()
    return rows.map(({ id }) => id)
  }
  const lies = async (key: string) =>
    (await Promise.all([blobs.head(key), blobs.head(displayKey(key))])).map((found) => found !== null)
  const total = (fileId: string) =>
    db().selectFrom('resource_totals').select(['count', 'bytes']).where('file_id', '=', fileId).executeTakeFirst()

  it('takes what no document has named for 30 days, and nothing else', async () => {
    const file = await newFile()
    const [named, unnamed] = [await newResource(file, 'named'), await newResource(file, 'unnamed')]
    await naming(file, 'named', 'elsewhere')
    await clean()
    clock += 30 * day - 1
    await clean()
    expect(await left(file)).toEqual(['named', 'unnamed'])
    clock += 1
    await clean()
    expect(await left(file)).toEqual(['named'])
    expect(await total(file)).toEqual({ count: 1, bytes: 2 })
    // Whoever was about to name it may still do so.
    expect(await lies(unnamed)).toEqual([true, true])
    clock += hour
    await clean()
    expect(await lies(unnamed)).toEqual([false, false])
    expect(await lies(named)).toEqual([true, true])
  })

  it('begins to count anew when it is named in between', async () => {
    const file = await newFile()
    const key = await newResource(file, 'a')
    await naming(file)
    await clean()
    clock += 20 * day
    await naming(file, 'a')
    await clean()
    clock += day
    await naming(file)
    await clean()
    clock += 29 * day
    await clean()
    expect(await left(file)).toEqual(['a'])
    expect(await lies(key)).toEqual([true, true])
    clock += day
    await clean()
    expect(await left(file)).toEqual([])
  })

  it('takes nothing of a document that is not read, or has changed since', async () => {
    const [unread, changed] = [await newFile(), await newFile()]
    for (const file of [unread, changed]) await newResource(file, 'a')
    await naming(changed)
    await clean()
    await db()
      .insertInto('document_journal')
      .values({ file_id: changed, seq: 1, change: new Uint8Array([0]), at: clock })
      .execute()
    await cleanForGood()
    expect([await left(unread), await left(changed)]).toEqual([['a'], ['a']])
  })

  it('takes nothing that a version names, until a month after the version is gone', async () => {
    const file = await newFile()
    await newResource(file, 'a')
    await naming(file)
    const state = new Uint8Array([0])
    const version = { file_id: file, reason: 'automatic', created_at: clock, schema: 1, hash: '', size: 1, state }
    await db()
      .insertInto('document_versions')
      .values({ ...version, resource_ids: 'b,a' })
      .execute()
    await cleanForGood()
    expect(await left(file)).toEqual(['a'])
    await db().deleteFrom('document_versions').where('file_id', '=', file).execute()
    await clean()
    clock += 30 * day - 1
    await clean()
    expect(await left(file)).toEqual(['a'])
    clock += 1
    await clean()
    expect(await left(file)).toEqual([])
  })

  it('takes what belonged to a file that is gone, a month later', async () => {
    const file = await newFile()
    const key = await newResource(file, 'a')
    await naming(file, 'a')
    await clean()
    await db().deleteFrom('files').where('id', '=', file).execute()
    await clean()
    expect(await left(file)).toEqual(['a'])
    await cleanForGood()
    expect(await left(file)).toEqual([])
    expect(await total(file)).toBeUndefined()
    expect(await lies(key)).toEqual([false, false])
  })

  it('leaves the bytes that a copy of the file names', async () => {
    const [file, copy] = [await newFile(), await newFile()]
    const key = await newResource(file, 'a')
    await database
      .tables<unknown>()
      .transaction()
      .execute((transaction) => copyResources(transaction, [[file, copy]]))
    await naming(copy, 'a')
    await db().deleteFrom('files').where('id', '=', file).execute()
    await cleanForGood()
    expect([await left(file), await left(copy)]).toEqual([[], ['a']])
    expect(await total(copy)).toEqual({ count: 1, bytes: 2 })
    expect(await lies(key)).toEqual([true, true])
  })

  it('takes uploads that were never finished, an hour after their time', async () => {
    const [old, current] = [newId(), newId()]
    for (const [key, expires_at] of [
      [old, clock - hour - 1],
      [current, clock - hour + 1],
    ] as const) {
      const about = { file_id: newId(), resource_id: 'a', person_id: newId(), session_id: newId(), size: 1, name: null }
      await db()
        .insertInto('resource_uploads')
        .values({ id: newId(), key, ...about, type: 'image/png', expires_at, begun_at: null, imported: 0 })
        .execute()
      await blobs.put(key, Buffer.from('x'), { size: 1, type: 'image/png' })
    }
    const [stale, fresh] = [join(folder, 'uploads', 'stale'), join(folder, 'uploads', 'fresh')]
    await createStaging(join(folder, 'uploads')).use(async () => undefined)
    for (const path of [stale, fresh]) await writeFile(path, 'half')
    await utimes(stale, clock / 1000 - 4000, clock / 1000 - 4000)
    await clean()
    expect(await readdir(join(folder, 'uploads'))).toEqual(['fresh'])
    const uploads = await db().selectFrom('resource_uploads').select('key').execute()
    expect(uploads).toEqual([{ key: current }])
    clock += hour
    await clean()
    expect([(await lies(old))[0], (await lies(current))[0]]).toEqual([false, true])
  })

  it('tries again when the blobs cannot be removed', async () => {
    const file = await newFile()
    const key = await newResource(file, 'a')
    await naming(file)
    await clean()
    clock += 30 * day
    await clean()
    clock += hour
    const broken = { ...blobs, remove: () => Promise.reject(new Error('away')) }
    await clean({ blobs: broken })
    expect(await lies(key)).toEqual([true, true])
    await clean()
    expect(await lies(key)).toEqual([false, false])
  })

  it('is done by one server at a time', async () => {
    const taken = await Promise.all(Array.from({ length: 6 }, () => takeLease(database, 'test', 1000, clock)))
    expect(taken.filter(Boolean)).toHaveLength(1)
    expect(await takeLease(database, 'test', 1000, clock + 999)).toBe(false)
    expect(await takeLease(database, 'other', 1000, clock + 999)).toBe(true)
    expect(await takeLease(database, 'test', 1000, clock + 1000)).toBe(true)
  })
})
