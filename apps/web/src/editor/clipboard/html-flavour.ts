import type { NodeContent } from '@ramify/document'
import { type BranchRow, fromRows, toRows } from './branch-rows.ts'

/**
 * Branches as HTML: a list that any other program can take, and all that we know of them in an attribute. A type of our
 * own would stay inside one browser, and the clipboard's menus do not show it to a page.
 */
export function toHtml(forest: readonly NodeContent[]): string {
  const rows = toRows(forest)
  return `<ul ${attribute}="${escaped(JSON.stringify(rows))}">${listItems(rows)}</ul>`
}

/** Null when the HTML is not ours. */
export function fromHtml(html: string): NodeContent[] | null {
  const found = pattern.exec(html)?.[1]
  if (found === undefined) return null
  try {
    return fromRows(JSON.parse(unescaped(found)))
  } catch {
    // Cut off or edited on its way: the plain text beside it is still good.
    return null
  }
}

const attribute = 'data-ramify-branches'
const pattern = new RegExp(`${attribute}="([^"]*)"`)

function listItems(rows: readonly BranchRow[]): string {
  let html = ''
  let depth = 0
  for (const [i, row] of rows.entries()) {
    if (i > 0) html += row.depth > depth ? '<ul>' : `</li>${'</ul></li>'.repeat(depth - row.depth)}`
    html += `<li>${escaped(wordsOf(row)).replaceAll('\n', '<br>')}`
    depth = row.depth
  }
  return rows.length === 0 ? '' : `${html}</li>${'</ul></li>'.repeat(depth)}`
}

function wordsOf({ content: { text = '' } }: BranchRow): string {
  return typeof text === 'string' ? text : text.runs.map((run) => run.text).join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function unescaped(text: string): string {
  return text.replace(/&(amp|quot|lt|gt);/g, (_all, name: keyof typeof characters) => characters[name])
}

const characters = { amp: '&', quot: '"', lt: '<', gt: '>' }
