import type { KindName } from '@ramify/document'
import type { FileDocument } from '@ramify/formats'

/** A document that can be exported. */
export interface ExportSource {
  readonly kind: KindName
  readonly name: string
  /** On the server; null: it is in this browser alone. */
  readonly fileId: string | null
  /** Waits until the server has what this page shows; for a while only. */
  whenSaved(): Promise<void>
  /** As it is now, with the bytes of what such a file needs. */
  read(use: ExportUse): Promise<FileDocument>
}

/** A drawing needs the pictures of a document alone, a file of data also what is attached to it. */
export type ExportUse = 'drawing' | 'data'
