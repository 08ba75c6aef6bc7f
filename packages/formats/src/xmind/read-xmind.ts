import type { ReadDocument } from '../files/file-format.ts'
import type { SourceFile } from '../files/source-file.ts'
import { openWorkbook } from './open-workbook.ts'
import { type Raw, stringOf } from './raw.ts'
import { type ReadSheet, readSheet } from './read-sheet.ts'
import { SheetFiles } from './sheet-files.ts'

/** One document for each sheet; the first one also has what belongs to the whole file. */
export function readXmind(file: SourceFile): ReadDocument[] {
  const { dialect, sheets, head, zip } = openWorkbook(file)
  const files = new SheetFiles(zip)
  const read = sheets.map((sheet, nth) => {
    const title = titleOf(sheet, sheets.length > 1 ? `${file.title} ${nth + 1}` : file.title)
    return readSheet(sheet, { dialect, head, title, files, isFirst: nth === 0 })
  })
  return read.map(({ document, away }) => withSheetLinks(document, away, read))
}

/** Ids are good for the whole file: a topic may lead to one of another sheet. Its address also stays what it was, for the way back. */
function withSheetLinks(document: ReadDocument, away: ReadSheet['away'], all: readonly ReadSheet[]): ReadDocument {
  const sheetLinks = away.flatMap(({ from, to, was }) => {
    const toDocument = all.findIndex(({ ids }) => ids.has(to))
    const toNode = all[toDocument]?.ids.get(to)
    return toNode === undefined ? [] : [{ from, toDocument, toNode, was }]
  })
  return sheetLinks.length > 0 ? { ...document, sheetLinks } : document
}

const titleOf = (sheet: Raw, otherwise: string): string => stringOf(sheet.title)?.trim() || otherwise
