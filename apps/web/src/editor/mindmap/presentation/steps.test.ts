import { isWithin } from '@ramify/document'
import { contains, type Size } from '@ramify/geometry'
import { composeScene, type Scene } from '@ramify/scene'
import { themeById } from '@ramify/themes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mapOf, plainMeasurer, type Seed } from '../../../../../../packages/scene/src/mindmap/testing/map-of.ts'
import { stepsOf } from './steps.ts'

const room: Size = { width: 1000, height: 600 }

function sceneOf(root: Seed, floating: readonly Seed[] = []): Scene {
  const snapshot = mapOf(root, floating)
  return composeScene({ snapshot, theme: themeById(snapshot.theme), measurer: plainMeasurer })
}

const leaves = (name: string, count: number): Seed[] =>
  Array.from({ length: count }, (_, nth) => ({ id: `${name}${nth}` }))
const topsOf = (scene: Scene, size = room) => stepsOf(scene, size).map(({ items }) => items)

test('the whole, each branch, what floats, the whole again', () => {
  const branches = [{ id: 'a', children: leaves('a', 3) }, { id: 'b' }]
  const scene = sceneOf({ id: 'root', children: branches }, [{ id: 'f', children: leaves('f', 2) }])
  expect(topsOf(scene)).toEqual([[], ['a'], ['b'], ['f'], []])
  expect(stepsOf(scene, room)[0]?.rect).toEqual(scene.bounds)
  expect(stepsOf(scene, room)[1]?.rect).toEqual(scene.branchBox('a'))
})

test('a map of one topic is one step', () => {
  expect(topsOf(sceneOf({ id: 'root' }))).toEqual([[]])
  expect(topsOf(sceneOf({ id: 'root', folded: true, children: leaves('a', 2) }))).toEqual([[]])
})

test('what is folded is one step', () => {
  const large = { id: 'a', folded: true, children: leaves('a', 400) }
  expect(topsOf(sceneOf({ id: 'root', children: [large, { id: 'b' }] }))).toEqual([[], ['a'], ['b'], []])
})

describe('a branch that is too large to be read at once', () => {
  const large = { id: 'a', children: leaves('a', 100) }
  const steps = topsOf(sceneOf({ id: 'root', children: [large, { id: 'b' }] }))

  test('begins with its topic, then neighbours are together', () => {
    expect(steps[1]).toEqual(['a'])
    const pieces = steps.slice(2, -2)
    expect(pieces.length).toBeGreaterThan(2)
    expect(pieces.length).toBeLessThan(20)
    expect(pieces.flat()).toEqual(leaves('a', 100).map((leaf) => (typeof leaf === 'string' ? leaf : leaf.id)))
    expect(steps.slice(-2)).toEqual([['b'], []])
  })
})

/** Trees of some hundred topics. */
const tree = (levels: number): fc.Arbitrary<Seed> =>
  fc.record({
    text: fc.string({ maxLength: 30 }),
    folded: fc.boolean().map((is) => is && levels < 2),
    children: levels === 0 ? fc.constant([]) : fc.array(tree(levels - 1), { maxLength: 7 }),
  })

test('every topic that is shown can be read in some step that is about it', () => {
  fc.assert(
    fc.property(tree(3), fc.integer({ min: 300, max: 1500 }), (root, width) => {
      const scene = sceneOf(root)
      const size = { width, height: 400 }
      const steps = stepsOf(scene, size).filter(({ items }) => items.length > 0)
      for (const { rect } of steps) {
        expect(rect.width * 0.6).toBeLessThanOrEqual(size.width + 1e-9)
        expect(rect.height * 0.6).toBeLessThanOrEqual(size.height + 1e-9)
      }
      for (const topic of scene.visible(scene.bounds)) {
        if (topic.id === scene.snapshot.root) continue
        const middle = { x: topic.x + topic.width / 2, y: topic.y + topic.height / 2 }
        const about = steps.filter(({ items }) => isWithin(scene.snapshot, topic.id, new Set(items)))
        expect(about.some(({ rect }) => contains(rect, middle))).toBe(true)
      }
    }),
    { numRuns: 60 },
  )
})

test('ten thousand topics, however deep', () => {
  let deep: Seed = { children: [] }
  for (let nth = 0; nth < 5_000; nth++) deep = { children: [deep] }
  const wide = Array.from({ length: 50 }, () => ({ children: leavesWithoutId(100) }))
  const scene = sceneOf({ children: [...wide, deep] })
  const steps = stepsOf(scene, room)
  expect(steps.length).toBeGreaterThan(100)
  expect(steps.length).toBeLessThan(2_000)
})

function leavesWithoutId(count: number): Seed[] {
  return Array.from({ length: count }, (_, nth) => `Topic ${nth}`)
}
