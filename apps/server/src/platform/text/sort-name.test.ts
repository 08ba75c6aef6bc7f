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

  it('is that of a dictionary, of Chinese by its pinyin', () => {
    const { compare: inChinese } = new Intl.Collator('zh-u-co-pinyin')
    const han = fc.string({ unit: fc.integer({ min: 0x4e00, max: 0x9fff }).map(String.fromCharCode), maxLength: 6 })
    fc.assert(
      fc.property(han, han, (one, other) => {
        expect(Math.sign(compare(sortName(one), sortName(other)))).toBe(Math.sign(inChinese(one, other)))
      }),
    )
    expect(inOrder('zebra', '阿里', '北京', '导图 2', '导图 10', '上海', '重庆')).toBe(true)
  })

  it('leaves accents out until nothing else differs', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz ABCXYZ0123456789àáâäãåçèéêëìíîïñòóôöõùúûüýÿčďěňřšťůžőűąęśźżğşāēī']
    const latin = fc.string({ unit: fc.constantFrom(...letters), maxLength: 12 }).map((name) => name.trim())
    const plain = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
    fc.assert(
      fc.property(latin, latin, (one, other) => {
        const order = plain.compare(one, other)
        fc.pre(order !== 0)
        expect(Math.sign(compare(sortName(one), sortName(other)))).toBe(Math.sign(order))
      }),
    )
    expect(inOrder('Cafe', 'Café', 'Cafe 2', 'Café 2', 'Cafes', 'Žába', 'zebra')).toBe(true)
    // Another name: it may stand beside the first in one folder.
    expect(sortName('cafe')).not.toBe(sortName('café'))
    expect(sortName('CAFE\u0301')).toBe(sortName('café'))
  })

  it('fits into a cursor and can be stored, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const key = sortName(name.toWellFormed())
        expect(Array.from(key).length).toBeLessThanOrEqual(151)
        expect(key.isWellFormed()).toBe(true)
      }),
    )
    expect(() => sortName('9'.repeat(1000))).not.toThrow()
  })
})
