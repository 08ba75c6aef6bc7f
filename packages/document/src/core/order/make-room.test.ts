import fc from 'fast-check'
import { expect, test } from 'vitest'
import { repeatable } from '../testing/repeatable.ts'
import { makeRoom, type Sibling } from './make-room.ts'

const orders = fc.oneof(
  fc.constantFrom('', 'V', 'V0', '0', 'zzz', 'z'.repeat(120), `V${'0'.repeat(118)}1`, '\u0000', '€', 'V000001'),
  fc.string({ maxLength: 3 }),
  fc.string({ unit: fc.constantFrom('1', 'V', 'z'), minLength: 1, maxLength: 4 }),
)
const families = fc
  .tuple(fc.array(orders, { maxLength: 12 }), fc.array(orders, { maxLength: 4 }))
  .map(([own, adopted]) => [...siblings(own, false), ...siblings(adopted, true)].map((one, at) => ({ ...one, at })))

test('whatever keys there are, the new ones stand where they should and nobody else moves', () => {
  fc.assert(
    fc.property(families, fc.nat(16), fc.integer({ min: 0, max: 5 }), fc.nat(), (family, place, count, seed) => {
      const index = place % (family.length + 1)
      const room = makeRoom(
        { length: family.length, at: (at) => family[at] as Sibling },
        index,
        count,
        repeatable(seed),
      )
      const rekeyed = new Map(room.rekeyed.map(({ id, order }) => [id, order]))
      const after = family.map((one) => ({
        ...one,
        order: rekeyed.get(one.id) ?? one.order,
        adopted: one.adopted && !rekeyed.has(one.id),
      }))
      const young = room.keys.map((order, nth) => ({ id: `new${nth}`, order, adopted: false }))
      const wanted = [...family.slice(0, index).map(idOf), ...young.map(idOf), ...family.slice(index).map(idOf)]
      expect([...after, ...young].sort(bySibling).map(idOf)).toEqual(count === 0 ? [...family].map(idOf) : wanted)
    }),
    { numRuns: 3000 },
  )
})

test('good neighbours keep their keys', () => {
  const family = siblings(['A', 'B', 'C'], false)
  expect(makeRoom({ length: 3, at: (at) => family[at] as Sibling }, 1, 2, repeatable(1)).rekeyed).toEqual([])
})

test('an equal neighbour gets a new key', () => {
  const family = siblings(['A', 'B', 'B', 'C'], false)
  const { rekeyed } = makeRoom({ length: 4, at: (at) => family[at] as Sibling }, 2, 1, repeatable(1))
  expect(rekeyed.map(idOf)).toEqual(['n2'])
})

test('thousands inserted before each other at one place stay in order, with keys that do not grow for ever', () => {
  const random = repeatable(5)
  let family = siblings(['V', 'W'], false)
  for (let nth = 0; nth < 3000; nth++) {
    const room = makeRoom({ length: family.length, at: (at) => family[at] as Sibling }, 1, 1, random)
    const rekeyed = new Map(room.rekeyed.map(({ id, order }) => [id, order]))
    family = family.map((one) => ({ ...one, order: rekeyed.get(one.id) ?? one.order }))
    family.splice(1, 0, { id: `x${nth}`, order: room.keys[0] as string, adopted: false })
  }
  expect(family.every((one, at) => at === 0 || one.order > (family[at - 1] as Sibling).order)).toBe(true)
  expect(Math.max(...family.map(({ order }) => order.length))).toBeLessThanOrEqual(60)
})

function siblings(keys: readonly string[], adopted: boolean): Sibling[] {
  const sorted = [...keys].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0))
  return sorted.map((order, at) => ({ id: `${adopted ? 'o' : 'n'}${at.toString(36)}`, order, adopted }))
}

function bySibling(one: Sibling, other: Sibling): number {
  if (one.adopted !== other.adopted) return one.adopted ? 1 : -1
  if (one.order !== other.order) return one.order < other.order ? -1 : 1
  return one.id < other.id ? -1 : 1
}

function idOf({ id }: { readonly id: string }): string {
  return id
}
