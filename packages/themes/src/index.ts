import { aurora } from './catalog/aurora.ts'
import { blueprint } from './catalog/blueprint.ts'
import { classic } from './catalog/classic.ts'
import { deepSea } from './catalog/deep-sea.ts'
import { ember } from './catalog/ember.ts'
import { forest } from './catalog/forest.ts'
import { fresh1 } from './catalog/fresh-1.ts'
import { fresh2 } from './catalog/fresh-2.ts'
import { freshBlue } from './catalog/fresh-blue.ts'
import { graphite } from './catalog/graphite.ts'
import { ink } from './catalog/ink.ts'
import { midnight } from './catalog/midnight.ts'
import { orchid } from './catalog/orchid.ts'
import { simple4 } from './catalog/simple-4.ts'
import { sky19 } from './catalog/sky-19.ts'
import { spy1 } from './catalog/spy-1.ts'
import { spy2 } from './catalog/spy-2.ts'
import { spy3 } from './catalog/spy-3.ts'
import { spy4 } from './catalog/spy-4.ts'
import { spy5 } from './catalog/spy-5.ts'
import { spy6 } from './catalog/spy-6.ts'
import { spy7 } from './catalog/spy-7.ts'
import { spy8 } from './catalog/spy-8.ts'
import { spy9 } from './catalog/spy-9.ts'
import { spy10 } from './catalog/spy-10.ts'
import { terrazzo } from './catalog/terrazzo.ts'
import type { Theme } from './theme.ts'

export { hexOf } from './colors/hex-of.ts'
export { labelColors } from './colors/label-colors.ts'
export { mix } from './colors/mix.ts'
export { palettes } from './colors/palettes.ts'
export { contrasting, readable } from './colors/readable.ts'
export { themeInColors } from './colors/theme-in-colors.ts'
export { marks } from './marks.ts'
export type { Theme } from './theme.ts'

/** Every theme, in the order people are shown them. */
export const themes = {
  'sky-19': sky19,
  classic,
  'fresh-blue': freshBlue,
  'fresh-1': fresh1,
  'fresh-2': fresh2,
  'simple-4': simple4,
  'spy-1': spy1,
  'spy-2': spy2,
  'spy-3': spy3,
  'spy-4': spy4,
  'spy-5': spy5,
  'spy-6': spy6,
  'spy-7': spy7,
  'spy-8': spy8,
  'spy-9': spy9,
  'spy-10': spy10,
  ink,
  terrazzo,
  orchid,
  midnight,
  graphite,
  aurora,
  forest,
  ember,
  'deep-sea': deepSea,
  blueprint,
} satisfies Record<string, Theme>

export type ThemeId = keyof typeof themes

export const defaultTheme: ThemeId = 'sky-19'

/** For a map that is made while the app is dark. */
export const defaultDarkTheme: ThemeId = 'midnight'

/** A document may name a theme we do not know, from a newer version or another program: it is drawn in the default. */
export function themeById(id: string): Theme {
  return isThemeId(id) ? themes[id] : themes[defaultTheme]
}

function isThemeId(id: string): id is ThemeId {
  return Object.hasOwn(themes, id)
}
