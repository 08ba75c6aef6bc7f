/**
 * The one place where a width becomes pixels. Widths come here as fractions of an em made of whole units of the font, equal
 * in every implementation, so the result is equal too. The grid of 1/64 px, the browsers' own, makes sums exact: a line is
 * as wide as its pieces, however it was cut into them.
 */
export function pixels(em: number, size: number): number {
  return Math.round(em * size * 64) / 64
}
