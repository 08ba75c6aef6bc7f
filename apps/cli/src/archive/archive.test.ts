import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { Failure } from '../failure.ts'
import { type About, aboutName, readAbout, writeAbout } from './about.ts'
import { ArchiveReader } from './archive-reader.ts'
import { ArchiveWriter } from './archive-writer.ts'
import { decodeHeader, encodeHeader } from './tar-header.ts'
import { checkedBytes, readAboutOf, verifyArchive } from './verify.ts'

const folder = mkdtempSync(join(tmpdir(), 'ramify-archive-'))
afterAll(() => rmSync(folder, { recursive: true }))

const about: About = {
  takenAt: '2026-01-02T03:04:05.678Z',
  engine: 'sqlite',
  schema: ['0001-first'],
  tables: [{ name: 'things', columns: [{ name: 'id', kind: 'text' }], rows: 0 }],
  leftOut: [],
}

let archives = 0

async function write(entries: Record<string, Uint8Array>): Promise<string> {
  const path = join(folder, `${archives++}.tar`)
  const archive = await ArchiveWriter.create(path)
  await archive.add(aboutName, writeAbout(about))
  for (const [name, bytes] of Object.entries(entries)) await archive.add(name, bytes)
  await archive.finish()
  return path
}

async function read(path: string): Promise<Record<string, Buffer>> {
  const archive = await ArchiveReader.open(path)
  try {
    await readAboutOf(archive)
    const hashes = await verifyArchive(archive, () => undefined)
    const entries: Record<string, Buffer> = {}
    for await (const entry of archive.entries()) {
      if (hashes.has(entry.name)) entries[entry.name] = await checkedBytes(entry, hashes)
    }
    return entries
  } finally {
    await archive.close()
  }
}

const sample = () =>
  write({
    'tables/things/000001.jsonl.gz': Buffer.from('x'.repeat(700)),
    'blobs/full': Buffer.alloc(512, 7),
    'blobs/none': Buffer.of(),
  })

describe('an archive', () => {
  it('gives back what was put in', async () => {
    const sizes = fc.constantFrom(0, 1, 511, 512, 513, 1024 * 1024, 1024 * 1024 + 5)
    await fc.assert(
      fc.asyncProperty(fc.array(sizes, { maxLength: 4 }), async (all) => {
        const entries = Object.fromEntries(all.map((size, nth) => [`blobs/${nth}`, Buffer.alloc(size, nth + 1)]))
        const found = await read(await write(entries))
        expect(Object.keys(found)).toEqual([aboutName, ...Object.keys(entries)])
        for (const [name, bytes] of Object.entries(entries)) expect(found[name]?.equals(bytes)).toBe(true)
      }),
      { numRuns: 10 },
    )
  })

  it('S15: is for its owner alone, whatever an earlier try left in its place', async () => {
    const elsewhere = join(folder, 'elsewhere')
    writeFileSync(elsewhere, 'not to be touched')
    const path = (name: string) => join(folder, name)
    writeFileSync(path('open.tar.partial'), 'half', { mode: 0o644 })
    symlinkSync(elsewhere, path('linked.tar.partial'))
    for (const name of ['open.tar', 'linked.tar']) {
      const archive = await ArchiveWriter.create(path(name))
      await archive.add(aboutName, writeAbout(about))
      await archive.finish()
      const { mode } = lstatSync(path(name))
      expect({ name, isFile: lstatSync(path(name)).isFile(), mode: mode & 0o777 }).toEqual({
        name,
        isFile: true,
        mode: 0o600,
      })
    }
    expect(readFileSync(elsewhere, 'utf8')).toBe('not to be touched')
  })

  it('is refused with any single bit changed', async () => {
    const path = await sample()
    const whole = readFileSync(path)
    const changed = join(folder, 'changed.tar')
    // All over it: headers, padding, bytes, hashes, and the end.
    for (let at = 0; at < whole.length; at += 7) {
      const bytes = Buffer.from(whole)
      bytes[at] = (bytes[at] as number) ^ (1 << (at % 8))
      writeFileSync(changed, bytes)
      await expect(read(changed), `byte ${at}`).rejects.toThrow(Failure)
    }
  })

  it('is refused when it was cut short anywhere, or has more behind it', async () => {
    const path = await sample()
    const whole = readFileSync(path)
    const cut = join(folder, 'cut.tar')
    writeFileSync(cut, whole)
    for (let length = whole.length - 1; length >= 0; length -= 97) {
      truncateSync(cut, length)
      await expect(read(cut), `${length} bytes`).rejects.toThrow(/cut short|no backup/)
    }
    writeFileSync(cut, Buffer.concat([whole, Buffer.alloc(512)]))
    await expect(read(cut)).rejects.toThrow('damaged')
  })

  it('is there under its name only when it is whole', async () => {
    const path = join(folder, 'half.tar')
    const archive = await ArchiveWriter.create(path)
    await archive.add(aboutName, writeAbout(about))
    expect(existsSync(path)).toBe(false)
    await expect(archive.addStream('blobs/short', 5, [Buffer.alloc(4)])).rejects.toThrow('4 bytes and not 5')
    archive.abandon()
    expect(existsSync(`${path}.partial`)).toBe(false)
  })

  it('says when it is for a newer program, and when it is none at all', () => {
    const told = JSON.parse(writeAbout(about).toString('utf8'))
    expect(readAbout(writeAbout(about))).toEqual(about)
    const newer = Buffer.from(JSON.stringify({ ...told, version: 2 }))
    expect(() => readAbout(newer)).toThrow('the archive has version 2, and this Ramify reads up to 1')
    for (const other of ['', '{}', '[]', 'null', '{"format":"another","version":1}']) {
      expect(() => readAbout(Buffer.from(other))).toThrow('this is no backup of Ramify')
    }
  })
})

it('a header says what it was told, and a wrong one nothing', () => {
  const entry = { name: 'tables/things/000001.jsonl.gz', size: 8 ** 11 - 1, at: 1_800_000_000 }
  expect(decodeHeader(encodeHeader(entry))).toEqual(entry)
  expect(decodeHeader(Buffer.alloc(512, 0xff))).toBeUndefined()
  expect(() => encodeHeader({ ...entry, size: 8 ** 11 })).toThrow('too large')
  expect(() => encodeHeader({ ...entry, name: 'n'.repeat(101) })).toThrow('too long')
})
