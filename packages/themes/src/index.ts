import { aurora } from './aurora.ts'
import { blueprint } from './blueprint.ts'
import { classic } from './classic.ts'
import { deepSea } from './deep-sea.ts'
import { ember } from './ember.ts'
import { forest } from './forest.ts'
import { fresh1 } from './fresh-1.ts'
import { fresh2 } from './fresh-2.ts'
import { freshBlue } from './fresh-blue.ts'
import { graphite } from './graphite.ts'
import { ink } from './ink.ts'
import { midnight } from './midnight.ts'
import { orchid } from './orchid.ts'
import { simple4 } from './simple-4.ts'
import { sky19 } from './sky-19.ts'
import { spy1 } from './spy-1.ts'
import { spy2 } from './spy-2.ts'
import { spy3 } from './spy-3.ts'
import { spy4 } from './spy-4.ts'
import { spy5 } from './spy-5.ts'
import { spy6 } from './spy-6.ts'
import { spy7 } from './spy-7.ts'
import { spy8 } from './spy-8.ts'
import { spy9 } from './spy-9.ts'
import { spy10 } from './spy-10.ts'
import { terrazzo } from './terrazzo.ts'
import type { Theme } from './theme.ts'

export { labelColors } from './colors/label-colors.ts'
export { mix } from './colors/mix.ts'
export { palettes } from './colors/palettes.ts'
export { outstanding, readable } from './colors/readable.ts'
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
