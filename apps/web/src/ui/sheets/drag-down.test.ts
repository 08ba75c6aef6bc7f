import { expect, test } from 'vitest'
import { dragDown } from './drag-down.ts'

const start = { x: 100, y: 500, at: 0 }
const height = 400
const slow = (y: number) => ({ x: 100, y: 500 + y, at: y * 10 })
const handle = { isHandle: true, isScrolled: false }
const content = { isHandle: false, isScrolled: false }

test('a sheet follows the finger, and closes past 30 % of its height', () => {
  for (const [far, closes] of [
    [119, false],
    [121, true],
  ] as const) {
    const drag = dragDown(start, handle)
    expect(drag.move(slow(60))).toBe(60)
    expect(drag.move(slow(far))).toBe(far)
    expect(drag.end(slow(far), height)).toBe(closes)
  }
})

test('a flick closes it from anywhere', () => {
  const drag = dragDown(start, handle)
  drag.move({ ...start, y: 510, at: 10 })
  drag.move({ ...start, y: 540, at: 30 })
  expect(drag.end({ ...start, y: 540, at: 30 }, height)).toBe(true)
})

test('it goes no higher than it stands, and a press moves nothing', () => {
  const up = dragDown(start, handle)
  expect(up.move(slow(-50))).toBe(0)
  expect(up.end(slow(-50), height)).toBe(false)
  const press = dragDown(start, handle)
  expect(press.move(slow(3))).toBe(null)
  expect(press.end(slow(3), height)).toBe(null)
})

test('inside it a finger scrolls, unless it pulls down what is scrolled to the top', () => {
  expect(dragDown(start, content).move(slow(40))).toBe(40)
  expect(dragDown(start, content).move(slow(-40))).toBe(null)
  expect(dragDown(start, content).move({ x: 150, y: 520, at: 10 })).toBe(null)
  const scrolled = dragDown(start, { isHandle: false, isScrolled: true })
  expect(scrolled.move(slow(200))).toBe(null)
  expect(scrolled.end(slow(200), height)).toBe(null)
})

test('what went to a side first stays with that', () => {
  const drag = dragDown(start, content)
  expect(drag.move({ x: 130, y: 505, at: 10 })).toBe(null)
  expect(drag.move({ x: 130, y: 700, at: 20 })).toBe(null)
})
