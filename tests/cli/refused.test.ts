// @module-tag never-retried
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { ArchiveReader } from '../../apps/cli/src/archive/archive-reader.ts'
import { ArchiveWriter } from '../../apps/cli/src/archive/archive-writer.ts'
import { type EngineUnderTest, engines, type Store } from '../kit/database/engines.ts'
import { ramify, ramifyInProcess, ramifyOnSmallDisk, spawnRamify } from '../kit/server/ramify.ts'
import { startServer } from '../kit/server/server.ts'
import { killRestore, middles } from './kill-restore.ts'
import { allRows, blobKeys, blobsIn, isEmpty } from './sample.ts'
import { makeSampleArchive, type SampleArchive } from './sample-archive.ts'

// Some start programs of their own.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const [sqlite, postgres] = engines as [EngineUnderTest, EngineUnderTest]

let good: SampleArchive
beforeAll(async () => {
  good = await makeSampleArchive()
})
afterAll(() => good?.dispose())

const inFolder = (name: string) => join(good.folder, name)

async function fresh(engine: EngineUnderTest): Promise<Store> {
  const store = await engine.fresh()
  onTestFinished(() => store.dispose())
  return store
}

/** Whole and with right hashes, but not as it was written. */
async function rewritten(name: string, change: (name: string, bytes: Buffer) => Buffer): Promise<string> {
  const path = inFolder(name)
  const from = await ArchiveReader.open(good.path)
  const to = await ArchiveWriter.create(path)
  for await (const entry of from.entries()) {
    if (entry.name === 'SHA256SUMS') continue
    const chunks: Buffer[] = []
    for await (const chunk of entry.chunks()) chunks.push(chunk)
    await to.add(entry.name, change(entry.name, Buffer.concat(chunks)))
  }
  await to.finish()
  await from.close()
  return path
}

const withAbout = (name: string, change: (about: Record<string, unknown>) => object) =>
  rewritten(name, (entry, bytes) => {
    if (entry !== 'backup.json') return bytes
    const about = JSON.parse(bytes.toString('utf8'))
    return Buffer.from(JSON.stringify({ ...about, ...change(about) }))
  })

async function expectNothing(store: Store): Promise<void> {
  expect(await isEmpty(store)).toBe(true)
  expect(await blobKeys(store)).toEqual([])
}

async function expectEverything(store: Omit<Store, 'dispose'>): Promise<void> {
  expect(await allRows(store)).toEqual(good.rows)
  expect(await blobKeys(store)).toEqual([...good.pictures].sort())
}

