// @module-tag never-retried
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ArchiveReader } from '../../apps/cli/src/archive/archive-reader.ts'
import { ArchiveWriter } from '../../apps/cli/src/archive/archive-writer.ts'
import { newPerson } from '../kit/api.ts'
import { type EngineUnderTest, engines, type Store } from '../kit/engines.ts'
import { ramify, ramifyOnSmallDisk, spawnRamify } from '../kit/ramify.ts'
import { type RunningServer, startServer } from '../kit/server.ts'
import { addBytes, addPictures, allRows, blobKeys, blobsIn, isEmpty } from './sample.ts'

// Each starts programs of its own, some of them a dozen.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const [sqlite] = engines as [EngineUnderTest]

let folder: string
let source: RunningServer
let archive: string
let pictures: string[]
let sourceRows: Awaited<ReturnType<typeof allRows>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ramify-backup-'))
  source = await startServer({ engine: sqlite })
  const { api } = await newPerson(source.address)
  const { file_guid } = await api('/touch', { file_name: 'kept' })
  await addBytes(source.store, file_guid, 150)
  pictures = await addPictures(source.store, file_guid)
  // So that its rows stay as they are; and what a kill leaves can be backed up too.
  await source.kill()
  sourceRows = await allRows(source.store)
  archive = join(folder, 'good.tar')
  expect(await ramify(source.store, 'backup', archive)).toMatchObject({ code: 0 })
})
afterAll(async () => {
  await source?.stop()
  await rm(folder, { recursive: true })
})

const cleanUps: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

async function fresh(engine: EngineUnderTest): Promise<Store> {
  const store = await engine.fresh()
  cleanUps.push(() => store.dispose())
  return store
}

