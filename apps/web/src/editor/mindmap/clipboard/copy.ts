import { copyWhole, toIndentedText } from '@ramify/document'
import type { MapEditor } from '../map-editor.ts'
import { toHtml } from './html-flavour.ts'

/** What goes to the clipboard, in the two forms every program knows. */
export interface Flavours {
  readonly html: string
  readonly text: string
}

/** Null when nothing is selected. */
export function copied({ document: { snapshot }, selection }: MapEditor): Flavours | null {
  const ids = selection.get()
  if (ids.length === 0) return null
  return { html: toHtml(copyWhole(snapshot, ids)), text: toIndentedText(snapshot, ids) }
}
