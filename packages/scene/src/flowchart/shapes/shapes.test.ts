import { contains, containsRect, distanceToPath, inflate, isInside, type Path, pathBounds } from '@ramify/geometry'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cases } from '../../../../document/src/core/testing/cases.ts'
import { rectangle } from './basic/rectangle.ts'
import type { ShapeBox } from './flow-shape.ts'
import { portsOf } from './ports.ts'
import { flowShape, shapeSets } from './table.ts'

const all = Object.values(shapeSets).flat()

const length = fc.oneof(
  fc.double({ min: 0, max: 1e-3, noNaN: true }),
  fc.double({ min: 0, max: 400, noNaN: true }),
  fc.double({ min: 0, max: 1e6, noNaN: true }),
)

const boxes: fc.Arbitrary<ShapeBox> = fc
  .record({
    width: length,
    height: length,
    header: fc.option(fc.record({ side: fc.constantFrom('top' as const, 'left' as const), size: length }), {
      nil: undefined,
    }),
    radius: fc.option(fc.double({ min: 0, max: 1000, noNaN: true }), { nil: undefined }),
  })
  .map(({ header, radius, ...size }) => ({
    ...size,
    ...(header && { header }),
    ...(radius !== undefined && { radius }),
  }))

test('every shape has a name of its own', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  for (const shape of all) expect(flowShape(shape.id)).toBe(shape)
})

test('a name nobody knows is a rectangle', () => {
  expect(flowShape('unheard-of')).toBe(rectangle)
  expect(flowShape('constructor')).toBe(rectangle)
})

describe.each(all.map((shape) => [shape.id, shape] as const))('%s', (_id, shape) => {
  test('fits every box: a closed outline, lines, text and connectors inside it', () => {
    fc.assert(
      fc.property(boxes, (box) => {
        const { width, height } = box
        const room = inflate({ x: 0, y: 0, width, height }, 1e-9 * (width + height + 1))
        const outline = shape.outline(box)
        expect(outline[0]?.[0]).toBe('M')
        expect(outline.at(-1)).toEqual(['Z'])
        for (const path of [outline, shape.lines?.(box) ?? [], shape.band?.(box) ?? [], shape.solid?.(box) ?? []]) {
          expect(allFinite(path)).toBe(true)
          const bounds = pathBounds(path)
          if (bounds) expect(containsRect(room, bounds)).toBe(true)
        }
        const area = shape.textArea(box)
        expect(area.width).toBeGreaterThanOrEqual(0)
        expect(area.height).toBeGreaterThanOrEqual(0)
        if (!shape.isTextOutside) expect(containsRect(room, area)).toBe(true)
        const ports = portsOf(shape, box)
        expect(new Set(ports.map(({ name }) => name)).size).toBe(ports.length)
        for (const { point } of ports) {
          expect(contains(room, point)).toBe(true)
          expect(distanceToPath(outline, point, Infinity, 0.01)).toBeLessThan(0.11 + 1e-6 * (width + height))
        }
      }),
      { numRuns: cases(20) },
    )
  })

  test('is as large as it says it begins, with text in its middle', () => {
    const { size, smallest } = shape
    expect(size.width).toBeGreaterThanOrEqual(smallest.width)
    expect(size.height).toBeGreaterThanOrEqual(smallest.height)
    const bounds = pathBounds(shape.outline(size))
    expect(bounds?.width).toBeCloseTo(size.width, 0)
    expect(bounds?.height).toBeCloseTo(size.height, 0)
    if (shape.isTextOutside) return
    const { x, y, width, height } = shape.textArea(size)
    expect(isInside(shape.outline(size), { x: x + width / 2, y: y + height / 2 })).toBe(true)
  })
})

function allFinite(path: Path): boolean {
  return path.every(([, ...numbers]) => numbers.every((value) => Number.isFinite(value)))
}
