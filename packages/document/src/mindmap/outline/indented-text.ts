import type { NodeContent } from '../commands/node-content.ts'
import type { MapSnapshot, NodeId } from '../snapshot/snapshot.ts'
import { topmost, tops, walkWithDepth } from '../snapshot/walk.ts'

/** Branches as text, one line a node, a tab a level; without ids the whole map. */
export function toIndentedText(snapshot: MapSnapshot, ids: readonly NodeId[] = tops(snapshot)): string {
  const lines: string[] = []
  for (const { node, depth } of walkWithDepth(snapshot, topmost(snapshot, ids))) {
    lines.push('\t'.repeat(depth) + node.text.text.replace(/\s*\n\s*/g, ' ').trim())
  }
  return lines.join('\n')
}

/** A branch on its way to becoming data; children are added while the lines are read. */
interface Line extends NodeContent {
  readonly text: string
  readonly children: Line[]
}

/**
 * Lines as branches: a line indented more than the one before is its child. Tabs or spaces; list marks (`-`, `*`, `+`, `•` and
 * other bullets, `1.`, `1)`, `(1)`, `1、`) are taken off; empty lines do not count.
 */
export function parseIndentedText(text: string): NodeContent[] {
  const roots: Line[] = []
  const above: { indent: number; children: Line[] }[] = []
  for (const raw of text.split(/\r\n?|\n/)) {
    const words = raw.trim()
    if (words === '') continue
    const indent = indentOf(raw)
    while ((above.at(-1)?.indent ?? -1) >= indent) above.pop()
    const line = { text: words.replace(listMark, ''), children: [] }
    ;(above.at(-1)?.children ?? roots).push(line)
    above.push({ indent, children: line.children })
  }
  return roots
}

const listMark = /^(?:(?:[-*+•◦▪▫‣●○■□–·]|\d{1,9}[.)]|\(\d{1,3}\))\s+|[•◦▪▫‣●○■□](?=\S)|\d{1,3}、\s*)/

/** A tab reaches to the next multiple of four, as editors show it. */
function indentOf(line: string): number {
  let indent = 0
  for (const character of line) {
    if (character === '\t') indent += 4 - (indent % 4)
    else if (/\s/.test(character)) indent++
    else break
  }
  return indent
}
