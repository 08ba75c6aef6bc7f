import fc from 'fast-check'
import { expect, test } from 'vitest'
import { OverlaidMap } from './overlaid-map.ts'

const maps = fc.array(fc.tuple(fc.nat(9), fc.string())).map((entries) => new Map(entries))

test('is what a copy of both would be, in the same order', () => {
  fc.assert(
    fc.property(maps, maps, (base, over) => {
      const overlaid = OverlaidMap.of(base, over)
      const copy = new Map([...base, ...over])
      expect([...overlaid]).toEqual([...copy])
      expect([...overlaid.keys()]).toEqual([...copy.keys()])
      expect([...overlaid.values()]).toEqual([...copy.values()])
      expect(overlaid.size).toBe(copy.size)
      for (let key = 0; key < 11; key++) {
        expect(overlaid.get(key)).toBe(copy.get(key))
        expect(overlaid.has(key)).toBe(copy.has(key))
      }
    }),
  )
})
