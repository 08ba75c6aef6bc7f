import fc from 'fast-check'
import { expect, test } from 'vitest'
import { putBack, withPlaces } from './places-in-list.ts'
import type { Raw } from './raw.ts'

test('what is not shown goes back to where it was', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 12 }), (shown) => {
      const list: Raw[] = shown.map((_, nth) => ({ nth }))
      const unshown = withPlaces(
        list,
        list.filter((_, nth) => !shown[nth]),
      )
      expect(
        putBack(
          list.filter((_, nth) => shown[nth]),
          unshown,
        ),
      ).toEqual(list)
    }),
    { numRuns: 100 },
  )
})

test('in a list that is shorter now, and without a place, it comes at the end', () => {
  const list: Raw[] = [{ a: 1 }]
  expect(putBack(list, [{ b: 1, $at: 9 }, { c: 1 }, { d: 1, $at: 0 }])).toEqual([
    { d: 1 },
    { a: 1 },
    { b: 1 },
    { c: 1 },
  ])
})

test('the list is not searched for each item: hundreds of thousands fit into a file', () => {
  const searched = () => {
    throw new Error('It was searched.')
  }
  const list: Raw[] = Object.assign([{ a: 1 }, { b: 1 }], { indexOf: searched, findIndex: searched })
  expect(withPlaces(list, list.slice(1))).toEqual([{ b: 1, $at: 1 }])
})
