import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SortedTable } from './sorted-table.ts'

const ids = Array.from({ length: 300 }, (_, nth) => `${nth}`)
const changes = fc
  .array(fc.tuple(fc.constantFrom(...ids), fc.option(fc.integer())), { maxLength: 120 })
  .map((pairs) => new Map(pairs))

test('is a map in order of id, whatever is put in and taken out, and earlier tables stay as they were', () => {
  fc.assert(
    fc.property(fc.array(changes, { maxLength: 6 }), (steps) => {
      let table = SortedTable.empty<number>()
      const expected = new Map<string, number>()
      const earlier: [SortedTable<number>, [string, number][]][] = []
      for (const step of steps) {
        table = table.with(step)
        for (const [key, value] of step) {
          if (value === null) expected.delete(key)
          else expected.set(key, value)
        }
        const sorted = [...expected].sort(([one], [other]) => (one < other ? -1 : 1))
        earlier.push([table, sorted])
        expect(table.size).toBe(expected.size)
        expect(ids.map((key) => table.get(key))).toEqual(ids.map((key) => expected.get(key)))
        expect(ids.filter((key) => table.has(key))).toEqual(ids.filter((key) => expected.has(key)))
      }
      for (const [before, entries] of earlier) {
        expect([...before]).toEqual(entries)
        expect([...before.keys()]).toEqual(entries.map(([key]) => key))
        expect([...before.values()]).toEqual(entries.map(([, value]) => value))
        expect(before.buckets.every(({ length }) => length > 0 && length <= 64)).toBe(true)
      }
    }),
  )
})

test('a change copies one bucket of a large table and shares the others', () => {
  const all = new Map(Array.from({ length: 5000 }, (_, nth) => [`id${nth}`, nth] as const))
  const before = SortedTable.empty<number>().with(all)
  for (const change of [new Map([['id777', -1]]), new Map([['id777', null]]), new Map([['new', 1]])]) {
    const after = before.with(change)
    const shared = new Set(before.buckets)
    const copied = after.buckets.filter((bucket) => !shared.has(bucket))
    expect(copied.flat().length).toBeLessThanOrEqual(65)
    expect(copied.length).toBeLessThanOrEqual(2)
  }
})
