import { FileError } from '../files/file-error.ts'
import type { ReadDocument } from '../files/file-format.ts'
import type { SourceFile } from '../files/source-file.ts'
import { openWorkbook } from './open-workbook.ts'
import { type Raw, stringOf } from './raw.ts'
import { type ReadSheet, readSheet } from './read-sheet.ts'
import { SheetFiles } from './sheet-files.ts'

/** One document for each sheet; the first one also has what belongs to the whole file. */
export function readXmind(file: SourceFile): ReadDocument[] {
  const { dialect, sheets, head, zip } = openWorkbook(file)
  if (sheets.length > mostSheets) throw new FileError('too-large', `more than ${mostSheets} sheets`)
  const files = new SheetFiles(zip)
  const read = sheets.map((sheet, nth) => {
    const title = titleOf(sheet, sheets.length > 1 ? `${file.title} ${nth + 1}` : file.title)
    return readSheet(sheet, { dialect, head, title, files, isFirst: nth === 0 })
  })
  const targets = linkTargets(read)
  return read.map(({ document, away }) => withSheetLinks(document, away, targets))
}

/** Each becomes a document. People have some dozens. */
const mostSheets = 1_000

type Targets = ReadonlyMap<string, { readonly toDocument: number; readonly toNode: string }>

/** What the file's ids lead to; of two sheets with the same one the first counts. */
function linkTargets(all: readonly ReadSheet[]): Targets {
  const targets = new Map<string, { readonly toDocument: number; readonly toNode: string }>()
  for (const [toDocument, { ids }] of all.entries()) {
    for (const [id, toNode] of ids) if (!targets.has(id)) targets.set(id, { toDocument, toNode })
  }
  return targets
}

/** Ids are good for the whole file: a topic may lead to one of another sheet. Its address also stays what it was, for the way back. */
function withSheetLinks(document: ReadDocument, away: ReadSheet['away'], targets: Targets): ReadDocument {
  const sheetLinks = away.flatMap(({ from, to, was }) => {
    const target = targets.get(to)
    return target ? [{ from, ...target, was }] : []
  })
  return sheetLinks.length > 0 ? { ...document, sheetLinks } : document
}

const titleOf = (sheet: Raw, otherwise: string): string => stringOf(sheet.title)?.trim() || otherwise
