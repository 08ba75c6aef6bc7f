import type { FlowchartContent, KindName, MapContent } from '@ramify/document'
import type { ReportRow } from './report.ts'
import type { SourceFile } from './source-file.ts'

/** Bytes that belong to a document: a picture of a topic, a file attached to it. */
export interface FileResource {
  readonly id: string
  readonly name: string
  readonly bytes: Uint8Array
}

interface FileDocumentBase {
  readonly title: string
  readonly resources: readonly FileResource[]
}

/** A document as it is read from a file, or written into one. */
export type FileDocument =
  | (FileDocumentBase & { readonly kind: 'mindmap'; readonly content: MapContent })
  | (FileDocumentBase & { readonly kind: 'flowchart'; readonly content: FlowchartContent })

/** A topic that leads to one of another document of the same file: there is a link once both are stored and have an address. */
export interface SheetLink {
  readonly from: string
  /** Which of the documents, counted from 0. */
  readonly toDocument: number
  readonly toNode: string
  /** What the file calls it, as the report does. */
  readonly was: string
}

export type ReadDocument = FileDocument & {
  readonly report: readonly ReportRow[]
  readonly sheetLinks?: readonly SheetLink[]
}

export interface FileFormat {
  /** What people call it; of English and Chinese alike. */
  readonly name: string
  /** In lower case, without the dot. The first one is written. */
  readonly extensions: readonly string[]
  readonly reader?: FileReader
  readonly writer?: FileWriter
}

export interface FileReader {
  /** By its content. The name decides only where the content says nothing: any text may be an outline. */
  recognizes(file: SourceFile): boolean
  /** Throws a `FileError` for what it cannot read; never gives back half a file. */
  read(file: SourceFile): readonly ReadDocument[]
}

export interface FileWriter {
  readonly kinds: readonly KindName[]
  readonly mediaType: string
  /** Whether several documents go into one file, as sheets or pages. */
  readonly holdsSeveral?: boolean
  /**
   * Pure and total: whatever the format cannot hold is left out, as its table of losses says. Throws a `FileError` only for a text
   * that would be longer than a file may be.
   */
  write(documents: readonly FileDocument[]): Uint8Array | string
}
