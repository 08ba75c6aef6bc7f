import { newMap, openMap } from '@ramify/document'
import { composeScene, type Scene } from '@ramify/scene'
import { themeById } from '@ramify/themes'
import { expect, test } from 'vitest'
import { plainMeasurer } from '../../../../../packages/scene/src/testing/map-of.ts'
import { withDropGap } from './drop-gap.ts'
import { dropTarget } from './drop-target.ts'

function sceneOf(layout: string): Scene {
  const map = openMap(newMap({ text: 'Root', root: 'root', layout }))
  const forest = ['a', 'b', 'c', 'd'].map((id) => ({
    id,
    text: id,
    side: 'right' as const,
    children: [{ id: `${id}1`, text: 'x' }],
  }))
  map.execute({ type: 'addTree', forest, to: { parent: 'root' } })
  map.execute({ type: 'setSide', ids: ['a', 'b', 'c'], side: 'right' })
  map.execute({ type: 'setSide', ids: ['d'], side: 'left' })
  return composeScene({ snapshot: map.snapshot, theme: themeById(map.snapshot.theme), measurer: plainMeasurer })
}

const topicOf = (scene: Scene, id: string) => {
  const topic = scene.placeOf(id)
  if (!topic) throw new Error(`${id} is shown`)
  return topic
}

/** Carried to just before the second of them, or just after it. */
function carriedTo(where: 'before' | 'after', layout: string) {
  const scene = sceneOf(layout)
  const { x, y, width, height } = topicOf(scene, 'b')
  const isRow = layout === 'structure'
  const [end, middle] = isRow ? [x + width, y + height / 2] : [y + height, x + width / 2]
  const edge = where === 'before' ? (isRow ? x : y) + 2 : end - 2
  const moving = new Set(['d'])
  const target = dropTarget(scene, moving, isRow ? { x: edge, y: middle } : { x: middle, y: edge })
  expect(target).toMatchObject({ kind: 'among', to: { [where]: 'b' } })
  const before = scene.visible(scene.bounds)
  const after = withDropGap(scene, before, target, moving)
  const shifts = Object.fromEntries(
    before.map(({ id, x, y }, nth) => [id, [(after[nth]?.x ?? 0) - x, (after[nth]?.y ?? 0) - y]]),
  )
  return { before, after, shifts, scene, moving }
}

const still = [0, 0]

test('siblings beyond the place make room of one row, with all that hangs on them', () => {
  const up = carriedTo('before', 'default')
  expect(up.shifts).toMatchObject({ a: [0, -36], a1: [0, -36], b: still, b1: still, c: still, c1: still })
  const { shifts, before, after } = carriedTo('after', 'default')
  expect(shifts).toMatchObject({ a: still, a1: still, b: still, b1: still, c: [0, 36], c1: [0, 36] })
  // What is carried, the parent and the other side stay.
  expect(shifts).toMatchObject({ d: still, d1: still, root: still })
  const nth = before.findIndex(({ id }) => id === 'c')
  const [was, now] = [before[nth]?.place.ends, after[nth]?.place.ends]
  expect([now?.fromY, now?.toY]).toEqual([was?.fromY, (was?.toY ?? 0) + 36])
})

test('side by side they make room to the side', () => {
  expect(carriedTo('before', 'structure').shifts).toMatchObject({ a: [-72, 0], b: still, c: still })
  expect(carriedTo('after', 'structure').shifts).toMatchObject({ a: still, b: still, c: [72, 0] })
})

test('into a topic, afloat and nowhere nothing moves', () => {
  const { scene, before, moving } = carriedTo('before', 'right')
  const { x, y, height } = topicOf(scene, 'c')
  const into = dropTarget(scene, moving, { x: x + 4, y: y + height / 2 })
  expect(into).toMatchObject({ to: { parent: 'c' } })
  for (const target of [into, { kind: 'floating' }, { kind: 'nowhere' }] as const)
    expect(withDropGap(scene, before, target, moving)).toBe(before)
})
