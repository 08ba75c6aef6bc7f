import { newId } from '@ramify/document'
import { type ImportedFile, keepImportedFile } from '../../../platform/imports/imported-files.ts'
import type { Added } from '../add-documents.ts'

/** Keeps in this browser what became of a file. Without room for that, the documents are there all the same. */
export async function keepReport(file: File, added: readonly Added[], milliseconds: number): Promise<void> {
  if (added.every(({ report }) => report.length === 0)) return
  const documents = added.map(({ made, kind, name, report }) => ({ address: made, kind, name, rows: report }))
  const kept: ImportedFile = { id: newId(), name: file.name, bytes: file.size, milliseconds, documents }
  try {
    await keepImportedFile(kept)
  } catch (error) {
    console.warn('The import report is not kept', error)
  }
}
