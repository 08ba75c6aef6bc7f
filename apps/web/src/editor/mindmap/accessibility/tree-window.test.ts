import { type MapSnapshot, newMap, openMap } from '@ramify/document'
import { composeScene } from '@ramify/scene'
import type { Measurer } from '@ramify/text'
import { themeById } from '@ramify/themes'
import { expect, test } from 'vitest'
import { treeWindow } from './tree-window.ts'

const measurer: Measurer = {
  width: (text, { size }) => (text.length * size) / 2,
  lineMetrics: ({ size }) => ({ ascent: 0.95 * size, descent: 0.25 * size }),
}

const many = (prefix: string) => Array.from({ length: 500 }, (_, i) => ({ id: `${prefix}${i}`, text: `${prefix}${i}` }))

const map = openMap(newMap({ text: 'Root', root: 'root' }))
map.execute({
  type: 'addTree',
  forest: [
    { id: 'a', text: 'A', children: many('a') },
    { id: 'b', text: 'B', folded: true, children: [{ id: 'b1', text: 'B1' }, { id: 'b2' }] },
  ],
  to: { parent: 'root' },
})
const { snapshot } = map
const sceneOf = (shown: MapSnapshot) => composeScene({ snapshot: shown, theme: themeById(shown.theme), measurer })
const scene = sceneOf(snapshot)
const rows = (lead: string | null) => treeWindow(scene, lead === null ? [] : [lead])

test('is small, however large the map', () => {
  expect(rows('a').length).toBeLessThan(40)
  expect(rows('a250').length).toBeLessThan(40)
})

test('tells the place in the whole', () => {
  expect(rows('a250').find(({ id }) => id === 'a250')).toMatchObject({
    id: 'a250',
    text: 'a250',
    level: 3,
    size: 500,
    position: 251,
    isExpanded: null,
    hidden: 0,
  })
  expect(
    rows('a250')
      .slice(0, 2)
      .map(({ id, level }) => [id, level]),
  ).toEqual([
    ['root', 1],
    ['a', 2],
  ])
})

test('children come between their parent and its next sibling, and not when folded', () => {
  expect(
    rows('a')
      .map(({ id }) => id)
      .slice(0, 4),
  ).toEqual(['root', 'a', 'a0', 'a1'])
  expect(rows('a').at(-1)).toMatchObject({ id: 'b', isExpanded: false, hidden: 2 })
  expect(rows('b').map(({ id }) => id)).toEqual(['root', 'a', 'b'])
})

test('begins at the root when nothing is selected', () => {
  expect(rows(null).map(({ id }) => id)).toEqual(['root', 'a', 'b'])
})

test('has everything that is selected, also in other branches', () => {
  const ids = treeWindow(scene, ['a3', 'a499', 'b']).map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(['a3', 'a499', 'b']))
  expect(new Set(ids).size).toBe(ids.length)
})

test('a map of up to two hundred topics is there whole, in reading order, but for what is folded away', () => {
  const small = openMap(newMap({ text: 'Root', root: 'root' }))
  const two = (prefix: string) => [
    { id: `${prefix}1`, text: '1' },
    { id: `${prefix}2`, text: '2' },
  ]
  small.execute({
    type: 'addTree',
    forest: [
      { id: 'a', text: 'A', children: two('a') },
      { id: 'b', text: 'B', folded: true, children: two('b') },
    ],
    to: { parent: 'root' },
  })
  small.execute({ type: 'moveNodes', ids: ['a2'], to: { at: { x: 300, y: 300 } } })
  const ids = (selection: readonly string[]) => treeWindow(sceneOf(small.snapshot), selection).map(({ id }) => id)
  expect(ids([])).toEqual(['root', 'a', 'a1', 'b', 'a2'])
  expect(ids(['a2'])).toEqual(ids([]))
  expect(treeWindow(sceneOf(small.snapshot), []).map(({ level, position, size }) => [level, position, size])).toEqual([
    [1, 1, 2],
    [2, 1, 2],
    [3, 1, 1],
    [2, 2, 2],
    [1, 2, 2],
  ])
  const children = Array.from({ length: 197 }, (_, nth) => ({ id: `c${nth}`, text: `${nth}` }))
  small.execute({ type: 'addTree', forest: children.slice(0, 195), to: { parent: 'a1' } })
  expect(ids([])).toHaveLength(200)
  small.execute({ type: 'addTree', forest: children.slice(195), to: { parent: 'a1' } })
  expect(ids([]).length).toBeLessThan(40)
})
