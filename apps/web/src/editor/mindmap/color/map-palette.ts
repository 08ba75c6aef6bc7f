import type { MapSnapshot } from '@ramify/document'
import { themeOf } from '@ramify/scene'
import { themeById } from '@ramify/themes'
import { type ThemePalette, themePalette } from '../../views/colors/theme-palette.ts'

/** Of a map: where it has colours of its own, these and then its theme's. */
export function paletteOf(snapshot: MapSnapshot): ThemePalette {
  return themePalette(themeOf(snapshot), themeById(snapshot.theme))
}
