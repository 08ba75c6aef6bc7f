import { themeById } from '@ramify/themes'
import { expect, test } from 'vitest'
import { composeScene } from '../compose/compose-scene.ts'
import type { Scene } from '../compose/scene.ts'
import { changed, mapOf, plainMeasurer } from '../testing/map-of.ts'

const snapshot = mapOf({
  id: 'root',
  text: 'Root',
  children: [
    { id: 'a', text: 'Alpha' },
    { id: 'b', text: 'Beta' },
  ],
})
const common = { theme: themeById(snapshot.theme), measurer: plainMeasurer }
const marksOf = (scene: Scene, id: string) => scene.placeOf(id)?.face.body.marks.map(({ kind }) => kind)
const wordsOf = (scene: Scene, id: string) =>
  scene.placeOf(id)?.face.primitives.flatMap((each) => (each.kind === 'text' ? [each.text] : []))

test('a topic with comments has a mark with their number, up to two digits', () => {
  const comments = new Map([
    ['a', 3],
    ['b', 250],
  ])
  const scene = composeScene({ ...common, snapshot, comments })
  expect([marksOf(scene, 'a'), marksOf(scene, 'root')]).toEqual([['comment'], []])
  expect([wordsOf(scene, 'a'), wordsOf(scene, 'b')]).toEqual([
    ['3', 'Alpha'],
    ['99', 'Beta'],
  ])
})

test('when numbers change, only the topics they belong to are drawn anew', () => {
  const before = composeScene({ ...common, snapshot })
  const after = composeScene({ ...common, snapshot, previous: before, comments: new Map([['a', 1]]) })
  expect(marksOf(after, 'a')).toEqual(['comment'])
  expect(after.placeOf('a')?.face).not.toBe(before.placeOf('a')?.face)
  expect(after.placeOf('b')?.face).toBe(before.placeOf('b')?.face)
  const again = composeScene({ ...common, snapshot, previous: after })
  expect(marksOf(again, 'a')).toEqual([])
})

test('they stay while the map changes, also when both change at once', () => {
  const comments = new Map([['a', 1]])
  const before = composeScene({ ...common, snapshot, comments })
  const node = snapshot.nodes.get('a')
  if (!node) throw new Error('It is there')
  const change = changed(snapshot, [{ ...node, folded: true }])
  const go = (counts: ReadonlyMap<string, number>) =>
    composeScene({ ...common, snapshot: change.after, previous: before, change, comments: counts })
  expect(marksOf(go(comments), 'a')).toEqual(['comment'])
  expect([marksOf(go(new Map([['b', 2]])), 'a'), marksOf(go(new Map([['b', 2]])), 'b')]).toEqual([[], ['comment']])
})
