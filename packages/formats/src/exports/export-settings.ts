export interface ExportSettings {
  /** PNG, JPG: pixels for each of the drawing. 1 to 4; smaller ones for what would be too large. */
  readonly scale?: number
  /** PNG, SVG: without a background. */
  readonly transparent?: boolean
  /**
   * A branch of a map, by the id of its topic, or a page of a flowchart. Without it a map is drawn whole; of a flowchart PDF, Word and
   * HTML have all pages, a picture has the first one.
   */
  readonly part?: string
  /** PDF: one page as large as the drawing, or as many sheets as it takes. */
  readonly paper?: Paper
  /** PDF: sheets lie on their long side. */
  readonly landscape?: boolean
  /** The words of the watermark; without them the drawing is clean. */
  readonly watermark?: string
}

export type Paper = 'one' | 'a4' | 'a3'
