import { type NodeId, type NodeSnapshot, tops } from '@ramify/document'
import type { ExportPorts } from '../export-ports.ts'
import type { ComposedExport } from '../pages/compose-export.ts'
import { dataUrl } from '../pictures/svg-options.ts'
import { htmlText, linkedHtml, richHtml } from './html-text.ts'

type MapExport = Extract<ComposedExport, { kind: 'mindmap' }>

/** Browsers give up on elements that are nested deeper. */
const deepest = 200

/** All topics; what is folded on the screen is folded here, and can be opened without a script. */
export function mapOutline({ snapshot, branch }: MapExport, ports: ExportPorts): string {
  const parts: string[] = ['<section>\n<ul>\n']
  const anchors = anchorsOf(snapshot.nodes.values())
  const first = branch === null ? tops(snapshot) : [branch]
  // What is still to be written: topics, and what closes those that were begun.
  const left: ({ readonly id: NodeId; readonly depth: number } | string)[] = first
    .map((id) => ({ id, depth: 0 }))
    .reverse()
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (typeof next === 'string') {
      parts.push(next)
      continue
    }
    const node = snapshot.nodes.get(next.id)
    if (!node) continue
    const { depth } = next
    const own = topicHtml(node, anchors, ports)
    const below = node.children.map((id) => ({ id, depth: depth + 1 })).reverse()
    if (below.length === 0) parts.push(`<li>${own}</li>\n`)
    else if (depth >= deepest) {
      parts.push(`<li>${own}</li>\n`)
    } else {
      const open = node.folded ? '' : ' open'
      parts.push(`<li><details${open}><summary>${own}</summary>\n<ul>\n`)
      left.push('</ul>\n</details></li>\n')
    }
    for (const each of below) left.push(each)
  }
  parts.push('</ul>\n</section>')
  return parts.join('')
}

/** Only what is linked to gets an id. */
function anchorsOf(nodes: Iterable<NodeSnapshot>): Map<string, string> {
  const anchors = new Map<string, string>()
  for (const { link } of nodes) {
    if (link?.url?.startsWith('#node:') && !anchors.has(link.url)) anchors.set(link.url, `topic-${anchors.size}`)
  }
  return anchors
}

function topicHtml(node: NodeSnapshot, anchors: ReadonlyMap<string, string>, ports: ExportPorts): string {
  const { id, text, link, marks, note, image, formula } = node
  const anchor = anchors.get(`#node:${encodeURIComponent(id)}`)
  const address = (url: string) => (anchors.has(url) ? `#${anchors.get(url)}` : undefined)
  const words = linkedHtml(richHtml(text), link, address)
  const said = [
    ...(marks.priority === null ? [] : [`<b class="priority">${marks.priority}</b> `]),
    ...(marks.progress === null ? [] : [`<progress max="100" value="${Math.round(marks.progress)}"></progress> `]),
  ]
  const labels = marks.labels.map((label) => ` <span class="label">${htmlText(label)}</span>`)
  const picture = image && ports.image(image.resource)
  const details = [
    ...(image && picture
      ? [
          `<br><img src="${dataUrl(picture)}" width="${Math.round(image.width)}" height="${Math.round(image.height)}" alt="">`,
        ]
      : []),
    ...(formula === undefined ? [] : [`<br><code>${htmlText(formula)}</code>`]),
    ...(note.text === '' ? [] : [`<blockquote>${richHtml(note)}</blockquote>`]),
  ]
  const name = anchor === undefined ? '' : ` id="${anchor}"`
  return `<span${name}>${said.join('')}${words}</span>${labels.join('')}${details.join('')}`
}
