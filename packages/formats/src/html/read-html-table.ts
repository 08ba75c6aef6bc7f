import { type HtmlElement, parseHtml } from './parse-html.ts'
import { gridOf } from './table-grid.ts'

export interface HtmlTable {
  /** As wide as the widest row; joined cells have their words in the first one. */
  readonly rows: string[][]
  /** Whether there are no words beside the table. */
  readonly isAlone: boolean
}

/** More than anybody sees, and rows of joined cells may be wider than what was sent. */
const mostColumns = 200

/** The first table with words in it, of a spreadsheet or a page; null where there is none. */
export function readHtmlTable(html: string): HtmlTable | null {
  if (!/<table[\s>]/i.test(html)) return null
  const root = parseHtml(html)
  for (const table of tablesIn(root)) {
    const rows = gridOf(table).map((cells) => {
      const row: string[] = []
      for (const { cell, column } of cells) if (column < mostColumns) row[column] = wordsIn(cell)
      return Array.from(row, (words) => words ?? '')
    })
    if (rows.some((row) => row.length > 0)) {
      const isAlone = wordsIn(root).replaceAll(' ', '') === wordsIn(table).replaceAll(' ', '')
      return { rows, isAlone }
    }
  }
  return null
}

/** Tables within tables come after those around them. */
function* tablesIn(root: HtmlElement): Iterable<HtmlElement> {
  const waiting: HtmlElement[] = [root]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.name === 'table') yield next
    for (const child of next.children.toReversed()) {
      if (typeof child === 'object' && 'name' in child) waiting.push(child)
    }
  }
}

const skipped = new Set(['style', 'script', 'title', 'template', 'head', 'xml'])
const block = /^(?:p|div|br|li|tr|td|th)$/

function wordsIn(element: HtmlElement): string {
  const texts: string[] = []
  const waiting: HtmlElement['children'] = [element]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') texts.push(next)
    else if ('name' in next && !skipped.has(next.name)) {
      if (block.test(next.name)) texts.push(' ')
      for (const child of next.children.toReversed()) waiting.push(child)
    }
  }
  return texts.join('').replace(/\s+/g, ' ').trim()
}
