import type { BundledFont } from './bundled-fonts.ts'

/** One static weight and style of a bundled family: what a set of font files stands for, at any size. */
export interface FontCut {
  readonly font: BundledFont
  readonly weight: number
  /** False too when the family has no italic: then a browser slants the upright, which changes no width. */
  readonly italic: boolean
  readonly key: string
}

const cuts = new Map<string, FontCut>()

/** The cut that stands in for the wished weight and style. The same object each time, so it can be a key. */
export function fontCut(font: BundledFont, weight: number, italic: boolean): FontCut {
  const slanted = italic && font.italic
  const nearest = font.weights.reduce((a, b) => (Math.abs(b - weight) < Math.abs(a - weight) ? b : a))
  const key = `${font.id}-${nearest}-${slanted ? 'italic' : 'normal'}`
  let cut = cuts.get(key)
  if (!cut) {
    cut = { font, weight: nearest, italic: slanted, key }
    cuts.set(key, cut)
  }
  return cut
}
