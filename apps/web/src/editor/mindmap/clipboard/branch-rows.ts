import type { NodeContent } from '@ramify/document'

/** A forest as a list from top to bottom: neither JSON nor a walk over it minds how deep it is. */
export interface BranchRow {
  readonly depth: number
  readonly content: Omit<NodeContent, 'children'>
}

export function toRows(forest: readonly NodeContent[]): BranchRow[] {
  const rows: BranchRow[] = []
  const waiting = forest.toReversed().map((branch) => ({ branch, depth: 0 }))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { branch, depth } = next
    const { children = [], ...content } = branch
    rows.push({ depth, content })
    for (const child of children.toReversed()) waiting.push({ branch: child, depth: depth + 1 })
  }
  return rows
}

/** Null when the list is none: it comes from a clipboard, where anybody can have written. */
export function fromRows(rows: unknown): NodeContent[] | null {
  if (!Array.isArray(rows)) return null
  const forest: NodeContent[] = []
  const above: NodeContent[][] = [forest]
  for (const row of rows as unknown[]) {
    if (!isRow(row) || row.depth >= above.length) return null
    const children: NodeContent[] = []
    above.length = row.depth + 1
    above.at(-1)?.push({ ...row.content, children })
    above.push(children)
  }
  return forest
}

function isRow(row: unknown): row is BranchRow {
  if (typeof row !== 'object' || row === null || !('depth' in row) || !('content' in row)) return false
  const { depth, content } = row
  return Number.isInteger(depth) && (depth as number) >= 0 && typeof content === 'object' && content !== null
}
