import { readHtmlTable } from '@ramify/formats/clipboard'
import type { Flavours } from '../../input/clipboard/flavours.ts'

/** More than anybody pastes by hand into a drawing. */
const mostCells = 5_000
const longestText = 2_000

/** Rows of texts, as spreadsheets put them into the clipboard: a table in HTML, or lines with tabs. Null where it is neither. */
export function readCells({ html, text }: Flavours): string[][] | null {
  return cut(readHtmlTable(html)?.rows ?? fromText(text))
}

/** What becomes a table of its own: a table in HTML and nothing else. A single cell is words. */
export function pastedTable({ html }: Flavours): string[][] | null {
  const table = readHtmlTable(html)
  return table?.isAlone && table.rows.flat().length > 1 ? cut(table.rows) : null
}

function cut(rows: readonly (readonly string[])[] | null): string[][] | null {
  const width = Math.max(0, ...(rows ?? []).map((row) => row.length))
  if (!rows || width === 0) return null
  return rows.slice(0, Math.floor(mostCells / width)).map((row) => row.map((cell) => cell.slice(0, longestText)))
}

/** One line without a tab is words, not a table. */
function fromText(text: string): string[][] | null {
  const lines = text.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n')
  if (!lines.some((line) => line.includes('\t'))) return null
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()))
}
