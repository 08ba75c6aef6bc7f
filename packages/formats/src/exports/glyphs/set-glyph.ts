/** One glyph of a text that was set in a font. Numbers are units of that font; y goes up. */
export interface SetGlyph {
  /** Of the font, in one weight and style: glyphs that share it may share a font in a file. */
  readonly font: GlyphFont
  /** Glyphs of the same font and the same key have the same outline. */
  readonly key: string
  /** The characters it stands for; empty for what belongs to a glyph before it. */
  readonly text: string
  readonly advance: number
  readonly x: number
  readonly y: number
  /** Its outline, made when somebody looks. */
  outline(): readonly OutlineStep[]
}

/** The glyphs of one word, sign or space. The same array wherever the word comes again, so that what is made of it is made once. */
export type SetWord = readonly SetGlyph[]

export interface GlyphFont {
  /** As files name it: `Inter-Bold`. */
  readonly name: string
  readonly unitsPerEm: number
  readonly ascent: number
  readonly descent: number
  readonly weight: number
  /** How far letters lean to the right, for fonts without an italic of their own: pixels for each pixel up. */
  readonly slant: number
}

export interface OutlineStep {
  readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
  readonly args: readonly number[]
}
