import type { MapSnapshot } from '@ramify/document'
import { isSameStyle, type MapStyle, said, styleOf } from './map-style.ts'
import type { OwnTheme } from './own-theme.ts'

/** A theme that can be chosen: one that comes with the app, or one that the person made. */
export interface ThemeChoice {
  readonly style: MapStyle
  /** A person's own says all of a map's style; the others leave paper and spacing as they are. */
  readonly isOwn: boolean
}

/** A choice, and by which name one knows which it is. */
export interface NamedChoice extends ThemeChoice {
  readonly id: string
}

/** The person's own theme that a map looks like, without anything changed by hand since. */
export function wornTheme(snapshot: MapSnapshot, themes: readonly OwnTheme[]): OwnTheme | undefined {
  const style = styleOf(snapshot)
  return themes.find((theme) => isSameStyle(theme, style))
}

/** What a map has by hand: nothing of it where all of it is one of the person's own themes. */
export function handMade(snapshot: MapSnapshot, worn: OwnTheme | undefined): MapStyle {
  return worn ? { theme: snapshot.theme } : styleOf(snapshot)
}

export function hasOwnLooks({ levels, colors }: MapStyle): boolean {
  return levels !== undefined || colors !== undefined
}

/** What a map looks like in the theme that was chosen; `made` is what it has by hand, and `isKept` whether its looks stay. */
export function styleIn({ style, isOwn }: ThemeChoice, made: MapStyle, isKept: boolean): MapStyle {
  const { background, spacing } = isOwn ? style : made
  return said<MapStyle>({
    theme: style.theme,
    levels: (isKept ? made.levels : undefined) ?? style.levels,
    colors: (isKept ? made.colors : undefined) ?? style.colors,
    background,
    spacing,
  })
}
