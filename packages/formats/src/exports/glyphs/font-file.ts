import type { OutlineStep } from './set-glyph.ts'

/** What is asked of an opened font file: the part of fontkit's fonts that is used, so that nothing has to be loaded to know it. */
export interface OpenedFontFile {
  readonly unitsPerEm: number
  readonly ascent: number
  readonly descent: number
  layout(text: string, features?: Record<string, boolean>, script?: string): FontRun
}

interface FontRun {
  readonly glyphs: readonly FontGlyph[]
  readonly positions: readonly {
    readonly xAdvance: number
    readonly xOffset: number
    readonly yOffset: number
  }[]
}

interface FontGlyph {
  readonly id: number
  readonly codePoints: readonly number[]
  readonly path: { readonly commands: readonly OutlineStep[] }
}
