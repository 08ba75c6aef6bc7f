import type { OwnCollection } from '../../core/own-collection.ts'
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

/** What is being named: this map's style, or a theme that has a name already. */
export type ThemeNamed = { readonly kind: 'save' } | { readonly kind: 'rename'; readonly theme: OwnTheme }

/** Themes that the person made, wherever they are kept. */
export type OwnThemes = OwnCollection<OwnTheme>
