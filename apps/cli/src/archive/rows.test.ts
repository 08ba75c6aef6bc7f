import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeRow, encodeRow } from './rows.ts'

const table = {
  name: 'things',
  columns: [
    { name: 'name', kind: 'text' as const },
    { name: 'count', kind: 'integer' as const },
    { name: 'body', kind: 'bytes' as const },
  ],
}
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })

describe('a row as a line', () => {
  it('comes back as it was: any text, any number of 64 bits, any bytes', () => {
    const character = fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point))
    const text = orNull(fc.string({ unit: character }))
    const number = orNull(fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n))
    fc.assert(
      fc.property(text, number, orNull(fc.uint8Array()), (name, count, body) => {
        const line = encodeRow(table, [name, count, body])
        expect(line.indexOf('\n')).toBe(line.length - 1)
        const row = decodeRow(table, line)
        expect(row.name).toBe(name)
        expect(row.count === null ? null : BigInt(row.count as number)).toBe(count)
        expect(row.body === null ? null : [...(row.body as Uint8Array)]).toEqual(body === null ? null : [...body])
      }),
    )
  })

  it('holds small numbers as numbers', () => {
    expect(encodeRow(table, ['a', 7n, null])).toBe('{"name":"a","count":7,"body":null}\n')
    expect(decodeRow(table, '{"name":"a","count":7,"body":null}').count).toBe(7)
  })

  it('is not made of what its columns do not hold', () => {
    expect(() => encodeRow(table, [7, 7, null])).toThrow('things.name holds what is no text')
    expect(() => encodeRow(table, ['a', 7.5, null])).toThrow('things.count holds what is no whole number')
    expect(() => encodeRow(table, ['a', 7, 'b'])).toThrow('things.body holds what is no bytes')
    expect(() => decodeRow(table, '{"name":"a"}')).toThrow('a row of things has no count')
    expect(() => decodeRow(table, '{"name":7,"count":7,"body":null}')).toThrow('things.name holds no text')
    expect(() => decodeRow(table, '{"name":"a","count":"x","body":null}')).toThrow('things.count holds no whole number')
  })
})
