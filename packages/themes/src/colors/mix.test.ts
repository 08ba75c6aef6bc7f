import { expect, test } from 'vitest'
import { mix } from './mix.ts'

test('colours mix', () => {
  expect(mix('#3982fc', '#ffffff', 0.12)).toBe('#e7f0ff')
  expect(mix('#3982fc', '#000000', 0.7)).toBe('#285bb0')
  expect(mix('red', '#000000', 0.7)).toBe('red')
})
