import type { Paintable } from '@ramify/scene'
import type { ViewsEditor } from '../views-editor.ts'

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

/** How documents of a kind leave the editor as pictures. */
export interface KindPictures {
  page(editor: ViewsEditor, order: PictureOrder): PicturePage
  /** Of what is selected; null: nothing, or nothing that stands alone. */
  part(editor: ViewsEditor): PicturePart | null
  /** How many topics or shapes the page has. */
  count(editor: ViewsEditor): number
}
