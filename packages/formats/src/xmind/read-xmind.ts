import type { ReadDocument } from '../files/file-format.ts'
import type { SourceFile } from '../files/source-file.ts'
import { openWorkbook } from './open-workbook.ts'
import { type Raw, stringOf } from './raw.ts'
import { readSheet } from './read-sheet.ts'
import { SheetFiles } from './sheet-files.ts'

/** One document for each sheet; the first one also has what belongs to the whole file. */
export function readXmind(file: SourceFile): ReadDocument[] {
  const { dialect, sheets, head, zip } = openWorkbook(file)
  const files = new SheetFiles(zip)
  return sheets.map((sheet, nth) => {
    const title = titleOf(sheet, sheets.length > 1 ? `${file.title} ${nth + 1}` : file.title)
    return readSheet(sheet, { dialect, head, title, files, isFirst: nth === 0 })
  })
}

const titleOf = (sheet: Raw, otherwise: string): string => stringOf(sheet.title)?.trim() || otherwise
