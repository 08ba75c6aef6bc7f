import { expect, test } from 'vitest'
import { colorContrast } from '../../../../scripts/check/contrast/color-contrast.ts'
import { defaultDarkTheme, defaultTheme, themes } from '../index.ts'
import { palettes } from './palettes.ts'

test('eight palettes, no two of one name', () => {
  expect(palettes).toHaveLength(8)
  for (const key of ['en', 'zh'] as const) expect(new Set(palettes.map(({ name }) => name[key])).size).toBe(8)
})

test.each(palettes)('$id has up to twelve different colours that are seen on light and on dark paper', ({ colors }) => {
  expect(colors.length).toBeGreaterThan(1)
  expect(colors.length).toBeLessThanOrEqual(12)
  expect(new Set(colors).size).toBe(colors.length)
  for (const color of colors) {
    for (const id of [defaultTheme, defaultDarkTheme]) {
      expect(colorContrast(color, themes[id].background.color)).toBeGreaterThanOrEqual(3)
    }
  }
})
