import fc from 'fast-check'
import { expect, test } from 'vitest'
import { repeatable } from '../testing/repeatable.ts'
import { isOrderKey, keysBetween } from './order-key.ts'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const keys = fc
  .oneof(
    fc.string({ unit: fc.constantFrom(...digits), minLength: 1, maxLength: 14 }),
    fc.string({ unit: fc.constantFrom('0', 'z', '1'), minLength: 1, maxLength: 30 }),
  )
  .filter(isOrderKey)
const randoms = fc.oneof(
  fc.nat().map(repeatable),
  fc.constant(() => 0),
  fc.constant(() => 1 - 2 ** -32),
)

test('keys lie between any two keys, rise, and are keys', () => {
  fc.assert(
    fc.property(
      fc.option(keys),
      fc.option(keys),
      fc.integer({ min: 1, max: 20 }),
      randoms,
      (one, other, count, random) => {
        const [low, high] = one !== null && other !== null && one > other ? [other, one] : [one, other]
        fc.pre(low === null || low !== high)
        const found = keysBetween(low, high, count, random)
        const all = [...(low === null ? [] : [low]), ...found, ...(high === null ? [] : [high])]
        expect(found).toHaveLength(count)
        expect(found.every(isOrderKey)).toBe(true)
        for (const [at, key] of all.entries()) expect(at === 0 || (all[at - 1] as string) < key).toBe(true)
      },
    ),
    { numRuns: 2000 },
  )
})

test.each(['last', 'first'])('a thousand inserted %s stay short', (where) => {
  const random = repeatable(1)
  let [key = ''] = keysBetween(null, null, 1, random)
  for (let nth = 0; nth < 1000; nth++) {
    key = (where === 'last' ? keysBetween(key, null, 1, random) : keysBetween(null, key, 1, random))[0] as string
  }
  expect(key.length).toBeLessThanOrEqual(6)
})

test('two people who insert at the same place get different keys', () => {
  const inserted = new Set(Array.from({ length: 50 }, (_, seed) => keysBetween('V', 'W', 1, repeatable(seed))[0]))
  expect(inserted.size).toBeGreaterThan(45)
})

test('a hundred thousand keys at once', () => {
  const found = keysBetween(null, null, 100_000, repeatable(3))
  expect(found.every((key, at) => at === 0 || key > (found[at - 1] as string))).toBe(true)
  expect(Math.max(...found.map((key) => key.length))).toBeLessThanOrEqual(6)
})

test.each([undefined, 5, '', '0', 'V0', 'a b', 'é', '-', 'z'.repeat(121)])('%o is no key', (value) => {
  expect(isOrderKey(value)).toBe(false)
})
