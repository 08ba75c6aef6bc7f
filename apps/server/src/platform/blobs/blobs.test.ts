// @module-tag never-retried
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type S3Server, startS3 } from '../../../../../tests/kit/services/s3-server.ts'
import { createMetrics } from '../metrics.ts'
import { newId } from '../random.ts'
import { readSettings } from '../settings/read-settings.ts'
import type { Blobs, ListedBlob } from './blobs.ts'
import { folderBlobs, tidyFolder } from './folder-blobs.ts'
import { openBlobs } from './open-blobs.ts'
import { s3Blobs } from './s3-blobs.ts'
import { blobSettings, s3Settings } from './settings.ts'

let folder: string
let s3: S3Server
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ramify-blobs-'))
  s3 = await startS3()
})
afterAll(async () => {
  await s3.stop()
  await rm(folder, { recursive: true })
})
afterEach(() => {
  s3.trouble = 'none'
})

function bucketOf(more: Record<string, string> = {}) {
  const settings = s3Settings(readSettings(blobSettings, { SETTINGS_FILE: '/dev/null', ...s3.settings, ...more }))
  if (!settings) throw new Error('no bucket')
  return settings
}

const png = { type: 'image/png' }
const bytesOf = async (blobs: Blobs, key: string) => {
  const found = await blobs.get(key)
  const bytes = found && Buffer.concat(await found.stream.toArray())
  expect(bytes?.byteLength).toBe(found?.size)
  return bytes
}
async function listed(blobs: Blobs): Promise<ListedBlob[]> {
  const all: ListedBlob[] = []
  for await (const blob of blobs.list()) all.push(blob)
  return all
}
const failing = (bytes: Uint8Array) =>
  Readable.from(
    (async function* () {
      yield bytes
      throw new Error('cut off')
    })(),
  )

describe.each([
  ['a folder', () => folderBlobs(join(folder, 'all'))],
  ['a bucket', () => s3Blobs(bucketOf())],
])('blobs in %s', (_name, open) => {
  let blobs: Blobs
  beforeAll(() => {
    blobs = open()
  })
  afterAll(() => blobs.close())

  it('are got as they were put, as bytes or as a stream', async () => {
    const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, nth) => nth % 251))
    const [one, other] = [newId(), `${newId()}-display`]
    await blobs.put(one, bytes, { size: bytes.byteLength, ...png })
    await blobs.put(other, Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]), { size: 200_000, ...png })
    for (const key of [one, other]) {
      expect(await blobs.head(key)).toEqual({ size: 200_000 })
      expect((await bytesOf(blobs, key))?.equals(bytes)).toBe(true)
    }
  })

  it('that are not there are null, and removing them is no mistake', async () => {
    const key = newId()
    expect(await blobs.get(key)).toBeNull()
    expect(await blobs.head(key)).toBeNull()
    await blobs.remove(key)
    await blobs.put(key, Buffer.from('x'), { size: 1, ...png })
    await blobs.remove(key)
    expect(await blobs.head(key)).toBeNull()
  })

  it('that came only half are not there (T55: nor what has no key of ours)', async () => {
    const key = newId()
    await expect(blobs.put(key, failing(Buffer.from('half')), { size: 8, ...png })).rejects.toThrow()
    expect(await blobs.head(key)).toBeNull()
    expect(await listed(blobs)).not.toContainEqual(expect.objectContaining({ key }))
    for (const bad of ['', '../../etc/passwd', `${newId()}/../x`, newId().toUpperCase(), `${newId()}\0`]) {
      await expect(async () => blobs.head(bad)).rejects.toThrow('is no key')
    }
  })

  it('are listed, however many', async () => {
    const keys = Array.from({ length: 8 }, newId)
    for (const key of keys) await blobs.put(key, Buffer.from(key), { size: 32, ...png })
    const all = await listed(blobs)
    for (const key of keys) {
      const found = all.filter((each) => each.key === key)
      expect(found).toEqual([{ key, size: 32, at: expect.any(Number) }])
      expect(Math.abs((found[0]?.at ?? 0) - Date.now())).toBeLessThan(60_000)
    }
  })
})

