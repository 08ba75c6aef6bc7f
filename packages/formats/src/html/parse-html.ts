import { decodeEntities } from './decode-entities.ts'

export interface HtmlElement {
  /** In lower case, with the prefix that office programs write: `o:p`. */
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: HtmlChild[]
}

/** Text, an element, or the words of a comment: office programs put conditions into comments. */
export type HtmlChild = string | HtmlElement | { readonly comment: string }

/**
 * HTML as a tree of plain data. Nothing of it is ever an element of a page, so no style is applied, no picture is loaded and no
 * content security policy has anything to complain about. It reads what programs put on a clipboard: end tags may be missing,
 * the finer points of repairing broken tables are left out.
 */
export function parseHtml(html: string): HtmlElement {
  const root: HtmlElement = { name: '', attributes: new Map(), children: [] }
  const open: HtmlElement[] = [root]
  let at = 0
  const put = (child: HtmlChild) => open.at(-1)?.children.push(child)
  while (at < html.length) {
    const next = html.indexOf('<', at)
    const end = next === -1 ? html.length : next
    if (end > at) put(decodeEntities(html.slice(at, end)))
    at = end
    if (next === -1) break
    if (html.startsWith('<!--', at)) {
      const close = html.indexOf('-->', at + 4)
      const after = close === -1 ? html.length : close
      put({ comment: html.slice(at + 4, after) })
      at = after + 3
    } else if (/[!?]/.test(html[at + 1] ?? '')) {
      // `<!doctype …>` and the conditions of Word without dashes: `<![if !supportLists]>`.
      const close = html.indexOf('>', at)
      const after = close === -1 ? html.length : close
      put({ comment: html.slice(at + 2, after) })
      at = after + 1
    } else if (html[at + 1] === '/') {
      const close = html.indexOf('>', at)
      const after = close === -1 ? html.length : close
      closeElement(
        open,
        html
          .slice(at + 2, after)
          .trim()
          .toLowerCase(),
      )
      at = after + 1
    } else if (/[a-z]/i.test(html[at + 1] ?? '')) {
      const tag = readTag(html, at)
      at = tag.end
      closeImplied(open, tag.name)
      const element: HtmlElement = { name: tag.name, attributes: tag.attributes, children: [] }
      put(element)
      const isEmpty = (tag.isClosed && tag.name.includes(':')) || empty.has(tag.name)
      if (raw.has(tag.name)) at = endOfRaw(html, at, tag.name)
      // Below that depth elements stand beside each other, as in browsers: readers may walk down by calling themselves.
      else if (!isEmpty && open.length < deepest) open.push(element)
    } else {
      put('<')
      at++
    }
  }
  return root
}

const deepest = 512
const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))
/** What is in them is no HTML, and nothing that anybody reads. */
const raw = new Set(['script', 'style', 'title', 'textarea', 'xml', 'noscript', 'template', 'svg', 'math'])

const attribute = /[\s/]*(?:([^\s=>/][^\s=>/]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?)?/y

function readTag(html: string, from: number) {
  const name = /[^\s/>]+/y
  name.lastIndex = from + 1
  const found = name.exec(html)?.[0] ?? ''
  const attributes = new Map<string, string>()
  let at = from + 1 + found.length
  while (at < html.length && html[at] !== '>') {
    attribute.lastIndex = at
    const [all = '', key, double, single, bare] = attribute.exec(html) ?? []
    if (key !== undefined) {
      const lower = key.toLowerCase()
      if (!attributes.has(lower)) attributes.set(lower, decodeEntities(double ?? single ?? bare ?? ''))
    }
    // A lone quote or sign of equality.
    at += Math.max(all.length, html[at] === '>' ? 0 : 1)
  }
  return { name: found.toLowerCase(), attributes, isClosed: html[at - 1] === '/', end: at + 1 }
}

function endOfRaw(html: string, from: number, name: string): number {
  const close = new RegExp(`</${name}[\\s>/]`, 'gi')
  close.lastIndex = from
  const found = close.exec(html)
  if (!found) return html.length
  const end = html.indexOf('>', found.index)
  return end === -1 ? html.length : end + 1
}

/** Closes the innermost open element of that name and all within it; an end tag without one closes nothing. */
function closeElement(open: HtmlElement[], name: string): void {
  const at = open.findLastIndex((element) => element.name === name)
  if (at > 0) open.length = at
}

const paragraphEnds = new Set(
  'address article aside blockquote div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul'.split(
    ' ',
  ),
)
const lists = new Set(['ul', 'ol', 'menu'])
const tables = new Set(['table'])
const parts = new Set(['thead', 'tbody', 'tfoot'])

/** End tags that may be left out: a list item ends where the next one begins. */
function closeImplied(open: HtmlElement[], name: string): void {
  if (paragraphEnds.has(name) && open.at(-1)?.name === 'p') open.pop()
  if (name === 'li') closeWithin(open, new Set(['li']), lists)
  else if (name === 'dt' || name === 'dd') closeWithin(open, new Set(['dt', 'dd']), new Set(['dl']))
  else if (name === 'td' || name === 'th') closeWithin(open, new Set(['td', 'th']), tables)
  else if (name === 'tr') closeWithin(open, new Set(['tr']), tables)
  else if (parts.has(name)) closeWithin(open, parts, tables)
}

function closeWithin(open: HtmlElement[], names: ReadonlySet<string>, border: ReadonlySet<string>): void {
  for (let at = open.length - 1; at > 0; at--) {
    const name = open[at]?.name ?? ''
    if (border.has(name)) return
    if (names.has(name)) {
      open.length = at
      return
    }
  }
}
