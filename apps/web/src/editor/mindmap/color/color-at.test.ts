import { center, type Point, pathBounds } from '@ramify/geometry'
import { composeScene, type Scene, type Topic } from '@ramify/scene'
import { themeById } from '@ramify/themes'
import { expect, test } from 'vitest'
import { mapOf, plainMeasurer } from '../../../../../../packages/scene/src/mindmap/testing/map-of.ts'
import { colorAt } from './color-at.ts'

const dressed = {
  id: 'a',
  text: 'Alpha',
  look: { fill: '#110000', border: '#220000', borderWidth: 4, color: '#330000', lineColor: '#440000', shape: 'rect' },
}
const other = { id: 'b', text: 'Beta', look: { lineStyle: 'straight', lineColor: '#550000' } }
const scene = sceneOf({ lines: [{ from: 'a', to: 'b', look: { color: '#660000', width: 2 } }] })

function sceneOf(settings: Parameters<typeof mapOf>[2]): Scene {
  const snapshot = mapOf({ id: 'root', text: 'Root', children: [dressed, other] }, [], {
    background: { color: '#770000' },
    ...settings,
  })
  return composeScene({ snapshot, theme: themeById(snapshot.theme), measurer: plainMeasurer })
}

function topic(id: string): Topic {
  const found = scene.placeOf(id)
  if (!found) throw new Error(`${id} is not shown`)
  return found
}

const alpha = topic('a')
const at = (x: number, y: number): Point => ({ x: alpha.x + x, y: alpha.y + y })

test('of words, fill and border of a topic', () => {
  const { text } = alpha.face.body
  expect(colorAt(scene, at(text.x + 3, text.y + text.height / 2), 1)).toBe('#330000')
  expect(colorAt(scene, at(5, alpha.height / 2), 1)).toBe('#110000')
  expect(colorAt(scene, at(1, alpha.height / 2), 1)).toBe('#220000')
})

test('of the line that leads to a topic, thin or growing thinner', () => {
  for (const [id, color] of [
    ['a', '#440000'],
    ['b', '#550000'],
  ] as const) {
    const { ends } = topic(id).place
    if (!ends) throw new Error('There is a line')
    expect(colorAt(scene, { x: ends.toX - 1, y: ends.toY }, 2), id).toBe(color)
  }
})

test('of a relation line', () => {
  const [relation] = scene.relations
  if (!relation) throw new Error('There is a relation')
  const { from, control1, control2, to } = relation.curve
  const middle = (a: 'x' | 'y') => (from[a] + 3 * control1[a] + 3 * control2[a] + to[a]) / 8
  expect(colorAt(scene, { x: middle('x'), y: middle('y') }, 2)).toBe('#660000')
})

test('of a boundary behind topics', () => {
  const look = { fill: '#880000', border: '#990000', borderWidth: 2 }
  const bounded = sceneOf({ ranges: [{ kind: 'boundary', parent: 'root', first: 'a', last: 'b', look }] })
  const [range] = bounded.ranges
  if (!range) throw new Error('There is a boundary')
  const frame = pathBounds(range.path)
  if (!frame) throw new Error('It has a frame')
  const right = frame.x + frame.width
  expect(colorAt(bounded, { x: right - 5, y: center(frame).y }, 0)).toBe('#880000')
  expect(colorAt(bounded, { x: right - 0.5, y: center(frame).y }, 0)).toBe('#990000')
})

test('of the paper where there is nothing', () => {
  expect(colorAt(scene, { x: -5_000, y: 5_000 }, 4)).toBe('#770000')
})
