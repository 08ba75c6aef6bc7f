import { FileError } from '../../files/file-error.ts'
import { parseXml, type XmlChild, type XmlElement } from '../../xml/parse-xml.ts'
import { writeXml } from '../../xml/write-xml.ts'
import { isRaw, listOf, type Raw, rawOf, stringOf } from '../raw.ts'
import type { OldStyles } from './styles.ts'

type Open = { readonly name: string; readonly attributes: Map<string, string>; readonly children: XmlChild[] }

const namespaces: readonly (readonly [string, string])[] = [
  ['xmlns', 'urn:xmind:xmap:xmlns:content:2.0'],
  ['xmlns:fo', 'http://www.w3.org/1999/XSL/Format'],
  ['xmlns:svg', 'http://www.w3.org/2000/svg'],
  ['xmlns:xhtml', 'http://www.w3.org/1999/xhtml'],
  ['xmlns:xlink', 'http://www.w3.org/1999/xlink'],
  ['version', '2.0'],
]

/** `content.xml` of sheets in today's form. Without styles nothing is said about looks: only today's programs read them then. */
export function writeOldContent(sheets: readonly Raw[], head: Raw, styles: OldStyles | null): string {
  const root = element('xmap-content')
  for (const [name, value] of namespaces) root.attributes.set(name, value)
  putAttributes(root, head)
  for (const sheet of sheets) root.children.push(writeSheet(sheet, styles))
  putElements(root, head)
  return `<?xml version="1.0" encoding="UTF-8" standalone="no"?>${writeXml(root)}`
}

function writeSheet(sheet: Raw, styles: OldStyles | null): XmlElement {
  const made = element('sheet', { id: stringOf(sheet.id), 'style-id': styleId(sheet, 'map', styles) })
  put(made, 'theme', styles?.themeId(sheet.theme))
  putAttributes(made, sheet)
  made.children.push(writeTopics(rawOf(sheet.rootTopic), styles))
  putTitle(made, sheet)
  const lines = listOf(sheet.relationships)
  if (Array.isArray(sheet.relationships))
    made.children.push(
      group(
        'relationships',
        lines.map((line) => writeRelationship(line, styles)),
      ),
    )
  putElements(made, sheet)
  return made
}

function writeTopics(top: Raw, styles: OldStyles | null): XmlElement {
  const root = ownTopic(top, styles)
  const left = [{ topic: top, made: root }]
  for (let next = left.pop(); next; next = left.pop()) {
    const types = inOrder(next.topic)
    if (types.length === 0) continue
    const children = element('children')
    next.made.children.push(children)
    for (const [type, topics] of types) {
      const made = element('topics', { type })
      children.children.push(made)
      for (const topic of listOf(topics)) {
        const child = ownTopic(topic, styles)
        made.children.push(child)
        left.push({ topic, made: child })
      }
    }
  }
  return root
}

/** Kinds of children, as the file had them. */
function inOrder({ children, $types }: Raw): [string, unknown][] {
  const ranks = Array.isArray($types) ? $types : []
  const rank = (type: string) => (ranks.includes(type) ? ranks.indexOf(type) : ranks.length)
  const types = Object.entries(rawOf(children)).filter(([, topics]) => Array.isArray(topics))
  return types.sort(([one], [other]) => rank(one) - rank(other))
}

function ownTopic(topic: Raw, styles: OldStyles | null): Open {
  const made = element('topic', {
    branch: stringOf(topic.branch),
    id: stringOf(topic.id),
    'structure-class': stringOf(topic.structureClass),
    'style-id': styleId(topic, 'topic', styles),
    'xlink:href': stringOf(topic.href),
  })
  putAttributes(made, topic)
  putTitle(made, topic)
  if (isRaw(topic.image)) made.children.push(writeImage(topic.image))
  if (Array.isArray(topic.markers)) {
    made.children.push(group('marker-refs', listOf(topic.markers).map(writeMarker)))
  }
  if (Array.isArray(topic.labels)) {
    made.children.push(
      group(
        'labels',
        topic.labels.map((label: unknown) => worded('label', stringOf(label) ?? '')),
      ),
    )
  }
  if (isRaw(topic.notes)) made.children.push(writeNotes(topic.notes, styles))
  if (isRaw(topic.position)) made.children.push(writePosition(topic.position))
  if (Array.isArray(topic.boundaries)) {
    made.children.push(
      group(
        'boundaries',
        listOf(topic.boundaries).map((one) => writeRange('boundary', one, styles)),
      ),
    )
  }
  if (Array.isArray(topic.summaries)) {
    made.children.push(
      group(
        'summaries',
        listOf(topic.summaries).map((one) => writeRange('summary', one, styles)),
      ),
    )
  }
  if (Array.isArray(topic.extensions)) {
    made.children.push(group('extensions', listOf(topic.extensions).map(writeExtension)))
  }
  if (isRaw(topic.numbering)) {
    const numbering = element('numbering', { 'number-format': stringOf(topic.numbering.numberFormat) })
    putAttributes(numbering, topic.numbering)
    putElements(numbering, topic.numbering)
    made.children.push(numbering)
  }
  putElements(made, topic)
  return made
}

function writeMarker(marker: Raw): XmlElement {
  const made = element('marker-ref', { 'marker-id': stringOf(marker.markerId) ?? '' })
  putAttributes(made, marker)
  return made
}

