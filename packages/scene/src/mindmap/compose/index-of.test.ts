import { themes } from '@ramify/themes'
import { expect, test, vi } from 'vitest'
import { mapOf, plainMeasurer } from '../testing/map-of.ts'
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
