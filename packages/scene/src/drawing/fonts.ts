import type { Font } from '@ramify/text'

/** A font of a theme. The same object for the same values: measurers remember fonts. */
export function themeFont(family: string, size: number, weight: number): Font {
  const key = `${size}|${weight}|${family}`
  let font = ofThemes.get(key)
  if (!font) {
    font = { families: familiesOf(family), size, weight, italic: false }
    ofThemes.set(key, font)
  }
  return font
}

const ofThemes = new Map<string, Font>()

export interface FontChange {
  readonly size?: number | undefined
  readonly weight?: number | undefined
  readonly italic?: boolean | undefined
  readonly families?: readonly string[] | undefined
}

/** A font like another with something different. The same object for the same change: measurers remember fonts. */
export function varyFont(font: Font, change: FontChange): Font {
  const size = change.size ?? font.size
  const weight = change.weight ?? font.weight
  const italic = change.italic ?? font.italic
  const families = change.families ?? font.families
  if (size === font.size && weight === font.weight && italic === font.italic && families === font.families) return font
  let variants = made.get(font)
  if (!variants) {
    variants = new Map()
    made.set(font, variants)
  }
  const key = `${size}|${weight}|${italic}|${families.join()}`
  let variant = variants.get(key)
  if (!variant) {
    variant = { families, size, weight, italic }
    if (variants.size >= mostVariants) variants.clear()
    variants.set(key, variant)
  }
  return variant
}

/** Heavier than the font is by itself, so that it shows also where the theme sets its text in a strong weight. */
export function boldWeight({ weight }: Font): number {
  return weight < 600 ? 600 : 700
}

/** What a document may name without end is not kept without end. */
const mostVariants = 1_000

const made = new WeakMap<Font, Map<string, Font>>()

/** The families of a CSS list. */
export function familiesOf(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim().replace(/^["']|["']$/g, ''))
    .filter((name) => name !== '')
}
