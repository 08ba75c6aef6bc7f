import { themeById } from '@ramify/themes'
import { type ThemePalette, themePalette } from '../../views/colors/theme-palette.ts'

/** Colours that go with a theme; the same object for the same theme. */
export function paletteOf(theme: string): ThemePalette {
  let palette = known.get(theme)
  if (!palette) {
    palette = themePalette(themeById(theme))
    known.set(theme, palette)
  }
  return palette
}

const known = new Map<string, ThemePalette>()
