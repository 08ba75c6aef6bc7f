import { center, distance, flattenPath, type Point, pathBounds, type Rect } from '@ramify/geometry'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Primitive } from '../../drawing/primitives.ts'
import type { EndPlace } from './line-end.ts'
import { lineEndByName, lineEnds } from './table.ts'

const places = fc
  .record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }), turn: fc.nat(359) })
  .chain(({ x, y, turn }) =>
    fc.integer({ min: 1, max: 10 }).map((width): EndPlace => {
      const angle = (turn * Math.PI) / 180
      return { at: { x, y }, along: { x: Math.cos(angle), y: Math.sin(angle) }, color: '#123456', width }
    }),
  )

const pointsOf = (primitives: readonly Primitive[]): Point[] =>
  primitives.flatMap((primitive) => (primitive.kind === 'shape' ? flattenPath(primitive.path).flat() : []))

/** The middle of each circle, and of the corners of everything else. */
const middlesOf = (primitives: readonly Primitive[]): Point[] =>
  primitives.flatMap((primitive) => {
    if (primitive.kind !== 'shape') return []
    if (primitive.path.some(([kind]) => kind === 'C')) return [center(pathBounds(primitive.path) as Rect)]
    const corners = primitive.path.flatMap((command) =>
      command[0] === 'Z' ? [] : [command.slice(-2) as [number, number]],
    )
    const sum = corners.reduce(([x, y], [cornerX, cornerY]) => [x + cornerX, y + cornerY])
    return [{ x: sum[0] / corners.length, y: sum[1] / corners.length }]
  })

/** How far a point is beyond the end of the line: less than 0 on the side of the line. */
const beyond = ({ at, along }: EndPlace, point: Point) => (point.x - at.x) * along.x + (point.y - at.y) * along.y

describe.each(Object.entries(lineEnds))('the end %s', (name, end) => {
  test('lies on the side of the line, within its reach, and as far back as the line ends earlier', () => {
    fc.assert(
      fc.property(places, (place) => {
        const points = pointsOf(end.draw(place))
        expect(points.length > 0).toBe(name !== 'none')
        for (const point of points) {
          expect(beyond(place, point)).toBeLessThan(0.02)
          expect(distance(point, place.at)).toBeLessThanOrEqual(end.reach(place.width))
        }
        // Something of the head is where the line stops, or there would be a gap.
        const back = Math.max(0, ...points.map((point) => -beyond(place, point)))
        expect(end.inset(place.width)).toBeGreaterThanOrEqual(0)
        expect(end.inset(place.width)).toBeLessThanOrEqual(back + place.width / 2 + 0.3)
      }),
      { numRuns: 30 },
    )
  })

  test('turns with its line', () => {
    fc.assert(
      fc.property(places, (place) => {
        const flat = { ...place, at: { x: 0, y: 0 }, along: { x: 1, y: 0 } }
        const turned = middlesOf(end.draw(flat)).map(({ x, y }) => ({
          x: place.at.x + x * place.along.x - y * place.along.y,
          y: place.at.y + x * place.along.y + y * place.along.x,
        }))
        for (const [nth, middle] of middlesOf(end.draw(place)).entries()) {
          expect(distance(middle, turned[nth] as Point)).toBeLessThan(1e-6)
        }
      }),
      { numRuns: 20 },
    )
  })
})

test('there are twenty, and every one looks different', () => {
  const place = { at: { x: 0, y: 0 }, along: { x: 1, y: 0 }, color: '#000', width: 2 }
  const pictures = Object.values(lineEnds).map((end) => JSON.stringify(end.draw(place)))
  expect(new Set(pictures).size).toBe(Object.keys(lineEnds).length)
  expect(Object.keys(lineEnds).filter((name) => name !== 'none')).toHaveLength(20)
})

test('unknown names are drawn as the usual end', () => {
  expect(lineEndByName('of-tomorrow', 'arrow')).toBe(lineEnds.arrow)
  expect(lineEndByName('toString', 'arrow')).toBe(lineEnds.arrow)
  expect(lineEndByName(undefined, 'none')).toBe(lineEnds.none)
  expect(lineEndByName('one-many', 'none')).toBe(lineEnds['one-many'])
})
