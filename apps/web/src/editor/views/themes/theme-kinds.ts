import type { Theme } from '@ramify/themes'

/** Themes that come with the app, by what one looks for among them. */
export const themeKinds = {
  all: () => true,
  light: ({ dark }) => !dark,
  dark: ({ dark }) => dark,
  /** All branches in one colour. */
  plain: ({ line }) => line.colors === 'single',
  vip: ({ level }) => level > 0,
} satisfies Record<string, (theme: Theme) => boolean>

export type ThemeKind = keyof typeof themeKinds
