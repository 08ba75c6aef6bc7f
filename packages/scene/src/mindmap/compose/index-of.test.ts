import { themes } from '@ramify/themes'
import { expect, test, vi } from 'vitest'
import { mapOf, plainMeasurer, type Seed } from '../testing/map-of.ts'
import { composeScene } from './compose-scene.ts'

const count = 500
const children = Array.from({ length: count }, (_, nth) => ({
  id: `c${nth}`,
  text: `${nth}`,
  children: [`c${nth}-below`],
}))

const composed = () =>
  composeScene({ snapshot: mapOf({ id: 'p', text: 'Root', children }), theme: themes.classic, measurer: plainMeasurer })

test('topics are found in any order, and what is not there is not', () => {
  const scene = composed()
  const ids = children.map(({ id }) => id)
  for (const id of [...ids.slice(100, 110), ...ids, 'p', 'nobody']) {
    expect(scene.placeOf(id)?.face.node.id).toBe(id === 'nobody' ? undefined : id)
  }
})

test('who asks for one sibling after the other has each of them passed once', () => {
  const scene = composed()
  const remember = vi.spyOn(Map.prototype, 'set')
  try {
    for (const { id } of children) scene.indexOf(id)
    expect(remember.mock.calls.length).toBeLessThan(count * 4)
  } finally {
    remember.mockRestore()
  }
})

test('a map of any depth is not walked from its top for each topic', () => {
  const ids = Array.from({ length: count }, (_, nth) => `d${nth}`)
  const deep = ids.reduceRight<Seed>((below, id) => ({ id, children: [below] }), 'leaf')
  const snapshot = mapOf({ id: 'p', text: 'Root', children: [deep] })
  const scene = composeScene({ snapshot, theme: themes.classic, measurer: plainMeasurer })
  const looked = vi.spyOn(snapshot.nodes, 'get')
  expect(ids.map((id) => scene.indexOf(id))).toEqual(ids.map((_, nth) => nth + 1))
  expect(looked.mock.calls.length).toBeLessThan(count * 4)
})
