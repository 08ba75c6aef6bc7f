import type { ImportedDocument } from '../../../platform/imports/imported-files.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { draftsRoom, openMade } from '../../files/index.ts'
import { shownReport } from './shown-report.ts'

/** Opens another document of the file with its report: a draft may be a file by now. */
export async function openSheet({ address }: ImportedDocument): Promise<void> {
  const { kind, id } = address
  const fileId = kind === 'file' ? id : await (await draftsRoom()).fileOfDraft(id)
  if (fileId === undefined) {
    notify({ kind: 'status', words: ({ text }) => text('imports.sheet-gone') })
    return
  }
  const made = fileId === null ? address : { kind: 'file' as const, id: fileId }
  openMade(made)
  shownReport.set(made.id)
}
