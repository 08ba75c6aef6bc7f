import { themeInColors, themes } from '@ramify/themes'
import { expect, test } from 'vitest'
import { themePalette } from './theme-palette.ts'

test.each(Object.values(themes).map((theme) => [theme.id, theme] as const))(
  '%s has six soft fills, eight colours for words and five tones, each once',
  (_id, theme) => {
    const { branches, fills, texts, tones, columns } = themePalette(theme)
    expect([fills.length, texts.length]).toEqual([6, 8])
    expect(branches).toContain(theme.branches[0].line.toLowerCase())
    expect(tones).toHaveLength(5 * columns)
    expect(columns).toBeLessThanOrEqual(10)
    // Two that are alike could not be told apart by their names.
    expect(new Set([...branches, ...tones]).size).toBe(branches.length + tones.length)
    for (const color of [...branches, ...fills, ...texts, ...tones]) expect(color).toMatch(/^#[0-9a-f]{6}$/)
  },
)

test('colours of the map stand before those of its theme', () => {
  const theme = themes['sky-19']
  const { branches } = themePalette(themeInColors(theme, ['#aa3311', '#3982fc']), theme)
  expect(branches.slice(0, 2)).toEqual(['#aa3311', '#3982fc'])
  expect(branches).toContain('#08a39e')
})
