import type { MapSnapshot } from '@ramify/document'
import { type Theme, themeById, themeInColors } from '@ramify/themes'

/** The theme of a map, in the map's own colours of branches where it has some. The same object while both are the same. */
export function themeOf({ theme, colors }: Pick<MapSnapshot, 'theme' | 'colors'>): Theme {
  const base = themeById(theme)
  return colors ? themeInColors(base, colors) : base
}
