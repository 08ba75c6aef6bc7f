import { copyBranches, toIndentedText, topmost } from '@ramify/document'
import { writeMarkdown } from '@ramify/formats'
import { notify } from '../../../platform/notices/notices.ts'
import { allowed, writeClipboard } from '../../input/clipboard/clipboard-actions.ts'
import type { MapEditor } from '../map-editor.ts'
import { pictureOfSelection } from './copy-picture.ts'

/** The selected branches as words alone, in a form that other programs know. */
export async function copyAs(editor: MapEditor, form: 'text' | 'markdown'): Promise<void> {
  const { snapshot } = editor.document
  const ids = editor.selectedTopics.get()
  const text =
    form === 'text' ? toIndentedText(snapshot, ids) : writeMarkdown(copyBranches(snapshot, topmost(snapshot, ids)))
  const isDone = await writeClipboard({ text })
  if (isDone) notify({ kind: 'status', words: (translator) => translator.text('editor.clipboard.copied') })
}

/** The selected branch as a picture for other programs. */
export async function copyAsImage(editor: MapEditor): Promise<void> {
  // Given as a promise: browsers want to see the write begin with the press.
  const png = pictureOfSelection(editor)
  // Where writing is refused nobody waits for it.
  png.catch(() => undefined)
  const isDone = await allowed(async () => {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })])
    return true
  })
  if (isDone) notify({ kind: 'status', words: (translator) => translator.text('editor.clipboard.copied') })
}
