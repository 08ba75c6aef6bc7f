import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileName } from './file-name.ts'
import { charactersOf, isBlankName, longestFileName, shortenInto } from './name-rules.ts'

const family = '👨‍👩‍👧‍👦'
const names = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(fc.constantFrom(family, 'é', 'e\u0301', '导', '\n', '\t', ' ', '🇩🇪', '\u200b'), { maxLength: 60 })
    .map((parts) => parts.join('')),
)

describe('a file name', () => {
  it.each([
    ['fifty letters', 'a'.repeat(50), true],
    ['fifty-one letters', 'a'.repeat(51), false],
    ['fifty families, 550 units', family.repeat(50), true],
    ['fifty-one families', family.repeat(51), false],
    ['fifty Chinese characters', '导'.repeat(50), true],
    ['fifty letters with an accent of their own', 'e\u0301'.repeat(50), true],
    ['a letter under two thousand accents', `a${'\u0301'.repeat(2000)}`, false],
    ['a bell', 'a\u0007', false],
    ['an escape', '\u001b[31m', false],
  ])('%s', (_what, name, fits) => {
    expect(fileName.safeParse(name).success).toBe(fits)
  })

  it('is one line', () => {
    expect(fileName.parse(' a\r\nb\tc\u2028d ')).toBe('a b c d')
  })

  it('is blank when nothing in it can be seen', () => {
    for (const name of ['', ' ', '\u200b', '\u00a0\u3000', '\u2060\ufe0f', '\u3164'])
      expect(isBlankName(name)).toBe(true)
    for (const name of ['0', '.', '导', family, ' a']) expect(isBlankName(name)).toBe(false)
  })

  it('stays as it is once it is one, and fits', () => {
    fc.assert(
      fc.property(names, (text) => {
        const parsed = fileName.safeParse(text)
        if (!parsed.success) return
        expect(fileName.parse(parsed.data)).toBe(parsed.data)
        expect(charactersOf(parsed.data).length).toBeLessThanOrEqual(longestFileName)
        expect(parsed.data).not.toMatch(/[\r\n]/)
      }),
    )
  })

  it('is shortened to a name that fits', () => {
    fc.assert(
      fc.property(names, (text) => {
        const parsed = fileName.safeParse(text)
        if (!parsed.success) return
        const copy = shortenInto(parsed.data, (name) => `${name} (copy)`)
        expect(copy.endsWith('(copy)')).toBe(true)
        expect(fileName.safeParse(copy).success).toBe(true)
      }),
    )
    expect(shortenInto(family.repeat(50), (name) => `${name} 2`)).toBe(`${family.repeat(48)} 2`)
  })
})
