import { contains, distanceToPath, inflate } from '@ramify/geometry'
import { themes } from '@ramify/themes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mapOf, plainMeasurer } from '../testing/map-of.ts'
import { composeScene } from './compose-scene.ts'

const children = Array.from({ length: 12 }, (_, nth) => ({ id: `c${nth}`, text: `Topic ${nth}` }))
const lines = children.slice(1).map(({ id }, nth) => ({ from: 'c0', to: id, text: nth % 2 ? 'why' : '' }))
const ranges = [
  { parent: 'p', first: 'c1', last: 'c3', kind: 'boundary', text: 'Title' },
  { parent: 'p', first: 'c5', last: 'c6', kind: 'summary' },
]

test.each(['right', 'default', 'structure', 'fish-bone', 'filetree', 'timeline', 'tree-table'])(
  'finds in the layout %s what a look at every line would find',
  (layout) => {
    const snapshot = mapOf({ id: 'p', text: 'Root', children }, [], { lines, ranges, layout })
    const scene = composeScene({ snapshot, theme: themes.classic, measurer: plainMeasurer })
    const { x, y, width, height } = scene.bounds
    const somewhere = fc.record({
      x: fc.integer({ min: Math.floor(x), max: Math.ceil(x + width) }),
      y: fc.integer({ min: Math.floor(y), max: Math.ceil(y + height) }),
    })
    fc.assert(
      fc.property(somewhere, (point) => {
        const relation = scene.relations.find(({ line }) => line.id === scene.lineAt(point, 6))
        const range = scene.ranges.find((each) => each.range.id === scene.rangeAt(point, 6))
        for (const [found, all] of [
          [relation, scene.relations],
          [range, scene.ranges],
        ] as const) {
          const distances = all.map(({ path }) => distanceToPath(path, point))
          const least = Math.min(...distances)
          if (!found) expect(least).toBeGreaterThan(6)
          else if (!found.label?.box) expect(distanceToPath(found.path, point)).toBe(least)
        }
        const hit = scene.hit(point, 6)
        const box = hit && scene.boxOf(hit)
        // In a table the whole cell is hit, not only the words in it.
        const isInCell = layout === 'tree-table' && hit?.type === 'node'
        if (hit && !isInCell) expect(box && contains(inflate(box, 7), point)).toBe(true)
        if (!hit) expect(relation ?? range).toBeUndefined()
        const topic = scene.nodeAt(point)
        if (topic !== null) expect(hit).toEqual({ type: 'node', id: topic })
      }),
    )
    for (const { range, label, ends } of scene.ranges) {
      for (const end of ends) expect(scene.rangeAt(end, 1)).toBe(range.id)
      if (label?.box) expect(scene.rangeAt(label.at, 0)).toBe(range.id)
    }
  },
)

test('the handle of a boundary lies on its frame, beside its title', () => {
  for (const text of ['', 'In', 'A title', 'A title as long as the frame', 'x'.repeat(90)]) {
    const snapshot = mapOf({ id: 'p', children: [{ id: 'a', text: 'Some topic' }, { id: 'b' }] }, [], {
      ranges: [{ parent: 'p', first: 'a', last: 'b', kind: 'boundary', text }],
    })
    const scene = composeScene({ snapshot, theme: themes['sky-19'], measurer: plainMeasurer })
    const [range] = scene.ranges
    for (const end of range?.ends ?? []) {
      expect(scene.rangeAt(end, 0.5)).toBe('r0')
      if (range?.label?.box) expect(contains(inflate(range.label.box, 8), end)).toBe(false)
    }
  }
})
