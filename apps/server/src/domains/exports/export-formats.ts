import { type DrawnFormat, drawnFormatOf, drawnFormats, formats, formatToWrite } from '@ramify/formats'

/** What a document can be exported as: drawn, or written as data. */
export type ExportFormat =
  | { readonly drawn: DrawnFormat; readonly extension: string; readonly mediaType: string }
  | { readonly data: DataFormat; readonly extension: string; readonly mediaType: string }

export type DataFormat = NonNullable<ReturnType<typeof formatToWrite>>

/** By the ending of the file; undefined for what nobody writes. */
export function exportFormatOf(name: string): ExportFormat | undefined {
  const drawn = drawnFormatOf(name)
  if (drawn) return { drawn, extension: drawnFormats[drawn].extension, mediaType: drawnFormats[drawn].mediaType }
  const data = formatToWrite(name)
  if (!data) return undefined
  const [extension = name] = formats[data].extensions
  return { data, extension, mediaType: formats[data].writer.mediaType }
}
