import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { colorContrast } from '../../../../scripts/check/contrast/color-contrast.ts'
import { themes } from '../index.ts'
import type { Theme } from '../theme.ts'
import { themeInColors } from './theme-in-colors.ts'

const all: [string, Theme][] = Object.entries(themes)
const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const colors = fc.array(color, { minLength: 1, maxLength: 12 })

describe('a theme in other colours', () => {
  test.each(all)('%s can be read in any', (_, base) => {
    fc.assert(
      fc.property(colors, (chosen) => {
        const { branches, summary, background } = themeInColors(base, chosen)
        const on = (text: string, fill: string) => colorContrast(text, fill === 'none' ? background.color : fill)
        expect(branches.map(({ line }) => line)).toEqual(chosen)
        for (const { text, fill, childText, childFill } of branches) {
          expect(on(text, fill)).toBeGreaterThanOrEqual(4.5)
          expect(on(childText, childFill)).toBeGreaterThanOrEqual(4.5)
        }
        expect(on(summary.text, summary.fill)).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 50 },
    )
  })

  test.each(all)('%s fills, frames and tints as it does with its own', (_, base) => {
    const [line, paper] = [base.branches[0].line, base.background.color]
    const [own] = themeInColors(base, [line]).branches
    const [model] = base.branches
    expect(own.border).toBe(model.border)
    for (const key of ['fill', 'childFill'] as const) {
      if (model[key] === 'none' || model[key] === line || model[key] === paper) expect(own[key]).toBe(model[key])
      else expect(colorContrast(own[key], model[key])).toBeLessThan(1.05)
    }
  })

  test('has a line of its own for each branch, or one for all', () => {
    expect(themeInColors(themes.ink, ['#112233', '#445566']).line.colors).toBe('rainbow')
    expect(themeInColors(themes['sky-19'], ['#112233']).line.colors).toBe('single')
  })

  test('is made once for a list of colours, and is the theme itself for none', () => {
    const chosen = ['#AABBCC']
    const theme = themeInColors(themes['sky-19'], chosen)
    expect(themeInColors(themes['sky-19'], chosen)).toBe(theme)
    expect(themeInColors(themes.ink, chosen)).not.toBe(theme)
    expect(themeInColors(themes.ink, [])).toBe(themes.ink)
    expect(theme.branches[0].line).toBe('#aabbcc')
  })
})
