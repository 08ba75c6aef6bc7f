import { palettes } from '@ramify/themes'
import { expect, test } from 'vitest'
import { manyOrOne, mostColors, sameColors, withOneMore, withOther } from './branch-colors.ts'

const [spectrum] = palettes.map(({ colors }) => colors)

test('grow by one that is not there yet, up to the most', () => {
  let colors: readonly string[] = ['#112233']
  while (withOneMore(colors) !== colors) colors = withOneMore(colors)
  expect(colors).toHaveLength(mostColors)
  expect(new Set(colors).size).toBe(mostColors)
})

test('change in one place, and are left to the theme when the last one goes', () => {
  expect(withOther(['#111111', '#222222'], 1, '#333333')).toEqual(['#111111', '#333333'])
  expect(withOther(['#111111', '#222222'], 0, null)).toEqual(['#222222'])
  expect(withOther(['#111111'], 0, null)).toBeNull()
})

test('are many or one: as the theme has them, where it has', () => {
  expect(manyOrOne(['#111111', '#222222'], ['#111111', '#222222'], false)).toEqual(['#111111'])
  expect(manyOrOne(['#111111', '#222222'], ['#333333'], false)).toBeNull()
  expect(manyOrOne(['#111111'], ['#333333', '#444444'], true)).toBeNull()
  expect(manyOrOne(['#111111'], ['#333333'], true)).toBe(spectrum)
})

test('are the same however they are written', () => {
  expect(sameColors(['#AABBCC'], ['#aabbcc'])).toBe(true)
  expect(sameColors(['#AABBCC'], ['#aabbcc', '#aabbcc'])).toBe(false)
})
