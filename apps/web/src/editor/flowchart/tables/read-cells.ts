import type { Flavours } from '../../input/clipboard/flavours.ts'

/** More than anybody pastes by hand into a drawing. */
const mostCells = 5_000
const longestText = 2_000

/** Rows of texts, as spreadsheets put them into the clipboard: a table in HTML, or lines with tabs. Null where it is neither. */
export function readCells({ html, text }: Flavours): string[][] | null {
  const rows = (isTable(html) && fromHtml(html)) || fromText(text)
  if (!rows || rows.length === 0 || rows.every((row) => row.length === 0)) return null
  const width = Math.max(...rows.map((row) => row.length))
  const most = Math.floor(mostCells / width)
  return rows.slice(0, most).map((row) => row.map((cell) => cell.slice(0, longestText)))
}

const isTable = (html: string): boolean => /<table[\s>]/i.test(html) && typeof DOMParser !== 'undefined'

/** Scripts in it never run, and nothing is fetched: it belongs to no window. */
function fromHtml(html: string): string[][] | null {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table')
  if (!table) return null
  return [...table.rows].map((row) =>
    [...row.cells].map((cell) => (cell.textContent ?? '').replaceAll(/\s+/g, ' ').trim()),
  )
}

/** One line without a tab is words, not a table. */
function fromText(text: string): string[][] | null {
  const lines = text.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n')
  if (!lines.some((line) => line.includes('\t'))) return null
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()))
}
