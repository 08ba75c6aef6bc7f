import type { CommandResult } from '@ramify/document'
import type { Flavours } from '../../input/clipboard/flavours.ts'
import { linkAddress } from '../../views/links/link-address.ts'
import type { MapEditor } from '../map-editor.ts'
import { selectedNodes } from '../marks/change-list.ts'
import { sideForNewChild } from '../sides/sides.ts'

/** The one address that the clipboard holds; null where it holds something else. What only looks like a name of a site is words. */
export function pastedAddress({ text }: Pick<Flavours, 'text'>): string | null {
  const words = text.trim()
  if (!/^(?:https?:\/\/|mailto:)\S+$/i.test(words)) return null
  const address = linkAddress(words, globalThis.location?.origin ?? 'http://localhost')
  return address.isAllowed ? address.url : null
}

/** Selected topics without a link get it; where all have one, or nothing is selected, it becomes a topic. Null when there is no room. */
export function pasteAddress(editor: MapEditor, url: string, text: string): CommandResult | null {
  const link = { url, tip: '' }
  const free = selectedNodes(editor).filter((node) => node.link === null)
  if (free.length > 0) return editor.execute({ type: 'setLink', ids: free.map(({ id }) => id), link })
  if (!editor.hasRoomFor(1)) return null
  const parent = editor.selectedTopics.get().at(-1) ?? editor.scene.get().snapshot.root
  const side = sideForNewChild(editor.scene.get(), parent)
  const forest = [{ text: text.trim(), link }]
  return editor.batch([
    { type: 'addTree', forest, to: { parent, ...(side && { side }) } },
    ...(editor.document.snapshot.nodes.get(parent)?.folded
      ? [{ type: 'setFold' as const, ids: [parent], folded: false }]
      : []),
  ])
}
