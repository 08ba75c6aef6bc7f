import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppError } from '../../platform/app-error.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { sortName } from './sort-name.ts'

const place = fc.record({
  type: fc.constantFrom('file' as const, 'folder' as const),
  sort_name: fc
    .string({ unit: 'grapheme' })
    .filter((name) => !name.includes('\0'))
    .map(sortName),
  id: fc.stringMatching(/^[0-9a-f]{32}$/),
})

describe('a cursor', () => {
  it('is read back as it was written, and the contract lets it through', () => {
    fc.assert(
      fc.property(place, (written) => {
        expect(readCursor(writeCursor(written))).toEqual(written)
        expect(writeCursor(written)).toMatch(/^[\w-]{1,1000}$/)
      }),
    )
    const longest = { type: 'folder', sort_name: '𝄞'.repeat(100), id: 'f'.repeat(32) } as const
    expect(writeCursor(longest).length).toBeLessThan(1000)
  })

  it('is refused when it is none', () => {
    const texts = fc.oneof(fc.string(), fc.json(), fc.constant('["file","\\u0000","x"]'))
    fc.assert(
      fc.property(texts, (text) => {
        expect(() => readCursor(Buffer.from(text).toString('base64url'))).toThrow(AppError)
      }),
    )
  })
})
