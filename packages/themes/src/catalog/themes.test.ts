import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { defaultDarkTheme, defaultTheme, themeById, themes } from '../index.ts'
import type { Theme } from '../theme.ts'

const all: [string, Theme][] = Object.entries(themes)

describe('themes', () => {
  test('26 of them, five for VIP members', () => {
    expect(all).toHaveLength(26)
    expect(all.filter(([, theme]) => theme.level === 1)).toHaveLength(5)
  })

  test('each is in a file of its name, and in the table', () => {
    const others = ['colors', 'index.ts', 'marks.ts', 'theme.ts']
    const files = readdirSync(import.meta.dirname).filter(
      (file) => !others.includes(file) && !file.endsWith('.test.ts'),
    )
    expect(files.sort()).toEqual(all.map(([id]) => `${id}.ts`).sort())
  })

  test.each(all)('%s is known by its own id and has a name in each language', (id, theme) => {
    expect(theme.id).toBe(id)
    expect(theme.name.en).toMatch(/\S/)
    expect(theme.name.zh).toMatch(/\p{Script=Han}/u)
  })

  test('no two share a name', () => {
    expect(new Set(all.map(([, theme]) => theme.name.en)).size).toBe(all.length)
    expect(new Set(all.map(([, theme]) => theme.name.zh)).size).toBe(all.length)
  })

  test.each(all)('%s has at least one branch, and only colours that a painter reads', (_, theme) => {
    expect(theme.branches.length).toBeGreaterThan(0)
    const paints = [theme.background, theme.root, ...theme.branches, theme.relation, theme.summary, theme.floating]
      .flatMap((part) => Object.values(part))
      .filter((value) => typeof value === 'string' && value.startsWith('#'))
    for (const paint of paints) expect(paint).toMatch(/^#[0-9a-f]{6}$/)
  })

  test('the defaults are one light and one dark theme that everybody may use', () => {
    expect(themes[defaultTheme]).toMatchObject({ dark: false, level: 0 })
    expect(themes[defaultDarkTheme]).toMatchObject({ dark: true, level: 0 })
  })
})

describe('themeById', () => {
  test('gives the theme of that id', () => {
    expect(themeById('midnight')).toBe(themes.midnight)
  })

  test.each(['', 'SKY-19', 'from-the-future', 'constructor', '__proto__'])(
    'reads unknown "%s" as the default',
    (id) => {
      expect(themeById(id)).toBe(themes['sky-19'])
    },
  )
})
