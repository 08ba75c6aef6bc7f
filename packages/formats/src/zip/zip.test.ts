import fc from 'fast-check'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { FileError } from '../files/file-error.ts'
import { readZip, zipLimits } from './read-zip.ts'
import { writeZip } from './write-zip.ts'

const codeOf = (act: () => unknown) => {
  try {
    act()
  } catch (error) {
    return error instanceof FileError ? error.code : error
  }
  return 'read'
}

/** Everything in it, as somebody who reads it whole. */
const readAll = (bytes: Uint8Array, limits = zipLimits) => {
  const zip = readZip(bytes, limits)
  return new Map(zip.names.map((name) => [name, zip.read(name)]))
}

const bytes = (length: number, value = 0) => new Uint8Array(length).fill(value)

describe('zip archives', () => {
  it('give back what was written', () => {
    const names = fc.stringMatching(/^[a-z0-9ü中]{1,8}(\/[a-z]{1,4})?\.(png|xml|json)$/u)
    fc.assert(
      fc.property(fc.dictionary(names, fc.uint8Array({ maxLength: 300 })), (files) => {
        const all = new Map(Object.entries(files).map(([name, part]) => [name, Uint8Array.from(part)]))
        expect(readAll(writeZip(all))).toEqual(all)
      }),
    )
  })

  it('give back what packs a thousand times smaller', () => {
    const all = new Map([
      ['documents/0.json', bytes(1_500_000, 32)],
      ['b.json', bytes(10)],
    ])
    expect(readAll(writeZip(all))).toEqual(all)
  })

  it('are the same bytes for the same content', () => {
    const files = new Map([['content.json', '{}']])
    expect(writeZip(files)).toEqual(writeZip(files))
  })

  it('have names without a slash in front, and none that lead outside', () => {
    const packed = zipSync({
      '/content.xml': bytes(1),
      '../../etc/passwd': bytes(1),
      'C:\\x': bytes(1),
      'a\\b': bytes(1),
    })
    expect(readZip(packed).names).toEqual(['content.xml', 'a/b'])
  })

  it('are refused when they unpack to more than is taken, before all of it is in memory', () => {
    const bomb = zipSync({ a: bytes(40_000_000) })
    expect(codeOf(() => readAll(bomb))).toBe('too-large')
    const many = zipSync(
      Object.fromEntries(Array.from({ length: zipLimits.entries + 1 }, (_, nth) => [`${nth}`, bytes(1)])),
    )
    expect(codeOf(() => readAll(many))).toBe('too-large')
    const total = zipSync({ a: bytes(900, 1), b: bytes(900, 2) }, { level: 0 })
    expect(codeOf(() => readAll(total, { ...zipLimits, total: 1_000 }))).toBe('too-large')
    expect(codeOf(() => readAll(total, { ...zipLimits, entry: 800 }))).toBe('too-large')
  })

  it('are not believed about their sizes', () => {
    const packed = zipSync({ a: bytes(5_000_000) })
    const view = new DataView(packed.buffer)
    const directory = view.getUint32(packed.length - 22 + 16, true)
    view.setUint32(directory + 24, 10, true)
    expect(codeOf(() => readAll(packed))).toBe('too-large')
  })

  it('say when they are locked', () => {
    const packed = zipSync({ a: bytes(5) })
    const view = new DataView(packed.buffer)
    view.setUint16(view.getUint32(packed.length - 22 + 16, true) + 8, 1, true)
    expect(codeOf(() => readAll(packed))).toBe('encrypted')
  })

  it('are read or refused, whatever was changed in them', () => {
    const packed = zipSync({ 'content.json': new TextEncoder().encode('{"a":1}'.repeat(50)), 'b/c.png': bytes(50, 7) })
    const change = fc.tuple(fc.nat(packed.length - 1), fc.nat(255))
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), fc.nat(packed.length), (changes, length) => {
        const damaged = packed.slice()
        for (const [at, value] of changes) damaged[at] = value
        for (const one of [damaged, damaged.slice(0, length)]) {
          expect(['read', 'format', 'too-large', 'encrypted']).toContain(codeOf(() => readAll(one)))
        }
      }),
      { numRuns: 300 },
    )
  })
})
