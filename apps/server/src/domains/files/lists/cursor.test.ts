import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppError } from '../../../platform/app-error.ts'
import { sortName } from '../../../platform/text/sort-name.ts'
import {
  readCursor,
  readSearchCursor,
  readTimeCursor,
  writeCursor,
  writeSearchCursor,
  writeTimeCursor,
} from './cursor.ts'
import type { OrderColumn } from './list-order.ts'

const name = fc
  .string({ unit: 'grapheme' })
  .filter((name) => !name.includes('\0'))
  .map(sortName)
const placeWith = (column: OrderColumn, value: fc.Arbitrary<string | number>) =>
  fc.record({
    order: fc.record({ column: fc.constant(column), direction: fc.constantFrom('asc' as const, 'desc' as const) }),
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
      fc.property(placeWith(column, value), (written) => {
        expect(readCursor(writeCursor(written))).toEqual(written)
        expect(writeCursor(written)).toMatch(/^[\w-]{1,1000}$/)
      }),
    )
  })

  it('of a list by time, or of a search, is read back as it was written', () => {
    const id = fc.stringMatching(/^[0-9a-f]{32}$/)
    fc.assert(
      fc.property(fc.maxSafeNat(), id, fc.constantFrom(0, 1), (at, id, rank) => {
        expect(readTimeCursor(writeTimeCursor({ at, id }))).toEqual({ at, id })
        expect(readSearchCursor(writeSearchCursor({ rank, updatedAt: at, id }))).toEqual({ rank, updatedAt: at, id })
        expect(() => readSearchCursor(writeTimeCursor({ at, id }))).toThrow(AppError)
        expect(() => readTimeCursor(writeSearchCursor({ rank, updatedAt: at, id }))).toThrow(AppError)
      }),
    )
  })

  it('is never too long', () => {
    const order = { column: 'updated_at', direction: 'desc' } as const
    const longest = { order, type: 'folder', value: '𝄞'.repeat(151), id: 'f'.repeat(32) } as const
    expect(writeCursor(longest).length).toBeLessThan(1000)
  })

  it('is refused when it is none, or has a value of another order', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      fc.constantFrom('["file","a","x"]', '["sort_name","asc","file","\\u0000","x"]', '["name","asc","file","a","x"]'),
    )
    fc.assert(
      fc.property(texts, (text) => {
        expect(() => readCursor(Buffer.from(text).toString('base64url'))).toThrow(AppError)
      }),
    )
    const place = { type: 'file', id: 'f'.repeat(32) } as const
    const written = (column: OrderColumn, value: string | number) =>
      writeCursor({ ...place, order: { column, direction: 'asc' }, value })
    expect(() => readCursor(written('sort_name', 7))).toThrow(AppError)
    expect(() => readCursor(written('updated_at', 'a'))).toThrow(AppError)
  })
})
