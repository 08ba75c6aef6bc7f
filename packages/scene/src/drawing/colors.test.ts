import { expect, test } from 'vitest'
import { colorOr } from './colors.ts'

test('only colours are colours', () => {
  for (const color of ['#abc', '#aabbcc', '#aabbccdd', 'rebeccapurple', 'rgb(1, 2, 3)', 'hsla(120deg 50% 50% / 0.5)']) {
    expect(colorOr(color, 'fallback')).toBe(color)
  }
  for (const other of ['', 'url(#a)', 'red;x:y', '#12', 'var(--x)', 'expression(1)', '"', 'image(x)']) {
    expect(colorOr(other, 'fallback')).toBe('fallback')
  }
  expect(colorOr('none', 'fallback')).toBeNull()
  expect(colorOr(undefined, null)).toBeNull()
})
