import { expect, test } from 'vitest'
import { edgePlace } from './edge-place.ts'

const screen = { width: 1_000, height: 600 }
const at = (x: number, y: number) => edgePlace({ x, y, width: 100, height: 20 }, screen)

test('nothing stands for what can be seen, even in part', () => {
  expect([at(0, 0), at(-90, 300), at(950, 590)]).toEqual([null, null, null])
})

test('a tag stands at the side where it is, beside it as far as the screen goes', () => {
  expect(at(-500, 290)).toEqual({ edge: 'left', x: 12, y: 300 })
  expect(at(1_200, 290)).toEqual({ edge: 'right', x: 988, y: 300 })
  expect(at(450, -400)).toEqual({ edge: 'up', x: 500, y: 12 })
  expect(at(450, 900)).toEqual({ edge: 'down', x: 500, y: 588 })
  expect(at(5_000, 900)).toEqual({ edge: 'right', x: 988, y: 588 })
})
