import type { KindName } from '@ramify/document'
import { type DrawnFormat, drawnFormats, type FileFormat, formats } from '@ramify/formats'

type DataFormat = keyof typeof formats

export type FormatGroup = 'image' | 'document' | 'data'

/** One of the formats that documents are exported in. */
export interface ExportFormat {
  readonly id: DrawnFormat | DataFormat
  readonly group: FormatGroup
  /** What people call it; the project file and plain text are called by words of the language. */
  readonly name: string
  readonly extension: string
  readonly mediaType: string
  /** Drawn as on the screen, and marked where the plan asks for it. */
  readonly isDrawn: boolean
  /** Said of data formats that are read by people as well. */
  readonly isText: boolean
}

const images: readonly DrawnFormat[] = ['png', 'jpg', 'svg']
const documents: readonly DrawnFormat[] = ['pdf', 'docx', 'html']
/** The best known first; what is not named comes after these. */
const dataOrder = ['xmind', 'markdown', 'opml', 'freemind', 'text', 'mermaid', 'drawio', 'ramify', 'json']

/** All formats that a kind of document can be written in, in the order in which they are offered. */
export function exportFormats(kind: KindName): readonly ExportFormat[] {
  return [...drawnOf(images, 'image'), ...drawnOf(documents, 'document'), ...dataFormats(kind)]
}

const drawnOf = (ids: readonly DrawnFormat[], group: FormatGroup): ExportFormat[] =>
  ids.map((id) => ({ ...drawnFormats[id], id, group, isDrawn: true, isText: false }))

function dataFormats(kind: KindName): ExportFormat[] {
  const place = (id: string) => (dataOrder.indexOf(id) + dataOrder.length + 1) % (dataOrder.length + 1)
  return (Object.keys(formats) as DataFormat[])
    .flatMap((id) => {
      const { name, extensions, writer }: FileFormat = formats[id]
      if (!writer?.kinds.includes(kind)) return []
      const { mediaType } = writer
      const isText = !/zip|xmind/.test(mediaType)
      return [{ id, group: 'data' as const, name, extension: extensions[0] ?? id, mediaType, isDrawn: false, isText }]
    })
    .sort((one, other) => place(one.id) - place(other.id))
}
