import { containsRect, distanceToPath, inflate, isInside, type Path, type Rect, rectangle } from '@ramify/geometry'
import { themes } from '@ramify/themes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cases } from '../../../../document/src/core/testing/cases.ts'
import { composeScene } from '../compose/compose-scene.ts'
import { faceOf } from '../faces/face.ts'
import { rolesOf } from '../roles.ts'
import { mapOf, plainMeasurer, type Seed } from '../testing/map-of.ts'
import { shapes } from './table.ts'

const names = Object.keys(shapes)

const dressed = fc.record({
  text: fc.oneof(fc.lorem({ maxCount: 12 }), fc.constantFrom('', '两步结账，放得进信箱', 'two\nlines', 'a'.repeat(90))),
  note: fc.constantFrom('', 'a note'),
  marks: fc.record({
    icons: fc.constantFrom([], ['star']),
    priority: fc.constantFrom(null, 1),
    labels: fc.constantFrom([], ['one', 'a somewhat longer one']),
  }),
  image: fc.constantFrom(null, { resource: 'r', width: 120, height: 80 }, { resource: 'r', width: 300, height: 20 }),
  formula: fc.constantFrom(undefined, 'x^2'),
  look: fc.record(
    {
      shape: fc.constantFrom(...names),
      size: fc.constantFrom(8, 16, 40),
      imageSide: fc.constantFrom('top' as const, 'bottom' as const, 'left' as const, 'right' as const),
      borderWidth: fc.constantFrom(1, 4),
      border: fc.constant('#123456'),
      align: fc.constantFrom('left' as const, 'right' as const),
    },
    { requiredKeys: ['shape'] },
  ),
  nudge: fc.constantFrom(null, { x: 0, y: 0, width: 60 }, { x: 0, y: 0, width: 400 }),
}) as unknown as fc.Arbitrary<Exclude<Seed, string>>

function faceOfSeed(seed: Seed, kind: 'root' | 'deeper') {
  const map = mapOf(seed)
  const node = map.nodes.get(map.root)
  if (!node) throw new Error('A map has a root.')
  return faceOf(node, rolesOf(themes['sky-19']).of(kind, kind === 'root' ? 0 : 2, -1), plainMeasurer)
}

const cornersOf = ({ x, y, width, height }: Rect) => [
  { x, y },
  { x: x + width, y },
  { x, y: y + height },
  { x: x + width, y: y + height },
]

function outlineOf(seed: Exclude<Seed, string>, box: Rect): Path {
  const shape = shapes[seed.look?.shape as keyof typeof shapes]
  return ('outline' in shape && shape.outline?.(box)) || rectangle(box)
}

describe('a shape of topics', () => {
  test('has a name of its own, and there are at least 16', () => {
    expect(names.length).toBeGreaterThanOrEqual(16)
  })

  test('holds all that stands in it', () => {
    fc.assert(
      fc.property(dressed, fc.constantFrom('root' as const, 'deeper' as const), (seed, kind) => {
        const { body, width, height } = faceOfSeed(seed, kind)
        const outline = outlineOf(seed, inflate({ x: 0, y: 0, width, height }, 0.5))
        const parts: Rect[] = [
          // No words beside a picture take no room.
          ...(body.block.width > 0 ? [body.text] : []),
          ...(body.image ? [body.image] : []),
          ...(body.tags ? body.tags.tags.boxes.map((box) => moved(box, body.tags ?? body.text)) : []),
          ...body.marks.map(({ x, y }) => ({ x, y, width: 17, height: 17 })),
          ...(body.formula ? [{ ...body.formula.block, x: body.formula.x, y: body.formula.y }] : []),
        ]
        for (const part of parts) for (const corner of cornersOf(part)) expect(isInside(outline, corner)).toBe(true)
      }),
      { numRuns: cases(600) },
    )
  })

  test('has an outline that fills its box, whatever its size', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(shapes)),
        fc.integer({ min: 1, max: 900 }),
        fc.integer({ min: 1, max: 900 }),
        (shape, width, height) => {
          const box = { x: 10, y: -20, width, height }
          const path = 'outline' in shape ? (shape.outline?.(box) ?? []) : []
          const points = path.flatMap(([, ...numbers]) => (numbers.length > 0 ? [numbers.slice(-2)] : []))
          for (const [x = 0, y = 0] of points) {
            expect(containsRect(inflate(box, 0.01), { x, y, width: 0, height: 0 })).toBe(true)
          }
        },
      ),
      { numRuns: cases(200) },
    )
  })

  test('is met by lines at its outline, on whatever side they come', () => {
    fc.assert(
      fc.property(
        dressed,
        dressed,
        fc.constantFrom('right', 'left', 'structure', 'filetree', 'default'),
        (a, b, layout) => {
          const map = mapOf({ ...a, nudge: null, id: 'a', children: [{ ...b, nudge: null, id: 'b' }] }, [], { layout })
          const scene = composeScene({ snapshot: map, theme: themes.classic, measurer: plainMeasurer })
          const [parent, child] = [scene.placeOf('a'), scene.placeOf('b')]
          const ends = child?.place.ends
          if (!parent || !child || !ends) throw new Error('Both are shown.')
          const { fromX, fromY, toX, toY, leaves, arrives } = ends
          expect(distanceTo(outlineOf(a, parent), fromX, fromY - (leaves === 'x' ? parent.face.port : 0))).toBeLessThan(
            1,
          )
          expect(distanceTo(outlineOf(b, child), toX, toY - (arrives === 'x' ? child.face.port : 0))).toBeLessThan(1)
        },
      ),
      { numRuns: cases(200) },
    )
  })
})

const distanceTo = (path: Path, x: number, y: number) => distanceToPath(path, { x, y }, 2)

const moved = (rect: Rect, by: { x: number; y: number }): Rect => ({ ...rect, x: rect.x + by.x, y: rect.y + by.y })
