import type { AttachedFile } from '@ramify/document'
import { notify } from '../../../platform/notices/notices.ts'
import type { MapEditor } from '../map-editor.ts'

/** How long the browser may take to read what it saves. */
const savingMs = 60_000

/** Saves a file under its name. It is never opened here: whatever it holds would act as a part of this page. */
export async function downloadFile(editor: MapEditor, file: AttachedFile): Promise<void> {
  const blob = await editor.assets.attached?.(file.id).catch(() => null)
  if (!blob) {
    notify({ kind: 'error', words: ({ text }) => text('editor.file.gone', { name: file.name }) })
    return
  }
  const address = URL.createObjectURL(new Blob([blob], { type: 'application/octet-stream' }))
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), savingMs)
}
