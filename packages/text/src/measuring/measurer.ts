/** One face of a bundled family at one size. */
export interface Font {
  /** Families by preference, each a bundled one, e.g. `['Inter', 'Noto Sans SC']`. */
  readonly families: readonly string[]
  readonly size: number
  readonly weight: number
  readonly italic: boolean
}

/** Measures text as one implementation or another draws it: canvas in the browser, fontkit in Node. Both agree. */
export interface Measurer {
  /** Advance width in pixels of a piece of text set on one line. */
  width(text: string, font: Font): number
  /** Distance from the baseline up and down that a line of this font takes, the same for every text. */
  lineMetrics(font: Font): { readonly ascent: number; readonly descent: number }
}
