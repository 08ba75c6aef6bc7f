import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppError } from '../../platform/app-error.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { sortName } from './sort-name.ts'

const name = fc
  .string({ unit: 'grapheme' })
  .filter((name) => !name.includes('\0'))
  .map(sortName)
const placeWith = (value: fc.Arbitrary<string | number>) =>
  fc.record({
    type: fc.constantFrom('file' as const, 'folder' as const),
    value,
    id: fc.stringMatching(/^[0-9a-f]{32}$/),
  })

describe('a cursor', () => {
  it.each([
    ['sort_name', name],
    ['updated_at', fc.maxSafeNat()],
  ] as const)('of %s is read back as it was written, and the contract lets it through', (column, value) => {
    fc.assert(
      fc.property(placeWith(value), (written) => {
        expect(readCursor(writeCursor(written), column)).toEqual(written)
        expect(writeCursor(written)).toMatch(/^[\w-]{1,1000}$/)
      }),
    )
  })

  it('is never too long', () => {
    const longest = { type: 'folder', value: '𝄞'.repeat(100), id: 'f'.repeat(32) } as const
    expect(writeCursor(longest).length).toBeLessThan(1000)
  })

  it('is refused when it is none, or one of another order', () => {
    const texts = fc.oneof(fc.string(), fc.json(), fc.constant('["file","\\u0000","x"]'))
    fc.assert(
      fc.property(texts, (text) => {
        expect(() => readCursor(Buffer.from(text).toString('base64url'), 'sort_name')).toThrow(AppError)
      }),
    )
    const place = { type: 'file', id: 'f'.repeat(32) } as const
    expect(() => readCursor(writeCursor({ ...place, value: 7 }), 'sort_name')).toThrow(AppError)
    expect(() => readCursor(writeCursor({ ...place, value: 'a' }), 'updated_at')).toThrow(AppError)
  })
})
