import { expect, test } from 'vitest'
import { type Box, layoutMap } from './layout-map.ts'
import { branches } from './map-content.ts'

const layout = layoutMap(['Start with', 'one thought'], branches, (label) => label, {
  root: (text) => text.length * 12,
  level1: (text) => text.length * 9,
  level2: (text) => text.length * 7,
})

const boxes = [layout.root, ...layout.branches.flatMap(({ box, topics }) => [box, ...topics.map((topic) => topic.box)])]

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

test('no topic covers another', () => {
  for (const [index, box] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false)
  }
})

test('everything lies within the bounds', () => {
  const { x, y, width, height } = layout.bounds
  for (const box of boxes) {
    expect(box.x).toBeGreaterThanOrEqual(x)
    expect(box.x + box.width).toBeLessThanOrEqual(x + width)
    expect(box.y).toBeGreaterThanOrEqual(y)
    expect(box.y + box.height).toBeLessThanOrEqual(y + height)
  }
})

test('three branches on either side', () => {
  expect(layout.branches.map(({ box }) => Math.sign(box.x))).toEqual([1, 1, 1, -1, -1, -1])
})
