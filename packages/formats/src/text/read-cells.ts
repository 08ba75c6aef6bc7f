import type { NodeContent } from '@ramify/document'

interface Branch extends NodeContent {
  readonly text: string
  readonly children: Branch[]
}

/** A sheet with more cells is no map. */
const mostCells = 100_000

/**
 * Cells of a sheet that were copied as text: tabs between columns, quotes around cells with line breaks. As in tables of pages, a row
 * is a topic with its other cells below it; where rows begin further in than one before, the columns are levels. Null for other text,
 * also for lines that tabs only set in.
 */
export function readCells(text: string): NodeContent[] | null {
  if (!/[^\s\t][^\n\r]*\t/.test(text)) return null
  const rows = cellsOf(text)
    .map((cells) => cells.flatMap((words, column) => (words === '' ? [] : [{ words, column }])))
    .filter((cells) => cells.length > 0)
  if (!rows.some((cells) => cells.length > 1)) return null
  const hasLevels = isLevelled(rows)
  const roots: Branch[] = []
  const open: { readonly rank: number; readonly children: Branch[] }[] = []
  for (const row of rows) {
    for (const [nth, { words, column }] of row.entries()) {
      const rank = hasLevels ? column : Math.min(nth, 1)
      while ((open.at(-1)?.rank ?? -1) >= rank) open.pop()
      const topic: Branch = { text: words, children: [] }
      ;(open.at(-1)?.children ?? roots).push(topic)
      open.push({ rank, children: topic.children })
    }
  }
  return roots
}

interface Cell {
  readonly words: string
  readonly column: number
}

/** Whether some row begins further in than one before it: its first cells are meant to be the same. */
function isLevelled(rows: readonly (readonly Cell[])[]): boolean {
  let first = Number.POSITIVE_INFINITY
  return rows.some(([cell]) => {
    const column = cell?.column ?? 0
    if (column > first) return true
    first = column
    return false
  })
}

function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  const source = text.replace(/\r\n?/g, '\n')
  let at = 0
  for (let count = 0; at <= source.length && count < mostCells; count++) {
    const { words, end } = source[at] === '"' ? quoted(source, at) : plain(source, at)
    rows.at(-1)?.push(words.trim())
    if (source[end] === '\n') rows.push([])
    at = end + 1
  }
  return rows
}

function plain(source: string, start: number): { words: string; end: number } {
  let end = start
  while (end < source.length && source[end] !== '\t' && source[end] !== '\n') end++
  return { words: source.slice(start, end), end }
}

/** Two quotes are one. What only begins with a quote is read as it stands. */
function quoted(source: string, start: number): { words: string; end: number } {
  let words = ''
  let from = start + 1
  for (let at = source.indexOf('"', from); at >= 0; at = source.indexOf('"', from)) {
    words += source.slice(from, at)
    if (source[at + 1] !== '"') {
      const next = source[at + 1]
      return next === undefined || next === '\t' || next === '\n' ? { words, end: at + 1 } : plain(source, start)
    }
    words += '"'
    from = at + 2
  }
  return plain(source, start)
}
