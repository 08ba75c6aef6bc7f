import { bundledFonts } from '@ramify/text'
import { expect, test } from 'vitest'
import { cssFont, cssFontOfText } from './css-font.ts'

const font = { families: ['Arial', 'Noto Serif'], size: 14.5, weight: 600, italic: true }

test('a font as CSS writes it', () => {
  expect(cssFont(font)).toBe("italic 600 14.5px 'Arial', 'Noto Serif', sans-serif")
  expect(cssFont({ ...font, families: ["a'b\\"], italic: false })).toBe("600 14.5px 'ab', sans-serif")
  expect(cssFont({ ...font, families: ['Noto Serif SC'], italic: false })).toBe("600 14.5px 'Noto Serif SC', serif")
  expect(cssFont({ ...font, families: ['Noto Sans Mono'], italic: false })).toContain(', monospace')
})

test('text that is not cut into pieces names each font it could be measured in once, and no other', () => {
  const named = cssFontOfText(font)
    .split("'")
    .filter((_, i) => i % 2 === 1)
  expect(named[0]).toBe('Noto Serif')
  expect(named).toContain('Noto Emoji')
  expect(named.toSorted()).toEqual(bundledFonts.map(({ family }) => family).toSorted())
})
