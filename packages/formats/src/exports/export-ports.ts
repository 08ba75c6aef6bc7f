import type { Calendar, FormulaSetter } from '@ramify/scene'
import type { Font, Measurer } from '@ramify/text'
import type { SetWord } from './glyphs/set-glyph.ts'
import type { Deflate } from './pdf/file/pdf-file.ts'

/** What differs between a browser and Node. */
export interface ExportPorts {
  readonly measurer: Measurer
  /** Ready to set what is in the document. Without it formulas are drawn as they are written. */
  readonly formulas?: FormulaSetter
  /** The day, and what days are called. Without it days are numbers, and none is late. */
  readonly calendar?: Calendar
  /** Fetches what drawing will ask for synchronously; called once, before anything is drawn. */
  prepare?(needs: ExportNeeds): Promise<void>
  /** The glyphs of a piece of text, word by word from its left to its right; null where no font has all of them. */
  glyphs(text: string, font: Font): readonly SetWord[] | null
  /** The picture of an emoji, as SVG on a grid of `emojiGrid`; null where there is none. */
  emoji(name: string): string | null
  /** A picture of the document; null where it is missing or damaged. */
  image(resource: string): ExportImage | null
  rasterize(drawing: RasterDrawing, type: 'png' | 'jpg'): Promise<Uint8Array>
  /** Packs as zlib does, where that can be done sooner than in JavaScript. */
  readonly deflate?: Deflate
  /** Steps that are done, of all steps. */
  onProgress?(done: number, total: number): void
  readonly signal?: StopSignal
}

export interface ExportNeeds {
  /** By font, texts that are drawn in it. */
  readonly texts: ReadonlyMap<Font, ReadonlySet<string>>
  /** Names of emoji. */
  readonly emoji: ReadonlySet<string>
}

/** A PNG of 8 bits a channel, not interlaced, or a JPG. */
export interface ExportImage {
  readonly type: 'png' | 'jpg'
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

/** What becomes a picture: SVG of all of it or, where that would take too much memory, of one band of it after the other. */
export interface RasterDrawing {
  /** In pixels, whole numbers. */
  readonly width: number
  readonly height: number
  /** Without a band: all of it. The SVG is as many pixels large. */
  svg(band?: { readonly top: number; readonly height: number }): string
}

/** An `AbortSignal`, which is not the language's own. */
export interface StopSignal {
  throwIfAborted(): void
}