describe('a folder of blobs', () => {
  it('refuses a blob that is not as long as was said, and is nobody else’s to read', async () => {
    const root = join(folder, 'private')
    const blobs = folderBlobs(root)
    const key = newId()
    await expect(blobs.put(key, Buffer.from('four'), { size: 5, ...png })).rejects.toThrow('has 4')
    expect(await readdir(join(root, 'incoming'))).toEqual([])
    await blobs.put(key, Buffer.from('four'), { size: 4, ...png })
    for (const [path, mode] of [
      ['', 0o700],
      [key.slice(0, 2), 0o700],
      [join(key.slice(0, 2), key), 0o600],
    ] as const) {
      expect((await stat(join(root, path))).mode & 0o777).toBe(mode)
    }
  })

  it('loses what was being written when the process was killed, once that is an hour ago', async () => {
    const root = join(folder, 'tidy')
    await folderBlobs(root).put(newId(), Buffer.from('x'), { size: 1, ...png })
    const [old, fresh] = [join(root, 'incoming', newId()), join(root, 'incoming', newId())]
    for (const path of [old, fresh]) await writeFile(path, 'half')
    await utimes(old, Date.now() / 1000 - 4000, Date.now() / 1000 - 4000)
    await tidyFolder(root)
    expect(await readdir(join(root, 'incoming'))).toEqual([fresh.split('/').at(-1)])
    await tidyFolder(join(folder, 'none'))
  })
})

describe('a bucket', () => {
  it('is refused with a wrong secret, a wrong name or a wrong region: that is no missing blob', async () => {
    for (const wrong of [{ S3_SECRET_ACCESS_KEY: 'other' }, { S3_BUCKET: 'other' }, { S3_REGION: 'other' }]) {
      const blobs = s3Blobs(bucketOf(wrong))
      await expect(blobs.get(newId())).rejects.toThrow()
      await expect(blobs.put(newId(), Buffer.from('x'), { size: 1, ...png })).rejects.toThrow()
      blobs.close()
    }
  })

  it('that fails is known to fail, and to work again (R7)', async () => {
    const metrics = createMetrics({ ofProcess: false })
    const options = { s3: bucketOf(), dataDir: folder, log: pino({ level: 'silent' }), metrics }
    const blobs = await openBlobs(options)
    await blobs.put(newId(), Buffer.from('x'), { size: 1, ...png })
    expect(blobs.health()).toBe('ok')
    s3.trouble = 'errors'
    await expect(blobs.put(newId(), Buffer.from('x'), { size: 1, ...png })).rejects.toThrow()
    expect(blobs.health()).toBe('degraded')
    expect(await metrics.text()).toMatch(/^ramify_blobs_failed_total 1$/m)
    s3.trouble = 'none'
    await blobs.put(newId(), Buffer.from('x'), { size: 1, ...png })
    expect(blobs.health()).toBe('ok')
    blobs.close()
  })
})

describe('settings of blobs', () => {
  const read = (environment: Record<string, string>) =>
    s3Settings(readSettings(blobSettings, { SETTINGS_FILE: '/dev/null', ...environment }))

  it('put them into the data folder unless a bucket is named', () => {
    expect(read({})).toBeNull()
    expect(read({ S3_BUCKET: 'mine' })).toMatchObject({ bucket: 'mine', region: 'us-east-1', credentials: undefined })
  })

  it.each([
    [{ S3_ENDPOINT: 'http://127.0.0.1:1' }, 'S3_BUCKET is missing'],
    [{ S3_BUCKET: 'mine', S3_ACCESS_KEY_ID: 'me' }, 'both or not at all'],
    [{ S3_BUCKET: 'a/b' }, 'must be the name of a bucket'],
    [{ S3_BUCKET: 'mine', S3_ENDPOINT: 'ftp://x' }, 'must be an http(s)'],
  ])('that do not fit together are refused: %j', (environment, line) => {
    expect(() => read(environment)).toThrow(line)
  })
})
