import { notify } from '../../../platform/notices/notices.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { findItem } from './find-item.ts'

/** Into the middle of the screen, on its page. */
export function goToItem(editor: FlowchartEditor, id: string): void {
  const found = findItem(editor.document.snapshot, id)
  if (!found) {
    notify({ kind: 'status', words: ({ text }) => text('flowchart.item.gone') })
    return
  }
  editor.showPage(found.page)
  editor.select([found.item])
  editor.centre(found.item)
}
