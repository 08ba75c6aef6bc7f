import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortName } from './sort-name.ts'

const inOrder = (...names: string[]) =>
  names.map(sortName).every((key, nth, keys) => nth === 0 || compare(keys[nth - 1] ?? '', key) < 0)
/** As both engines do. */
const compare = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other))
const text = fc.string({ unit: 'grapheme', maxLength: 60 })

describe('the order of names', () => {
  it('is that of the numbers in them', () => {
    const number = fc.maxSafeNat()
    fc.assert(
      fc.property(text, number, number, (before, one, other) => {
        fc.pre(!/\d$/.test(before.normalize('NFKC')) && before.length < 40)
        expect(Math.sign(compare(sortName(before + one), sortName(before + other)))).toBe(Math.sign(one - other))
      }),
    )
    expect(inOrder('Map 2', 'Map 10', 'map 100', 'Map a')).toBe(true)
  })

  it('knows no capitals, and no width', () => {
    const ascii = fc.string({ unit: 'grapheme-ascii' })
    fc.assert(fc.property(ascii, (name) => sortName(name.toUpperCase()) === sortName(name.toLowerCase())))
    expect(sortName('ＡＢＣ １２')).toBe(sortName('abc 12'))
    expect(inOrder('apple', 'Banana', 'cherry')).toBe(true)
  })

  it('fits into a cursor and can be stored, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const key = sortName(name.toWellFormed())
        expect(Array.from(key).length).toBeLessThanOrEqual(100)
        expect(key.isWellFormed()).toBe(true)
      }),
    )
    expect(() => sortName('9'.repeat(1000))).not.toThrow()
  })
})
