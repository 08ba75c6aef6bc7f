import { type DrawnFormat, type ExportSettings, exportDocument, type FileFormat, formats } from '@ramify/formats'
import type { ExportFormat } from '../formats/export-format.ts'
import type { ExportSource } from '../source.ts'
import { browserPorts } from './browser-ports.ts'

export interface ExportOrder {
  readonly source: ExportSource
  readonly format: ExportFormat
  readonly settings: ExportSettings
  readonly signal: AbortSignal
  readonly onProgress: (done: number, total: number) => void
}

/** The bytes of a document in a format, made in this page. */
export async function renderInPage({ source, format, settings, signal, onProgress }: ExportOrder): Promise<Blob> {
  const document = await source.read(format.isDrawn ? 'drawing' : 'data')
  signal.throwIfAborted()
  const { mediaType } = format
  if (!format.isDrawn) {
    const { writer }: FileFormat = formats[format.id as keyof typeof formats]
    if (!writer) throw new Error(`${format.id} is not written`)
    return blobOf(writer.write([document]), mediaType)
  }
  const ports = await browserPorts(document, { signal, onProgress })
  return blobOf(await exportDocument(document, format.id as DrawnFormat, settings, ports), mediaType)
}

/** `Blob` takes no views of shared memory, and types cannot tell. */
const blobOf = (bytes: Uint8Array | string, type: string) =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type })
