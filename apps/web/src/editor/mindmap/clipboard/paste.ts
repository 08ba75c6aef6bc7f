import {
  type Branches,
  type Command,
  type CommandResult,
  type NodeContent,
  type NodeId,
  parseIndentedText,
} from '@ramify/document'
import { looksLikeMarkdown, readCells, readHtml, readMarkdown } from '@ramify/formats/clipboard'
import { leadOf } from '../../core/selection.ts'
import type { Flavours } from '../../input/clipboard/flavours.ts'
import { pasteAddress, pastedAddress } from '../links/paste-address.ts'
import type { MapEditor } from '../map-editor.ts'
import { sideForNewChild } from '../sides/sides.ts'
import { toRows } from './branch-rows.ts'
import { fromHtml } from './html-flavour.ts'

/** Puts branches under the lead topic: our own whole, lists, headings, tables and cells of others as a tree, an address as a link, text by its indentation. */
export function paste(editor: MapEditor, flavours: Flavours): void {
  const address = fromHtml(flavours.html) ? null : pastedAddress(flavours)
  if (address !== null) {
    const added = pasteAddress(editor, address, flavours.text)
    if (added?.ok && (added.ids?.length ?? 0) > 0) select(editor, added)
    return
  }
  for (const branches of readings(flavours)) {
    const result = grow(editor, branches)
    // Refused: ours by its looks, but something in it is not as we write it. What comes next is still good.
    if (result?.ok === false) continue
    select(editor, result)
    return
  }
}

/** What the clipboard can be taken for, the most telling first; never nothing at all. */
export function* readings({ html, text }: Flavours): Generator<Branches> {
  const ours = fromHtml(html)
  if (ours && ours.forest.length > 0) yield ours
  for (const forest of foreign({ html, text })) if (forest && forest.length > 0) yield { forest }
}

function* foreign({ html, text }: Flavours): Generator<readonly NodeContent[] | null> {
  yield readHtml(html)
  if (looksLikeMarkdown(text)) yield readMarkdown(text)
  yield readCells(text)
  yield parseIndentedText(text)
}

/** Null when there is no room. */
function grow(editor: MapEditor, branches: Branches): CommandResult | null {
  const parent = leadOf(editor.selectedTopics.get()) ?? editor.scene.get().snapshot.root
  if (!editor.hasRoomFor(toRows(branches.forest).length)) return null
  const isFolded = editor.document.snapshot.nodes.get(parent)?.folded
  const side = sideForNewChild(editor.scene.get(), parent)
  const adding: Command = { type: 'addTree', ...branches, to: { parent, ...(side && { side }) } }
  return editor.batch(isFolded ? [adding, { type: 'setFold', ids: [parent], folded: false }] : [adding])
}

function select(editor: MapEditor, result: CommandResult | null): void {
  const ids: readonly NodeId[] = result?.ok ? (result.ids ?? []) : []
  const lead = leadOf(ids)
  if (lead === null) return
  editor.selectTopics(ids)
  editor.showTopic(lead)
}
