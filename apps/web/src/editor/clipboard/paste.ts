import { type CommandResult, type NodeContent, type NodeId, parseIndentedText } from '@ramify/document'
import type { Editor } from '../editor.ts'
import { leadOf } from '../selection/selection.ts'
import { sideForNewChild } from '../sides/sides.ts'
import { toRows } from './branch-rows.ts'
import type { Flavours } from './copy.ts'
import { fromHtml } from './html-flavour.ts'

/** Puts branches under the lead topic: our own whole, text by its indentation. */
export function paste(editor: Editor, { html, text }: Flavours): void {
  const own = fromHtml(html)
  if (own && own.length > 0) {
    const result = grow(editor, own)
    // Refused: ours by its looks, but something in it is not as we write it. The text beside it is still good.
    if (!result || result.ok) {
      select(editor, result)
      return
    }
  }
  const forest = parseIndentedText(text)
  if (forest.length > 0) select(editor, grow(editor, forest))
}

/** Null when there is no room. */
function grow(editor: Editor, forest: readonly NodeContent[]): CommandResult | null {
  const parent = leadOf(editor.selection.get()) ?? editor.document.snapshot.root
  if (!editor.hasRoomFor(toRows(forest).length)) return null
  editor.document.mark()
  const isFolded = editor.document.snapshot.nodes.get(parent)?.folded
  const side = sideForNewChild(editor.scene.get(), parent)
  const result = editor.goOn({ type: 'addTree', forest, to: { parent, ...(side && { side }) } })
  if (result.ok && isFolded) editor.goOn({ type: 'setFold', ids: [parent], folded: false })
  editor.document.mark()
  return result
}

function select(editor: Editor, result: CommandResult | null): void {
  const ids: readonly NodeId[] = result?.ok ? (result.ids ?? []) : []
  const lead = leadOf(ids)
  if (lead === null) return
  editor.select(ids)
  editor.show(lead)
}
