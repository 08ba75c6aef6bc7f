import type { AttachedFile } from '@ramify/document'
import { saveAttached } from '../../../platform/assets/attached-file.ts'
import { notify } from '../../../platform/notices/notices.ts'
import type { MapEditor } from '../map-editor.ts'

/** Saves a file under its name. It is never opened here: whatever it holds would act as a part of this page. */
export async function downloadFile({ assets }: MapEditor, file: AttachedFile): Promise<void> {
  const { attached } = assets
  const isSaved = attached ? await saveAttached({ attached }, file).catch(() => false) : false
  if (!isSaved) notify({ kind: 'error', words: ({ text }) => text('editor.file.gone', { name: file.name }) })
}
