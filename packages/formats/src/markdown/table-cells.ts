/** Wider tables are no outline. */
const mostCells = 1_000

/** The words between the bars of a row; a bar behind a backslash is one of the words. */
export function tableCells(line: string): string[] {
  const cells: string[] = []
  const row = line.trim()
  let from = row.startsWith('|') ? 1 : 0
  for (let at = from; at < row.length && cells.length < mostCells; at++) {
    if (row[at] === '\\') at++
    else if (row[at] === '|') {
      cells.push(cellOf(row.slice(from, at)))
      from = at + 1
    }
  }
  if (from < row.length && cells.length < mostCells) cells.push(cellOf(row.slice(from)))
  return cells
}

const cellOf = (words: string) => words.trim().replaceAll('\\|', '|')

/** `|---|:-:|`: dashes between bars, and nothing else. */
export function isTableRule(line: string): boolean {
  if (!line.includes('-') || !/^[\s|:-]+$/.test(line)) return false
  return tableCells(line).every((cell) => /^:?-+:?$/.test(cell))
}
