import { expect, test } from 'vitest'
import { hexColor } from './hex-color.ts'

test.each([
  ['#3982FC', '#3982fc'],
  ['3982fc', '#3982fc'],
  [' #f0a ', '#ff00aa'],
  ['abc', '#aabbcc'],
  ['#12345', null],
  ['#1234567', null],
  ['red', null],
  ['', null],
  ['url(#a)', null],
])('the colour typed as %j is %j', (typed, color) => {
  expect(hexColor(typed)).toBe(color)
})
