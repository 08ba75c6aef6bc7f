import type { HtmlChild, HtmlElement } from './parse-html.ts'

interface GridCell {
  readonly cell: HtmlElement
  /** From 0, counted as a sheet counts: joined cells take several. */
  readonly column: number
}

/** Further out they are counted as one. */
const mostColumns = 1_000

/** The cells with words in them, row by row; rows without any are left out. */
export function gridOf(table: HtmlElement): GridCell[][] {
  /** For each column, how many rows a joined cell of before still covers. */
  const covered: number[] = []
  return rowsOf(table).flatMap((row) => {
    const cells: GridCell[] = []
    let column = 0
    for (const cell of elementsIn(row, /^t[dh]$/)) {
      while ((covered[column] ?? 0) > 0) column++
      if (hasWords(cell)) cells.push({ cell, column })
      const [columns, rows] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')]
      for (let nth = 0; nth < columns && column < mostColumns; nth++) covered[column++] = rows
    }
    for (const nth of covered.keys()) covered[nth] = Math.max((covered[nth] ?? 0) - 1, 0)
    return cells.length === 0 ? [] : [cells]
  })
}

/** Whether some row begins further in than one before it: its first cells are meant to be the same. */
export function isLevelled(rows: readonly (readonly GridCell[])[]): boolean {
  let first = Number.POSITIVE_INFINITY
  return rows.some(([cell]) => {
    const column = cell?.column ?? 0
    if (column > first) return true
    first = column
    return false
  })
}

/** Pages are laid out with tables too: those hold lists, headings and more tables. */
export function isDataTable(table: HtmlElement): boolean {
  return !holds(table, /^(?:table|ul|ol|h[1-6])$/) && gridOf(table).flat().length > 1
}

function holds(element: HtmlElement, names: RegExp): boolean {
  return element.children.some((child) => isElement(child) && (names.test(child.name) || holds(child, names)))
}

function rowsOf(table: HtmlElement): HtmlElement[] {
  const parts = table.children.filter((child) => isElement(child) && /^(?:thead|tbody|tfoot|tr)$/.test(child.name))
  return parts.filter(isElement).flatMap((part) => (part.name === 'tr' ? [part] : elementsIn(part, /^tr$/)))
}

function elementsIn(element: HtmlElement, names: RegExp): HtmlElement[] {
  return element.children.filter(isElement).filter(({ name }) => names.test(name))
}

function spanOf({ attributes }: HtmlElement, name: string): number {
  const span = Number.parseInt(attributes.get(name) ?? '', 10)
  return Number.isNaN(span) ? 1 : Math.min(Math.max(span, 1), 100)
}

function hasWords(element: HtmlElement): boolean {
  return element.children.some((child) =>
    typeof child === 'string' ? child.trim() !== '' : isElement(child) && hasWords(child),
  )
}

function isElement(child: HtmlChild): child is HtmlElement {
  return typeof child === 'object' && 'name' in child
}
