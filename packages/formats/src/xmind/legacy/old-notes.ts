import { elementOf, elementsOf, localName, textOf, type XmlChild, type XmlElement } from '../../xml/parse-xml.ts'
import { writeXml } from '../../xml/write-xml.ts'
import type { Raw } from '../raw.ts'
import type { OldStyles } from './styles.ts'

/** Notes of older files: plain, and as XHTML with styles, which becomes paragraphs of spans. The XHTML itself is kept beside them. */
export function readOldNotes(notes: XmlElement, styles: OldStyles): Raw {
  const plain = elementOf(notes, 'plain')
  const html = elementOf(notes, 'html')
  const others = elementsOf(notes).filter((child) => child !== plain && child !== html)
  return {
    ...(plain && { plain: { content: textOf(plain) } }),
    ...(html && { html: { content: { paragraphs: paragraphsOf(html, styles) } }, $html: writeXml(html) }),
    ...(others.length > 0 && { $elements: others.map(writeXml) }),
  }
}

const block = new Set(['p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'blockquote'])

function paragraphsOf(html: XmlElement, styles: OldStyles): Raw[] {
  let spans: Raw[] = []
  const paragraphs: Raw[] = []
  const end = () => {
    paragraphs.push({ spans })
    spans = []
  }
  type Step = { readonly child: XmlChild; readonly properties: Raw } | 'end' | 'begin'
  const left: Step[] = html.children.map((child) => ({ child, properties: {} })).reverse()
  for (let step = left.pop(); step !== undefined; step = left.pop()) {
    if (step === 'end') end()
    else if (step === 'begin') {
      if (spans.length > 0) end()
    } else if (typeof step.child === 'string') {
      // Between paragraphs there is only the space that makes XML readable.
      const isSpace = step.child.trim() === '' && step.child.includes('\n')
      if (!isSpace)
        spans.push({
          text: step.child,
          ...(Object.keys(step.properties).length > 0 && { style: { properties: step.properties } }),
        })
    } else {
      const { child } = step
      const name = localName(child.name).toLowerCase()
      const id = child.attributes.get('style-id')
      const properties = { ...step.properties, ...(id !== undefined && readable(styles.properties(id))) }
      if (name === 'br') end()
      const isBlock = block.has(name)
      if (isBlock) left.push('end')
      for (const inner of child.children.toReversed()) left.push({ child: inner, properties })
      if (isBlock) left.push('begin')
    }
  }
  if (spans.length > 0) end()
  return paragraphs
}

/** Black words are what all notes have that were pasted: they would not be read on dark paper. */
function readable(properties: Raw): Raw {
  const { 'fo:color': color, ...others } = properties
  return color === undefined || /^#0{3}(?:0{3})?$/.test(String(color)) ? others : properties
}
