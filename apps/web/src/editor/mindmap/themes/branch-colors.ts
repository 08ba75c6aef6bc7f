import { palettes } from '@ramify/themes'

export const mostColors = 12

/** With one more: the first of the ready ones that is not there yet. */
export function withOneMore(colors: readonly string[]): readonly string[] {
  const known = new Set(colors.map((color) => color.toLowerCase()))
  const next = palettes.flatMap((palette) => palette.colors).find((color) => !known.has(color))
  return next === undefined || colors.length >= mostColors ? colors : [...colors, next]
}

/** With another in one place; null takes that place away. The last one that goes leaves it to the theme. */
export function withOther(colors: readonly string[], at: number, color: string | null): readonly string[] | null {
  const others = color === null ? colors.toSpliced(at, 1) : colors.with(at, color)
  return others.length === 0 ? null : others
}

/** Several colours where there was one, or one where there were several: the theme's own where it has as many. */
export function manyOrOne(
  colors: readonly string[],
  ofTheme: readonly string[],
  isRainbow: boolean,
): readonly string[] | null {
  if (isRainbow) return ofTheme.length > 1 ? null : (palettes[0]?.colors ?? null)
  return ofTheme.length === 1 ? null : colors.slice(0, 1)
}

export function sameColors(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((color, at) => color.toLowerCase() === other[at])
}
