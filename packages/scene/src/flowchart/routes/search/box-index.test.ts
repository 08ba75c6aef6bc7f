import type { Rect } from '@ramify/geometry'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BoxIndex } from './box-index.ts'

const boxes = fc.record({
  x: fc.integer({ min: -2000, max: 2000 }),
  y: fc.integer({ min: -2000, max: 2000 }),
  width: fc.oneof(fc.nat(200), fc.nat(3000)),
  height: fc.oneof(fc.nat(200), fc.nat(3000)),
})

const changes = fc.array(fc.tuple(fc.nat(30), fc.option(boxes), fc.nat(9)), { maxLength: 80 })

test('finds exactly what meets an area, after whatever was set and deleted', () => {
  fc.assert(
    fc.property(changes, boxes, (all, area) => {
      const index = new BoxIndex()
      const expected = new Map<string, Rect>()
      for (const [id, box, chance] of all) {
        if (chance === 0) {
          index.translate({ x: 130, y: -70 })
          for (const [each, { x, y, ...size }] of expected) expected.set(each, { x: x + 130, y: y - 70, ...size })
        }
        if (box) expected.set(`${id}`, box)
        else expected.delete(`${id}`)
        if (box) index.set(`${id}`, box)
        else index.delete(`${id}`)
      }
      expect(index.size).toBe(expected.size)
      const numbers = [...expected].filter(([, box]) => meets(box, area)).map(([id]) => index.numberOf(id))
      const found = index.find(area.x, area.y, area.x + area.width, area.y + area.height)
      expect([...found].sort()).toEqual(numbers.sort())
      for (const [id, box] of expected) expect(index.boxOf(id)).toEqual(box)
    }),
    { numRuns: 200 },
  )
})

function meets(box: Rect, area: Rect): boolean {
  return (
    area.x + area.width > box.x &&
    area.x < box.x + box.width &&
    area.y + area.height > box.y &&
    area.y < box.y + box.height
  )
}
