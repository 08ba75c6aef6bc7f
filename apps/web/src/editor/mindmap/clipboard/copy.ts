import { copyWhole, toIndentedText } from '@ramify/document'
import type { Flavours } from '../../input/clipboard/flavours.ts'
import type { MapEditor } from '../map-editor.ts'
import { toHtml } from './html-flavour.ts'

/** Null when nothing is selected. */
export function copied({ document: { snapshot }, selectedTopics }: MapEditor): Flavours | null {
  const ids = selectedTopics.get()
  if (ids.length === 0) return null
  return { html: toHtml(copyWhole(snapshot, ids)), text: toIndentedText(snapshot, ids) }
}