/** Whole and with right hashes, but not as it was written. */
async function rewritten(name: string, change: (name: string, bytes: Buffer) => Buffer): Promise<string> {
  const path = join(folder, name)
  const from = await ArchiveReader.open(archive)
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

describe.each(engines)('ramify restore on $name', (engine) => {
  it('refuses an archive that was cut short or damaged, and leaves nothing at all', async () => {
    const store = await fresh(engine)
    const whole = readFileSync(archive)
    const bad = join(folder, `bad-${engine.name}.tar`)
    const refusal = async () => {
      const { code, stdout, stderr } = await ramify(store, 'restore', bad)
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

  it('refuses a database that is not empty, and changes nothing in it', async () => {
    const server = await startServer({ engine })
    cleanUps.push(() => server.stop())
    await newPerson(server.address)
    const before = await allRows(server.store)
    const { code, stderr } = await ramify(server.store, 'restore', archive)
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'ramify: the database is not empty: there are rows in accounts\n',
    })
    expect(await allRows(server.store)).toEqual(before)
    expect(await blobKeys(server.store as Store)).toEqual([])
  })

  it('takes one that a server was started on and nobody has used', async () => {
    const server = await startServer({ engine })
    cleanUps.push(() => server.stop())
    await server.kill()
    expect(await ramify(server.store, 'restore', archive)).toMatchObject({ code: 0 })
    expect(await allRows(server.store)).toEqual(sourceRows)
  })

  it('refuses what a newer Ramify wrote, and a database that is further than the archive', async () => {
    const store = await fresh(engine)
    const newer = await withAbout('newer.tar', () => ({ version: 2 }))
    expect((await ramify(store, 'restore', newer)).stderr).toMatch(
      /^ramify: the archive has version 2, and this Ramify/,
    )
    const later = await withAbout('later.tar', ({ schema }) => ({ schema: [...(schema as string[]), '9999-later'] }))
    const { code, stderr } = await ramify(store, 'restore', later)
    expect(code).toBe(1)
    expect(stderr).toMatch(
      /\nramify: the schema step 9999-later is not known here: this Ramify is older and ends with /,
    )
    const earlier = await withAbout('earlier.tar', ({ schema }) => ({ schema: [(schema as string[])[0]] }))
    const server = await startServer({ engine })
    cleanUps.push(() => server.stop())
    expect((await ramify(server.store, 'restore', earlier)).stderr).toMatch(
      /^ramify: the database is at schema step 0002-\S+ already and the archive at 0001-accounts-and-sessions: /,
    )
    await expectNothing(store)
  })

  it('leaves nothing when a row cannot come in at the very end', async () => {
    const store = await fresh(engine)
    const last = JSON.parse((await aboutOf()).toString('utf8')).tables.findLast(
      (table: { rows: number }) => table.rows > 0,
    )
    const doubled = await rewritten('doubled.tar', (entry, bytes) =>
      entry.startsWith(`tables/${last.name}/`)
        ? gzipSync(`${gunzipSync(bytes).toString('utf8').split('\n')[0]}\n`.repeat(last.rows))
        : bytes,
    )
    expect(await ramify(store, 'restore', doubled)).toMatchObject({ code: 1, stdout: '' })
    await expectNothing(store)
  })

  it('killed in its middle leaves everything or nothing, and can be done again', async () => {
    let store = await fresh(engine)
    let inTheMiddle = 0
    for (let nth = 0; nth < 5; nth++) {
      const child = spawnRamify(store, ['restore', archive])
      const ended = once(child, 'close')
      let said = ''
      child.stderr?.setEncoding('utf8').on('data', (text) => {
        said += text
      })
      // While blobs come in, and while rows do.
      const sign = nth % 2 === 0 ? 'Bytes checked' : 'Blobs'
      while (!said.includes(sign) && child.exitCode === null) await sleep(2)
      // The first at once, which is its middle however fast it is; the others anywhere.
      if (nth > 0) await sleep(Math.random() * 100)
      child.kill('SIGKILL')
      const [code, signal] = await ended
      if (code === 0) {
        expect(await allRows(store)).toEqual(sourceRows)
        store = await fresh(engine)
      } else {
        expect(signal).toBe('SIGKILL')
        inTheMiddle++
        expect(await isEmpty(store)).toBe(true)
      }
    }
    expect(inTheMiddle).toBeGreaterThan(0)
    if (await isEmpty(store)) expect(await ramify(store, 'restore', archive)).toMatchObject({ code: 0 })
    expect(await allRows(store)).toEqual(sourceRows)
    expect(await blobKeys(store)).toEqual([...pictures].sort())
  })
})

describe('ramify', () => {
  it('says in one line what is wrong, and ends with a number that says it too', async () => {
    const store = await fresh(sqlite)
    const file = join(folder, 'file.txt')
    writeFileSync(file, 'a letter')
    const lines: [string[], number, string][] = [
      [['restore', file], 1, 'ramify: this is no backup of Ramify\n'],
      [['restore', `${file}.none`], 1, `ramify: ${file}.none: there is no such file or folder\n`],
      [['backup', join(folder, 'new.tar')], 1, `ramify: there is no database in ${store.dataDir}\n`],
      [['backup', archive], 1, `ramify: ${archive} is there already\n`],
      [['backup', join(folder, 'none/new.tar')], 1, `ramify: there is no database in ${store.dataDir}\n`],
    ]
    for (const [args, code, stderr] of lines) {
      expect(await ramify(store, ...args)).toEqual({ code, stdout: '', stderr })
    }
    for (const args of [[], ['backup'], ['undo', file], ['restore', file, 'more'], ['restore', '--force']]) {
      expect(await ramify(store, ...args)).toMatchObject({ code: 2, stderr: expect.stringMatching(/^ramify backup </) })
    }
    expect(await ramify(store, '--help')).toMatchObject({ code: 0, stderr: '' })
    expect(await ramify({ ...store, databaseUrl: 'postgres://127.0.0.1:1/none' }, 'backup', 'x.tar')).toMatchObject({
      code: 1,
      stderr: 'ramify: DATABASE_URL cannot be used: nothing answers there\n',
    })
    expect(readdirSync(store.dataDir)).toEqual([])
  })

  it('leaves no half archive when the disk is full', async () => {
    const path = join(folder, 'full.tar')
    const { code, stderr } = await ramifyOnSmallDisk(source.store, 2_000, 'backup', path)
    expect(code).toBe(1)
    expect(stderr).toMatch(/^ramify: (the disk is full|the file is larger than files may be there)\n$/m)
    expect([existsSync(path), existsSync(`${path}.partial`)]).toEqual([false, false])
  })

  it('leaves nothing of a restore when the disk is full', async () => {
    const store = await fresh(sqlite)
    expect(await ramifyOnSmallDisk(store, 8_000, 'restore', archive)).toMatchObject({ code: 1, stdout: '' })
    await expectNothing(store)
  })

  it('is told to stop and leaves no half archive', async () => {
    const stopOne = async (path: string) => {
      const child = spawnRamify(source.store, ['backup', path])
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
      outcome = await stopOne(join(folder, `stopped-${nth}.tar`))
    }
    expect(outcome).toEqual([143, false, false])
  })

  it('backs up the rest when a blob is missing, and says so', async () => {
    const store = await fresh(sqlite)
    expect(await ramify(store, 'restore', archive)).toMatchObject({ code: 0 })
    await blobsIn(store).remove(pictures[0] as string)
    const path = join(folder, 'missing.tar')
    const { code, stderr } = await ramify(store, 'backup', path)
    expect(code).toBe(3)
    expect(stderr).toContain(`ramify: the blob ${pictures[0]} is missing in the store, so it is not in the archive\n`)
    const other = await fresh(sqlite)
    expect(await ramify(other, 'restore', path)).toMatchObject({ code: 0 })
    expect(await blobKeys(other)).toEqual(pictures.slice(1).sort())
  })

  it('writes what other programs can check', async () => {
    const sums =
      readFileSync(archive)
        .toString('latin1')
        .match(/[0-9a-f]{64}\u0020\u0020\S+\n/g) ?? []
    const about = createHash('sha256')
      .update(await aboutOf())
      .digest('hex')
    expect(sums[0]).toBe(`${about}  backup.json\n`)
    expect(sums.map((line) => line.slice(66, -1))).toEqual(
      expect.arrayContaining(['tables/accounts/000001.jsonl.gz', ...pictures.map((key) => `blobs/${key}`)]),
    )
    expect(sums.join('')).not.toMatch(/sessions|tickets|secrets/)
  })
})

async function aboutOf(): Promise<Buffer> {
  const reader = await ArchiveReader.open(archive)
  try {
    for await (const entry of reader.entries()) {
      for await (const chunk of entry.chunks()) return chunk
    }
    throw new Error('an empty archive')
  } finally {
    await reader.close()
  }
}
