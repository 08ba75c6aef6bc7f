import type { KindName } from '@ramify/document'
import { asked, localDatabase } from '../sync/storage/local-database.ts'

/** What became of one sort of thing in a file, as the importers report it. */
export interface ImportedRow {
  readonly fate: 'imported' | 'approximated' | 'kept' | 'dropped'
  readonly part: string
  readonly count: number
  readonly places: readonly string[]
  readonly was: string
}

/** One document that a file has become. */
export interface ImportedDocument {
  readonly address: { readonly kind: 'file' | 'draft'; readonly id: string }
  readonly kind: KindName
  readonly name: string
  readonly rows: readonly ImportedRow[]
}

export interface ImportedFile {
  readonly id: string
  readonly name: string
  readonly bytes: number
  readonly milliseconds: number
  readonly documents: readonly ImportedDocument[]
}

const fileStore = 'files'
/** By the id of a document, the id of the file it came from. */
const documentStore = 'documents'

/** The reports of what was imported in this browser. They are about the browser's person, and go when that person leaves. */
const database = localDatabase('ramify.imports', [fileStore, documentStore])

export async function keepImportedFile(file: ImportedFile): Promise<void> {
  await database.write([fileStore, documentStore], async (transaction) => {
    transaction.objectStore(fileStore).put(file, file.id)
    for (const { address } of file.documents) transaction.objectStore(documentStore).put(file.id, address.id)
  })
}

/** The file that one of these documents came from; null where it was made in another way, or in another browser. */
export async function importedFileOf(documentIds: readonly string[]): Promise<ImportedFile | null> {
  return database.read([fileStore, documentStore], async (transaction) => {
    for (const id of documentIds) {
      const fileId = (await asked(transaction.objectStore(documentStore).get(id))) as string | undefined
      if (fileId === undefined) continue
      return ((await asked(transaction.objectStore(fileStore).get(fileId))) as ImportedFile | undefined) ?? null
    }
    return null
  })
}

export function forgetImportedFiles(): Promise<void> {
  return database.remove()
}
