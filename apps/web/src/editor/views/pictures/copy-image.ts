import { notify } from '../../../platform/notices/notices.ts'
import { allowed } from '../../input/clipboard/clipboard-actions.ts'
import type { ViewsEditor } from '../views-editor.ts'
import { canvasBlob, drawPage } from './draw-page.ts'

/** Twice as sharp as on the screen, but no larger than every browser can hold. */
const sharpness = 2
const longest = 8_000

/** What is selected as a picture for other programs; with nothing that stands alone selected, the whole page. */
export async function copyAsImage(
  editor: ViewsEditor,
  isPart = editor.kind.pictures.part(editor) !== null,
): Promise<void> {
  // Given as a promise: browsers want to see the write begin with the press.
  const png = pictureOf(editor, isPart)
  // Where writing is refused nobody waits for it.
  png.catch(() => undefined)
  const isDone = await allowed(async () => {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })])
    return true
  })
  if (isDone) notify({ kind: 'status', words: ({ text }) => text('editor.clipboard.copied') })
}

async function pictureOf(editor: ViewsEditor, isPart: boolean): Promise<Blob> {
  const page = editor.kind.pictures.page(editor, { isPart, words: editor.watermark })
  const { width, height } = page.bounds
  const scale = Math.min(sharpness, longest / Math.max(width, height))
  return canvasBlob(await drawPage(page, editor.assets, { scale }), 'image/png')
}