describe.each(engines)('ramify restore on $name', (engine) => {
  it('refuses an archive that was cut short or damaged, and leaves nothing at all', async () => {
    const store = await fresh(engine)
    const whole = readFileSync(good.path)
    const bad = inFolder(`bad-${engine.name}.tar`)
    const refusal = async () => {
      const { code, stdout, stderr } = await ramifyInProcess(store, 'restore', bad)
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
      await expectNothing(store)
      expect(readdirSync(store.dataDir)).toEqual([])
      return stderr.trim().split('\n').at(-1)
    }
    writeFileSync(bad, whole)
    for (const length of [whole.length - 512, whole.length / 2]) {
      truncateSync(bad, length)
      expect(await refusal()).toBe('ramify: the archive is cut short: its end is missing')
    }
    // In a table, in a picture, in the hashes.
    for (const at of [0.1, 0.9, 1 - 1500 / whole.length].map((part) => Math.floor(part * whole.length))) {
      const bytes = Buffer.from(whole)
      bytes[at] = (bytes[at] as number) ^ 4
      writeFileSync(bad, bytes)
      expect(await refusal()).toMatch(/^ramify: the archive is damaged /)
    }
  })

  it('refuses what a newer Ramify wrote', async () => {
    const store = await fresh(engine)
    const newer = await withAbout('newer.tar', () => ({ version: 2 }))
    expect((await ramifyInProcess(store, 'restore', newer)).stderr).toMatch(
      /^ramify: the archive has version 2, and this Ramify/,
    )
    const later = await withAbout('later.tar', ({ schema }) => ({ schema: [...(schema as string[]), '9999-later'] }))
    const { code, stderr } = await ramifyInProcess(store, 'restore', later)
    expect(code).toBe(1)
    expect(stderr).toMatch(
      /\nramify: the schema step 9999-later is not known here: this Ramify is older and ends with /,
    )
    await expectNothing(store)
  })

  it('takes a database that a server was started on, unless it is further than the archive or was used', async () => {
    const server = await startServer({ engine })
    onTestFinished(() => server.stop())
    const earlier = await withAbout('earlier.tar', ({ schema }) => ({ schema: [(schema as string[])[0]] }))
    expect((await ramifyInProcess(server.store, 'restore', earlier)).stderr).toMatch(
      /^ramify: the database is at schema step 0002-\S+ already and the archive at 0001-accounts-and-sessions: /,
    )
    await server.kill()
    expect(await ramifyInProcess(server.store, 'restore', good.path)).toMatchObject({ code: 0 })
    await expectEverything(server.store)
    for (const key of good.pictures) await blobsIn(server.store).remove(key)
    expect(await ramifyInProcess(server.store, 'restore', good.path)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'ramify: the database is in use already (table accounts has rows): restore into an empty one\n',
    })
    expect(await allRows(server.store)).toEqual(good.rows)
    expect(await blobKeys(server.store)).toEqual([])
  })

  it('leaves nothing when a row cannot come in at the very end', async () => {
    const store = await fresh(engine)
    // Of two rows or more: one of them comes twice.
    const last = JSON.parse((await aboutOf()).toString('utf8')).tables.findLast(
      (table: { rows: number }) => table.rows > 1,
    )
    const doubled = await rewritten('doubled.tar', (entry, bytes) =>
      entry.startsWith(`tables/${last.name}/`)
        ? gzipSync(`${gunzipSync(bytes).toString('utf8').split('\n')[0]}\n`.repeat(last.rows))
        : bytes,
    )
    expect(await ramifyInProcess(store, 'restore', doubled)).toMatchObject({ code: 1, stdout: '' })
    await expectNothing(store)
  })

  it('killed in its middle leaves everything or nothing, and can be done again', async () => {
    let store = await fresh(engine)
    for (const said of middles) {
      let isKilled = false
      // One that is done before the kill comes shows nothing.
      for (let tries = 0; !isKilled && tries < 10; tries++) {
        isKilled = await killRestore(store, good, { said })
        if (!isKilled) store = await fresh(engine)
      }
      expect(isKilled, `killed after ${said}`).toBe(true)
    }
    expect(await ramifyInProcess(store, 'restore', good.path)).toMatchObject({ code: 0 })
    await expectEverything(store)
  })
})