function writeImage(image: Raw): XmlElement {
  const made = element('xhtml:img', {
    align: stringOf(image.align),
    'svg:height': stringOf(image.height),
    'svg:width': stringOf(image.width),
    'xhtml:src': stringOf(image.src) ?? '',
  })
  putAttributes(made, image)
  return made
}

function writeNotes(notes: Raw, styles: OldStyles | null): XmlElement {
  const made = element('notes')
  const plain = isRaw(notes.plain) ? stringOf(notes.plain.content) : undefined
  if (plain !== undefined) made.children.push(worded('plain', plain))
  const kept = parsedElement(notes.$html)
  const paragraphs = listOf(rawOf(rawOf(notes.html).content).paragraphs)
  if (kept) made.children.push(kept)
  else if (paragraphs.length > 0) {
    const lines = paragraphs.map(({ spans }) =>
      group(
        'xhtml:p',
        listOf(spans).map((span) => writeSpan(span, styles)),
      ),
    )
    made.children.push(group('html', lines))
  }
  putElements(made, notes)
  return made
}

function writeSpan(span: Raw, styles: OldStyles | null): XmlElement {
  const made = element('xhtml:span', { 'style-id': styles?.idOf(span.style, 'text') })
  const text = stringOf(span.text) ?? ''
  if (text !== '') made.children.push(text)
  return made
}

function writePosition(position: Raw): XmlElement {
  return element('position', { 'svg:x': stringOf(position.x), 'svg:y': stringOf(position.y) })
}

function writeRange(name: 'boundary' | 'summary', range: Raw, styles: OldStyles | null): XmlElement {
  const made = element(name, {
    id: stringOf(range.id),
    range: stringOf(range.range),
    'style-id': styleId(range, name, styles),
    'topic-id': stringOf(range.topicId),
  })
  putAttributes(made, range)
  putTitle(made, range)
  putElements(made, range)
  return made
}

function writeRelationship(line: Raw, styles: OldStyles | null): XmlElement {
  const made = element('relationship', {
    end1: stringOf(line.end1Id),
    end2: stringOf(line.end2Id),
    id: stringOf(line.id),
    'style-id': styleId(line, 'relationship', styles),
  })
  putAttributes(made, line)
  putTitle(made, line)
  if (isRaw(line.controlPoints)) {
    const points = Object.entries(line.controlPoints).map(([index, point]) => {
      const one = element('control-point', { index })
      putAttributes(one, rawOf(point))
      if (isRaw(point) && (point.x !== undefined || point.y !== undefined)) one.children.push(writePosition(point))
      return one
    })
    made.children.push(group('control-points', points))
  }
  putElements(made, line)
  return made
}

function writeExtension(extension: Raw): XmlElement {
  const made = element('extension', { provider: stringOf(extension.provider) ?? '' })
  putAttributes(made, extension)
  const { content } = extension
  // Of those that have one value, as formulas.
  const entries = isRaw(content)
    ? Object.entries(content).map(([name, value]) => ({ name, content: value }))
    : listOf(content)
  if (Array.isArray(content) || isRaw(content)) {
    const named = entries.filter(({ name }) => /^[A-Za-z_][\w.:-]*$/.test(stringOf(name) ?? ''))
    made.children.push(
      group(
        'content',
        named.map((entry) => worded(stringOf(entry.name) ?? '', stringOf(entry.content) ?? '')),
      ),
    )
  }
  putElements(made, extension)
  return made
}

const styleId = ({ style }: Raw, type: string, styles: OldStyles | null) =>
  isRaw(style) ? styles?.idOf(style, type) : undefined

function element(name: string, attributes: { readonly [name: string]: string | undefined } = {}): Open {
  const made: Open = { name, attributes: new Map(), children: [] }
  for (const [key, value] of Object.entries(attributes)) put(made, key, value)
  return made
}

const group = (name: string, children: XmlChild[]): XmlElement => ({ name, attributes: new Map(), children })

const worded = (name: string, text: string): XmlElement => group(name, text === '' ? [] : [text])

function put(made: Open, name: string, value: string | undefined): void {
  if (value !== undefined) made.attributes.set(name, value)
}

/** What older files had beside the attributes that are known. Names come from documents: they must be names. */
function putAttributes(made: Open, { $attributes }: Raw): void {
  for (const [name, value] of Object.entries(rawOf($attributes))) {
    if (/^[\p{L}_][\p{L}\p{N}_.:-]*$/u.test(name) && typeof value === 'string') made.attributes.set(name, value)
  }
}

function putTitle(made: Open, raw: Raw): void {
  const title = stringOf(raw.title)
  if (title === undefined) return
  const own = element('title')
  putAttributes(own, { $attributes: raw.$title })
  if (title !== '') own.children.push(title)
  made.children.push(own)
}

function putElements(made: Open, { $elements }: Raw): void {
  for (const text of Array.isArray($elements) ? $elements : []) {
    const kept = parsedElement(text)
    if (kept) made.children.push(kept)
  }
}

/** Kept as text; null when somebody has put something else there. */
function parsedElement(text: unknown): XmlElement | null {
  if (typeof text !== 'string') return null
  try {
    return parseXml(text)
  } catch (error) {
    if (error instanceof FileError) return null
    throw error
  }
}
