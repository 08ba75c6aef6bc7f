import { type ContentNode, type Json, linkAddress } from '@ramify/document'
import type { FileDocument } from '../files/file-format.ts'
import { linkIn } from '../map/link-fields.ts'
import { saidTask } from '../map/task-fields.ts'
import { escapeAttribute, escapeXml } from '../xml/write-xml.ts'
import { asHtml, looksLikeHtml } from './opml-words.ts'

/** One outline for each topic; several main topics stand beside each other, as the floating ones do. */
export function writeOpml([document]: readonly FileDocument[]): string {
  if (document?.kind !== 'mindmap') return ''
  const { root, floating = [] } = document.content
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<opml version="2.0">', '  <head>']
  lines.push(`    <title>${escapeXml(document.title)}</title>`, '  </head>', '  <body>')
  for (const top of [root, ...floating]) writeBranch(top, lines)
  lines.push('  </body>', '</opml>', '')
  return lines.join('\n')
}

function writeBranch(top: ContentNode, lines: string[]): void {
  const left: ({ readonly node: ContentNode; readonly depth: number } | string)[] = [{ node: top, depth: 2 }]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (typeof next === 'string') {
      lines.push(next)
      continue
    }
    const { node, depth } = next
    const space = '  '.repeat(Math.min(depth, 40))
    const isLeaf = node.children.length === 0
    lines.push(`${space}<outline${attributesOf(node)}${isLeaf ? '/>' : '>'}`)
    if (isLeaf) continue
    left.push(`${space}</outline>`)
    for (let nth = node.children.length - 1; nth >= 0; nth--) {
      left.push({ node: node.children[nth] as ContentNode, depth: depth + 1 })
    }
  }
}

function attributesOf({ data }: ContentNode): string {
  const { text, note, progress, created, opml, task, expandState } = data
  const link = linkIn(data)
  const hyperlink = link && linkAddress(link)
  const foreign = typeof opml === 'object' && opml !== null && !Array.isArray(opml) ? opml : {}
  const isKept = ['htmlUrl', 'xmlUrl', 'link', 'href'].some((name) => (foreign as Fields)[name] === hyperlink)
  const isLink = typeof hyperlink === 'string' && !hyperlink.startsWith('#') && !isKept
  const all: [string, unknown][] = [
    ['text', saidAs(text) ?? ''],
    ['_note', saidAs(note)],
    ['type', isLink ? 'link' : undefined],
    ['url', isLink ? hyperlink : undefined],
    ['_status', progress === 100 ? 'checked' : progress === 0 ? 'unchecked' : undefined],
    ['collapsed', expandState === 'collapse' ? 'true' : undefined],
    ...Object.entries(saidTask(task)),
    ['created', typeof created === 'number' ? new Date(created).toUTCString() : undefined],
    ...Object.entries(foreign).filter(
      ([name]) => /^[A-Za-z_][\w.-]*$/.test(name) && !written.has(name) && !(name === 'type' && isLink),
    ),
  ]
  return all
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([name, value]) => ` ${name}="${escapeAttribute(String(value))}"`)
    .join('')
}

/** Words that would be read as HTML are written as such. */
const saidAs = (words: Json | undefined) => (typeof words === 'string' && looksLikeHtml(words) ? asHtml(words) : words)

type Fields = { readonly [name: string]: Json | undefined }

const written = new Set(['text', '_note', 'url', '_status', 'created', 'collapsed', 'start', 'due', 'assignee'])
