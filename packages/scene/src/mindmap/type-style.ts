import type { Font } from '@ramify/text'
import type { Theme } from '@ramify/themes'
import { themeFont } from '../drawing/fonts.ts'
import type { RoleKind } from './role-kind.ts'

/** All of a role that decides about sizes. The same object for the same values, whatever the theme. */
export interface TypeStyle {
  readonly font: Font
  /** Lines are broken here, unless a person set a width. */
  readonly maxWidth: number
  readonly align: 'left' | 'center'
  /** From the text to the edge: of shapes that have one, and of those where the text just stands. */
  readonly boxed: Padding
  readonly bare: Padding
}

export interface Padding {
  readonly x: number
  readonly y: number
}

export function typeStyle(font: Theme['font'], kind: RoleKind): TypeStyle {
  const { size, weight } = sizes[kind](font)
  const key = [kind, size, weight, font.family].join('|')
  let style = made.get(key)
  if (!style) {
    style = { ...measures[kind], font: themeFont(font.family, size, weight) }
    made.set(key, style)
  }
  return style
}

const made = new Map<string, TypeStyle>()

const sizes: Record<RoleKind, (font: Theme['font']) => { size: number; weight: number }> = {
  root: ({ root }) => root,
  level1: ({ level1 }) => level1,
  deeper: ({ level2 }) => level2,
  summary: ({ level2 }) => ({ size: level2.size, weight: 500 }),
  floating: ({ level2 }) => level2,
}

const measures: Record<RoleKind, Omit<TypeStyle, 'font'>> = {
  root: { maxWidth: 400, align: 'center', boxed: { x: 28, y: 13 }, bare: { x: 12, y: 8 } },
  level1: { maxWidth: 320, align: 'left', boxed: { x: 14, y: 7 }, bare: { x: 10, y: 6 } },
  deeper: { maxWidth: 320, align: 'left', boxed: { x: 10, y: 5 }, bare: { x: 6, y: 4 } },
  summary: { maxWidth: 320, align: 'left', boxed: { x: 12, y: 5 }, bare: { x: 6, y: 4 } },
  floating: { maxWidth: 320, align: 'left', boxed: { x: 12, y: 6 }, bare: { x: 6, y: 4 } },
}
