import type { Link } from '@ramify/document'
import { linkedNode } from '../../views/links/link-address.ts'
import { openPage } from '../../views/links/open-page.ts'
import type { MapEditor } from '../map-editor.ts'
import { goToTopic } from '../navigation/go-to-topic.ts'

/** A page in another tab; a topic of this map in the middle of the screen. What may not be opened is shown. */
export function openLink(editor: MapEditor, { url, address }: Link): void {
  if (url === undefined) {
    editor.content.dialog.set({ kind: 'address', address })
    return
  }
  const id = linkedNode(url)
  if (id === null) openPage(url)
  else goToTopic(editor, id)
}
