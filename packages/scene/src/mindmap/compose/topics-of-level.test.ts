import { type Level, levels, type MapSnapshot } from '@ramify/document'
import { themes } from '@ramify/themes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mapOf, plainMeasurer } from '../testing/map-of.ts'
import { randomMap } from '../testing/random-map.ts'
import { composeScene } from './compose-scene.ts'
import { topicsOfLevel } from './topics-of-level.ts'

/** As the scene sees it, with everything unfolded. */
function drawnAt(map: MapSnapshot, level: Level): string[] {
  const nodes = new Map([...map.nodes.values()].map((node) => [node.id, { ...node, folded: false }]))
  const scene = composeScene({ snapshot: { ...map, nodes }, theme: themes['sky-19'], measurer: plainMeasurer })
  return [...nodes.keys()].filter((id) => scene.placeOf(id)?.face.role.level === level)
}

test('are those that are drawn as such, folded or not', () => {
  fc.assert(
    fc.property(randomMap, (map) => {
      for (const level of levels) {
        const ids = topicsOfLevel(map, level).map(({ id }) => id)
        expect(ids.toSorted()).toEqual(drawnAt(map, level).toSorted())
      }
    }),
    { numRuns: 100 },
  )
})

test('a floating topic is of a level of its own, what hangs on it is not', () => {
  const map = mapOf({ id: 'r', children: [{ id: 'a' }] }, [
    { id: 'f', children: [{ id: 'g', children: [{ id: 'h' }] }] },
  ])
  expect(levels.map((level) => topicsOfLevel(map, level).map(({ id }) => id))).toEqual([
    ['r'],
    ['a'],
    ['g'],
    ['h'],
    ['f'],
    [],
    [],
  ])
  expect(levels.map((level) => drawnAt(map, level))).toEqual([['r'], ['a'], ['g'], ['h'], ['f'], [], []])
})
