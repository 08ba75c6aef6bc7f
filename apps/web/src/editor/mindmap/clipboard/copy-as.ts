import { copyBranches, toIndentedText, topmost } from '@ramify/document'
import { writeMarkdown } from '@ramify/formats/clipboard'
import { notify } from '../../../platform/notices/notices.ts'
import { writeClipboard } from '../../input/clipboard/clipboard-actions.ts'
import type { MapEditor } from '../map-editor.ts'

/** The selected branches as words alone, in a form that other programs know. */
export async function copyAs(editor: MapEditor, form: 'text' | 'markdown'): Promise<void> {
  const { snapshot } = editor.document
  const ids = editor.selectedTopics.get()
  const text =
    form === 'text' ? toIndentedText(snapshot, ids) : writeMarkdown(copyBranches(snapshot, topmost(snapshot, ids)))
  const isDone = await writeClipboard({ text })
  if (isDone) notify({ kind: 'status', words: (translator) => translator.text('editor.clipboard.copied') })
}
