import type { MapStyle } from './map-style.ts'

/** A theme that a person made and named. A map that wears it has its style and does not know of it. */
export interface OwnTheme extends MapStyle {
  readonly id: string
  readonly name: string
}

/** As many as the account keeps. */
export const mostOwnThemes = 30

/** Letters of a name. */
export const longestThemeName = 50
