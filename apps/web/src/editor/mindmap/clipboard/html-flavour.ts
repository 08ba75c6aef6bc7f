import type { Branches } from '@ramify/document'
import { type BranchRow, fromRows, toRows } from './branch-rows.ts'

/**
 * Branches as HTML: a list that any other program can take, and all that we know of them in an attribute. A type of our
 * own would stay inside one browser, and the clipboard's menus do not show it to a page. Lines and ranges have an attribute
 * beside it, so that a page of before they were copied still takes the branches.
 */
export function toHtml({ forest, lines = [], ranges = [] }: Branches): string {
  const rows = toRows(forest)
  const hasJoints = lines.length + ranges.length > 0
  const joined = hasJoints ? ` ${joints}="${written({ lines, ranges })}"` : ''
  return `<ul ${branches}="${written(rows)}"${joined}>${listItems(rows)}</ul>`
}

/** Null when the HTML is not ours. */
export function fromHtml(html: string): Branches | null {
  const forest = fromRows(read(html, branches))
  const more = read(html, joints)
  return forest && { ...(isJoints(more) && more), forest }
}

const branches = 'data-ramify-branches'
const joints = 'data-ramify-joints'

function written(value: unknown): string {
  return escaped(JSON.stringify(value))
}

function read(html: string, attribute: string): unknown {
  const found = new RegExp(`${attribute}="([^"]*)"`).exec(html)?.[1]
  if (found === undefined) return null
  try {
    return JSON.parse(unescaped(found))
  } catch {
    // Cut off or edited on its way: the plain text beside it is still good.
    return null
  }
}

/** What is in them is checked by the command that takes them. */
function isJoints(value: unknown): value is Required<Pick<Branches, 'lines' | 'ranges'>> {
  return typeof value === 'object' && value !== null && 'lines' in value && 'ranges' in value
}

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
