import { newMap, openMap } from '@ramify/document'
import { intersects } from '@ramify/geometry'
import { composeScene, type Scene } from '@ramify/scene'
import { themeById } from '@ramify/themes'
import { expect, test } from 'vitest'
import { plainMeasurer } from '../../../../../../packages/scene/src/mindmap/testing/map-of.ts'
import { dropGap, withDropGap } from './drop-gap.ts'
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
  const gap = dropGap(scene, before, target, moving)
  if (!gap) throw new Error('there is a gap')
  const after = withDropGap(scene, before, gap, moving)
  const shifts = Object.fromEntries(
    before.map(({ id, x, y }, nth) => [id, [(after[nth]?.x ?? 0) - x, (after[nth]?.y ?? 0) - y]]),
  )
  return { before, after, shifts, scene, moving }
}

const still = [0, 0]

test('siblings after the place make room of one row, with all that hangs on them', () => {
  const first = carriedTo('before', 'default')
  expect(first.shifts).toMatchObject({ a: still, a1: still, b: [0, 36], b1: [0, 36], c: [0, 36], c1: [0, 36] })
  const { shifts, before, after } = carriedTo('after', 'default')
  expect(shifts).toMatchObject({ a: still, a1: still, b: still, b1: still, c: [0, 36], c1: [0, 36] })
  // What is carried, the parent and the other side stay.
  expect(shifts).toMatchObject({ d: still, d1: still, root: still })
  const nth = before.findIndex(({ id }) => id === 'c')
  const [was, now] = [before[nth]?.place.ends, after[nth]?.place.ends]
  expect([now?.fromY, now?.toY]).toEqual([was?.fromY, (was?.toY ?? 0) + 36])
})

test('side by side they make room to the side', () => {
  expect(carriedTo('before', 'structure').shifts).toMatchObject({ a: still, b: [72, 0], c: [72, 0] })
  expect(carriedTo('after', 'structure').shifts).toMatchObject({ a: still, b: still, c: [72, 0] })
})

test('into a topic, afloat and nowhere nothing moves', () => {
  const { scene, before, moving } = carriedTo('before', 'right')
  const { x, y, height } = topicOf(scene, 'c')
  const into = dropTarget(scene, moving, { x: x + 4, y: y + height / 2 })
  expect(into).toMatchObject({ to: { parent: 'c' } })
  for (const target of [into, { kind: 'floating' }, { kind: 'nowhere' }] as const)
    expect(dropGap(scene, before, target, moving)).toBeNull()
})

/** Three branches of three, in which one topic is carried to just before or after another. */
function carriedAmong(carried: string, where: 'before' | 'after', id: string) {
  const map = openMap(newMap({ text: 'Root', root: 'root', layout: 'right' }))
  const forest = ['a', 'b', 'c'].map((branch) => ({
    id: branch,
    text: branch,
    children: [1, 2, 3].map((nth) => ({ id: `${branch}${nth}`, text: `${branch}${nth}` })),
  }))
  map.execute({ type: 'addTree', forest, to: { parent: 'root' } })
  const scene = composeScene({ snapshot: map.snapshot, theme: themeById(map.snapshot.theme), measurer: plainMeasurer })
  const { x, y, width, height } = topicOf(scene, id)
  const moving = new Set([carried])
  const target = dropTarget(scene, moving, { x: x + width / 2, y: where === 'before' ? y + 2 : y + height - 2 })
  expect(target).toMatchObject({ kind: 'among', to: { [where]: id } })
  const before = scene.visible(scene.bounds)
  const gap = dropGap(scene, before, target, moving)
  const after = gap ? withDropGap(scene, before, gap, moving) : before
  const yOf = (topic: string) => after.find((one) => one.id === topic)?.y
  return { gap, after, shiftOf: (topic: string) => (yOf(topic) ?? Number.NaN) - topicOf(scene, topic).y }
}

test.each([
  ['a1', 'before', 'a3'],
  ['a3', 'after', 'a1'],
  ['c1', 'before', 'b2'],
  ['c1', 'before', 'b3'],
  ['c1', 'after', 'b3'],
  ['b3', 'after', 'b1'],
  ['a1', 'after', 'b1'],
  ['a', 'after', 'b'],
  ['c', 'before', 'b'],
] as const)('nothing that is drawn lies over anything else: %s %s %s', (carried, where, id) => {
  const { gap, after } = carriedAmong(carried, where, id)
  expect(gap).not.toBeNull()
  const over = after.flatMap((one, nth) => after.slice(nth + 1).filter((other) => intersects(one, other)))
  expect(over.map((topic) => topic.id)).toEqual([])
})

test('what is carried is not drawn where it comes from once a sibling stands there', () => {
  const { gap, after } = carriedAmong('a3', 'before', 'a2')
  expect(gap?.hidesSource).toBe(true)
  expect(after.map(({ id }) => id)).not.toContain('a3')
  const far = carriedAmong('a1', 'before', 'a3')
  expect(far.gap?.hidesSource).toBe(false)
  expect(far.after.map(({ id }) => id)).toContain('a1')
})

test('branches beside theirs go along where siblings would come to lie over them', () => {
  const { shiftOf } = carriedAmong('a1', 'before', 'b2')
  expect(['b2', 'b3', 'c', 'c1'].map(shiftOf)).toEqual([36, 36, 36, 36])
  expect(['b1', 'b', 'a', 'root'].map(shiftOf)).toEqual([0, 0, 0, 0])
  const atTheEnd = carriedAmong('a1', 'after', 'b3')
  expect(['c', 'c1', 'b3', 'b'].map(atTheEnd.shiftOf)).toEqual([36, 36, 0, 0])
})
