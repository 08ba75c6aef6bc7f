import type { Paintable } from '@ramify/scene'

/** A page, or a part of it, as painters know it. */
export interface PicturePage extends Paintable {
  readonly paper: string
}

/** What of a page can be shown alone. */
export interface PicturePart {
  readonly id: string
  readonly name: string
  /** How many topics it has. */
  readonly count: number
}

export interface PictureOrder {
  /** Only what is selected, where that can be shown alone. */
  readonly isPart: boolean
  /** Of the watermark; empty: there is none. */
  readonly words: string
}