describe('ramify', () => {
  it('moves from SQLite to PostgreSQL and back with every row as it was', async () => {
    const there = await fresh(postgres)
    expect(await ramifyInProcess(there, 'restore', good.path)).toMatchObject({ code: 0 })
    await expectEverything(there)
    const moved = inFolder('moved.tar')
    expect(await ramifyInProcess(there, 'backup', moved)).toMatchObject({ code: 0 })
    const back = await fresh(sqlite)
    expect(await ramifyInProcess(back, 'restore', moved)).toMatchObject({ code: 0 })
    await expectEverything(back)
  })

  it('says in one line what is wrong, and ends with a number that says it too', async () => {
    const store = await fresh(sqlite)
    const file = inFolder('file.txt')
    writeFileSync(file, 'a letter')
    const lines: [string[], number, string][] = [
      [['restore', file], 1, 'ramify: this is no backup of Ramify\n'],
      [['restore', `${file}.none`], 1, `ramify: ${file}.none: there is no such file or folder\n`],
      [['backup', inFolder('new.tar')], 1, `ramify: there is no database in ${store.dataDir}\n`],
      [['backup', good.path], 1, `ramify: ${good.path} is there already\n`],
      [['backup', inFolder('none/new.tar')], 1, `ramify: there is no database in ${store.dataDir}\n`],
    ]
    for (const [args, code, stderr] of lines) {
      expect(await ramifyInProcess(store, ...args)).toEqual({ code, stdout: '', stderr })
    }
    const misunderstood = { code: 2, stdout: '', stderr: expect.stringMatching(/^ramify: [^\n]+\n\nramify convert </) }
    for (const args of [[], ['backup'], ['undo', file], ['restore', file, 'more'], ['restore', '--force']]) {
      expect(await ramifyInProcess(store, ...args)).toEqual(misunderstood)
    }
    expect(await ramifyInProcess(store, '--help')).toMatchObject({ code: 0, stderr: '' })
    const nowhere = { ...store, databaseUrl: 'postgres://127.0.0.1:1/none' }
    expect(await ramifyInProcess(nowhere, 'backup', inFolder('x.tar'))).toMatchObject({
      code: 1,
      stderr: 'ramify: DATABASE_URL cannot be used: nothing answers there\n',
    })
    expect(readdirSync(store.dataDir)).toEqual([])
  })

  it('says so as a program too', async () => {
    const store = await fresh(sqlite)
    const none = inFolder('none.tar')
    const stderr = `ramify: ${none}: there is no such file or folder\n`
    expect(await ramify(store, 'restore', none)).toEqual({ code: 1, stdout: '', stderr })
    expect(await ramify(store)).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/^ramify: [^\n]+\n\nramify convert </),
    })
    expect(readdirSync(store.dataDir)).toEqual([])
  })

  it('leaves no half archive when the disk is full', async () => {
    const path = inFolder('full.tar')
    const { code, stderr } = await ramifyOnSmallDisk(good.store, 2_000, 'backup', path)
    expect(code).toBe(1)
    expect(stderr).toMatch(/^ramify: (the disk is full|the file is larger than files may be there)\n$/m)
    expect([existsSync(path), existsSync(`${path}.partial`)]).toEqual([false, false])
  })

  it('leaves nothing of a restore when the disk is full', async () => {
    const store = await fresh(sqlite)
    expect(await ramifyOnSmallDisk(store, 6_000, 'restore', good.path)).toMatchObject({ code: 1, stdout: '' })
    await expectNothing(store)
  })

  it('is told to stop and leaves no half archive', async () => {
    const stopOne = async (path: string) => {
      const child = spawnRamify(good.store, ['backup', path])
      const ended = once(child, 'close')
      while (!existsSync(`${path}.partial`) && child.exitCode === null) await sleep(2)
      child.kill('SIGTERM')
      const [code] = await ended
      return [code, existsSync(path), existsSync(`${path}.partial`)]
    }
    const done = [0, true, false]
    let outcome = done
    // One that is done before it is seen cannot be stopped.
    for (let nth = 0; nth < 5 && isDeepStrictEqual(outcome, done); nth++) {
      outcome = await stopOne(inFolder(`stopped-${nth}.tar`))
    }
    expect(outcome).toEqual([143, false, false])
  })

  it('backs up the rest when a blob is missing, and says so', async () => {
    const store = await fresh(sqlite)
    await cp(good.store.dataDir, store.dataDir, { recursive: true })
    const [missing, ...others] = good.pictures as [string, ...string[]]
    await blobsIn(store).remove(missing)
    const path = inFolder('missing.tar')
    // As a program, whose exit code scripts go by.
    const { code, stderr } = await ramify(store, 'backup', path)
    expect(code).toBe(3)
    expect(stderr).toContain(`ramify: the blob ${missing} is missing in the store, so it is not in the archive\n`)
    const other = await fresh(sqlite)
    expect(await ramifyInProcess(other, 'restore', path)).toMatchObject({ code: 0 })
    expect(await blobKeys(other)).toEqual(others.sort())
  })

  it('writes what other programs can check', async () => {
    const sums =
      readFileSync(good.path)
        .toString('latin1')
        .match(/[0-9a-f]{64}\u0020\u0020\S+\n/g) ?? []
    const about = createHash('sha256')
      .update(await aboutOf())
      .digest('hex')
    expect(sums[0]).toBe(`${about}  backup.json\n`)
    expect(sums.map((line) => line.slice(66, -1))).toEqual(
      expect.arrayContaining(['tables/accounts/000001.jsonl.gz', ...good.pictures.map((key) => `blobs/${key}`)]),
    )
    expect(sums.join('')).not.toMatch(/sessions|tickets|secrets/)
  })
})

async function aboutOf(): Promise<Buffer> {
  const reader = await ArchiveReader.open(good.path)
  try {
    for await (const entry of reader.entries()) {
      for await (const chunk of entry.chunks()) return chunk
    }
    throw new Error('an empty archive')
  } finally {
    await reader.close()
  }
}
