import { FileError, type FileErrorCode } from './file-error.ts'
import type { FileFormat, ReadDocument } from './file-format.ts'
import { adviceFor, type ForeignFile, foreignFile } from './foreign-file.ts'
import { type FormatId, formatIds, formats } from './formats.ts'
import { Report, type ReportRow } from './report.ts'
import { SourceFile } from './source-file.ts'

export type ReadFile =
  | { readonly ok: true; readonly format: FormatId; readonly documents: readonly ReadDocument[] }
  | {
      readonly ok: false
      readonly code: FileErrorCode
      readonly detail: string
      /** Of the code `foreign`: whose file it is, and what to do with it. */
      readonly foreign?: ForeignFile
    }

/** What a file holds, whichever format it has. Never throws for what is in the file. */
export function readFile(name: string, bytes: Uint8Array): ReadFile {
  try {
    const file = new SourceFile(name, bytes)
    const foreign = foreignFile(file)
    if (foreign) return { ok: false, code: 'foreign', detail: adviceFor(foreign), foreign }
    const format = formatOf(file)
    if (format === undefined) return { ok: false, code: 'format', detail: 'no known format' }
    const documents = of(format).reader?.read(file) ?? []
    const rows = encodingRows(file)
    return {
      ok: true,
      format,
      documents:
        rows.length === 0 ? documents : documents.map((each) => ({ ...each, report: [...each.report, ...rows] })),
    }
  } catch (error) {
    if (error instanceof FileError) return { ok: false, code: error.code, detail: error.detail }
    throw error
  }
}

/** Letters that could not be read are told, and so is an encoding that nothing in the file names. */
function encodingRows({ zip, decoded }: SourceFile): readonly ReportRow[] {
  if (zip !== null || decoded === null) return []
  const report = new Report()
  if (decoded.isGuessed) report.add('approximated', 'characters', { was: decoded.encoding })
  report.add('dropped', 'characters', { was: decoded.encoding, count: decoded.damaged })
  return report.rows
}

function formatOf(file: SourceFile): FormatId | undefined {
  return formatIds.find((id) => of(id).reader?.recognizes(file))
}

type WritableId = { [Id in FormatId]: (typeof formats)[Id] extends { writer: unknown } ? Id : never }[FormatId]

/** The format that is written under such an ending. */
export function formatToWrite(extension: string): WritableId | undefined {
  const wanted = extension.toLowerCase()
  return formatIds.find((id) => of(id).writer && of(id).extensions.includes(wanted)) as WritableId | undefined
}

const of = (id: FormatId): FileFormat => formats[id]
