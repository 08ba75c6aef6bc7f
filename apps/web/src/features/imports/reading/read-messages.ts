import type { KindName } from '@ramify/document'
import type { FileErrorCode, FileResource, ForeignFile, ReportRow, SheetLink } from '@ramify/formats'

export interface ReadRequest {
  readonly name: string
  readonly bytes: Uint8Array
}

/** A document of the file; its content as JSON. */
export interface WorkerDocument {
  readonly kind: KindName
  readonly title: string
  readonly json: string
  /** No call can carry it. */
  readonly isDeep: boolean
  readonly resources: readonly FileResource[]
  readonly report: readonly ReportRow[]
  /** Topics that lead to other documents of the file. */
  readonly sheetLinks: readonly SheetLink[]
  /** The file was one picture. */
  readonly isPicture?: true
}

export type ReadAnswer =
  | { readonly type: 'read'; readonly documents: readonly WorkerDocument[] }
  | { readonly type: 'picture' }
  | { readonly type: 'refused'; readonly code: FileErrorCode; readonly detail: string; readonly foreign?: ForeignFile }
