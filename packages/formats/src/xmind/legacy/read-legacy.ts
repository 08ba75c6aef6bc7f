import { FileError } from '../../files/file-error.ts'
import { elementOf, elementsOf, localName, parseXml, textOf, type XmlElement } from '../../xml/parse-xml.ts'
import { writeXml } from '../../xml/write-xml.ts'
import type { Raw } from '../raw.ts'
import { readOldNotes } from './old-notes.ts'
import { noStyles, OldStyles } from './styles.ts'

type Draft = { [key: string]: unknown }

/** The sheets of XMind 3 to 8, in the form of today. What that has no word for is kept beside it, as XML. */
export function readOldWorkbook(content: string, stylesText: string | null): { sheets: Raw[]; head: Raw } {
  const root = parseXml(content)
  if (localName(root.name) !== 'xmap-content') throw new FileError('format', 'content.xml is of no XMind')
  const styles = oldStyles(stylesText)
  const sheets = elementsOf(root, 'sheet').filter((sheet) => elementOf(sheet, 'topic'))
  return {
    sheets: sheets.map((sheet) => readOldSheet(sheet, styles)),
    head: {
      $attributes: attributesOf(root, []),
      $elements: elementsOf(root)
        .filter(({ name }) => localName(name) !== 'sheet')
        .map(writeXml),
    },
  }
}

export function oldStyles(text: string | null): OldStyles {
  if (text === null) return new OldStyles(noStyles)
  try {
    return new OldStyles(parseXml(text))
  } catch (error) {
    // Looks alone are no reason to refuse a file.
    if (error instanceof FileError && error.code === 'format') return new OldStyles(noStyles)
    throw error
  }
}

function readOldSheet(element: XmlElement, styles: OldStyles): Raw {
  const sheet: Draft = { ...own(element, styles, ['id', 'style-id', 'theme']) }
  const theme = element.attributes.get('theme')
  if (theme !== undefined) sheet.theme = styles.theme(theme)
  const others: string[] = []
  for (const child of elementsOf(element)) {
    const name = localName(child.name)
    if (name === 'topic' && sheet.rootTopic === undefined) sheet.rootTopic = readOldTopics(child, styles)
    else if (name === 'title' && sheet.title === undefined) readOldTitle(child, sheet)
    else if (name === 'relationships' && sheet.relationships === undefined) {
      sheet.relationships = elementsOf(child, 'relationship').map((one) => readRelationship(one, styles))
    } else others.push(writeXml(child))
  }
  return withOthers(sheet, others)
}

/** A topic with everything below it. */
function readOldTopics(top: XmlElement, styles: OldStyles): Raw {
  const root = ownTopic(top, styles)
  const left = [{ element: top, topic: root }]
  for (let next = left.pop(); next; next = left.pop()) {
    const children = new Map<string, Raw[]>()
    for (const group of elementsOf(next.element, 'children').flatMap((one) => elementsOf(one, 'topics'))) {
      const type = group.attributes.get('type') ?? 'attached'
      if (type === '__proto__') continue
      const topics = children.get(type) ?? []
      children.set(type, topics)
      for (const element of elementsOf(group, 'topic')) {
        const topic = ownTopic(element, styles)
        topics.push(topic)
        left.push({ element, topic })
      }
    }
    if (children.size > 0) next.topic.children = Object.fromEntries(children)
    if (children.size > 1) next.topic.$types = [...children.keys()]
  }
  return root
}

function ownTopic(element: XmlElement, styles: OldStyles): Draft {
  const topic: Draft = { ...own(element, styles, ['id', 'style-id', 'structure-class', 'branch', 'xlink:href']) }
  const { attributes } = element
  put(topic, 'structureClass', attributes.get('structure-class'))
  put(topic, 'branch', attributes.get('branch'))
  put(topic, 'href', attributes.get('xlink:href'))
  const others: string[] = []
  for (const child of elementsOf(element)) {
    const name = localName(child.name)
    const read = readers.get(name)
    if (name === 'children') continue
    if (read && !met(topic, name)) read(child, topic, styles)
    else others.push(writeXml(child))
  }
  return withOthers(topic, others)
}

/** Whether the first one of that name was read already. */
const met = (topic: Draft, name: string) => Object.hasOwn(topic, keyOf.get(name) ?? name)

const keyOf = new Map([
  ['marker-refs', 'markers'],
  ['img', 'image'],
])

type Reader = (element: XmlElement, topic: Draft, styles: OldStyles) => void

const byName: { readonly [name: string]: Reader } = {
  title: readOldTitle,
  notes: (element, topic, styles) => {
    topic.notes = readOldNotes(element, styles)
  },
  labels: (element, topic) => {
    topic.labels = elementsOf(element, 'label').map(textOf)
  },
  'marker-refs': (element, topic) => {
    topic.markers = elementsOf(element, 'marker-ref').map((marker) => ({
      markerId: marker.attributes.get('marker-id') ?? '',
      ...attributesField(marker, ['marker-id']),
    }))
  },
  position: (element, topic) => {
    topic.position = positionOf(element)
  },
  img: (element, topic) => {
    const { attributes } = element
    const image: Draft = { src: attributes.get('xhtml:src') ?? attributes.get('src') ?? '' }
    put(image, 'width', attributes.get('svg:width') ?? attributes.get('width'))
    put(image, 'height', attributes.get('svg:height') ?? attributes.get('height'))
    put(image, 'align', attributes.get('align'))
    topic.image = {
      ...image,
      ...attributesField(element, ['xhtml:src', 'src', 'svg:width', 'width', 'svg:height', 'height', 'align']),
    }
  },
  boundaries: (element, topic, styles) => {
    topic.boundaries = elementsOf(element, 'boundary').map((one) => readRange(one, styles))
  },
  summaries: (element, topic, styles) => {
    topic.summaries = elementsOf(element, 'summary').map((one) => readRange(one, styles))
  },
  extensions: (element, topic) => {
    topic.extensions = elementsOf(element, 'extension').map(readExtension)
  },
  numbering: (element, topic) => {
    const numbering: Draft = {}
    put(numbering, 'numberFormat', element.attributes.get('number-format'))
    const inner = elementsOf(element).map(writeXml)
    topic.numbering = {
      ...numbering,
      ...attributesField(element, ['number-format']),
      ...(inner.length > 0 && { $elements: inner }),
    }
  },
}

const readers = new Map(Object.entries(byName))

function readOldTitle(element: XmlElement, into: Draft): void {
  into.title = textOf(element)
  const attributes = attributesOf(element, [])
  if (Object.keys(attributes).length > 0) into.$title = attributes
}

function readRange(element: XmlElement, styles: OldStyles): Raw {
  const range: Draft = { ...own(element, styles, ['id', 'style-id', 'range', 'topic-id']) }
  put(range, 'range', element.attributes.get('range'))
  put(range, 'topicId', element.attributes.get('topic-id'))
  return withTitle(element, range)
}

function readRelationship(element: XmlElement, styles: OldStyles): Raw {
  const line: Draft = { ...own(element, styles, ['id', 'style-id', 'end1', 'end2']) }
  put(line, 'end1Id', element.attributes.get('end1'))
  put(line, 'end2Id', element.attributes.get('end2'))
  const points = elementOf(element, 'control-points')
  if (points) {
    line.controlPoints = Object.fromEntries(
      elementsOf(points, 'control-point').map((point, nth) => [
        /^\d{1,3}$/.exec(point.attributes.get('index') ?? '')?.[0] ?? String(nth),
        controlPoint(point),
      ]),
    )
  }
  return withTitle(element, line)
}

function controlPoint(element: XmlElement): Raw {
  const position = elementOf(element, 'position')
  return { ...(position && positionOf(position)), ...attributesField(element, ['index']) }
}

function withTitle(element: XmlElement, into: Draft): Raw {
  const others: string[] = []
  for (const child of elementsOf(element)) {
    const name = localName(child.name)
    if (name === 'title' && into.title === undefined) readOldTitle(child, into)
    else if (name !== 'control-points') others.push(writeXml(child))
  }
  return withOthers(into, others)
}

/** Those with only names and words in them are written as today; of others nothing is said but that they are there. */
function readExtension(element: XmlElement): Raw {
  const content = elementOf(element, 'content')
  const entries = content ? elementsOf(content) : []
  const isPlain =
    elementsOf(element).length === (content ? 1 : 0) &&
    (content?.attributes.size ?? 0) === 0 &&
    entries.every((entry) => entry.attributes.size === 0 && elementsOf(entry).length === 0)
  return {
    provider: element.attributes.get('provider') ?? '',
    ...(isPlain
      ? { ...(content && { content: entries.map((entry) => ({ name: entry.name, content: textOf(entry) })) }) }
      : { $elements: elementsOf(element).map(writeXml) }),
    ...attributesField(element, ['provider']),
  }
}

function positionOf(element: XmlElement): Raw {
  const x = element.attributes.get('svg:x') ?? element.attributes.get('x')
  const y = element.attributes.get('svg:y') ?? element.attributes.get('y')
  return { ...(x !== undefined && { x: numeric(x) }), ...(y !== undefined && { y: numeric(y) }) }
}

/** As a number where it is written as one would write it. */
const numeric = (text: string): number | string => (String(Number(text)) === text ? Number(text) : text)

function own(element: XmlElement, styles: OldStyles, known: readonly string[]): Draft {
  const id = element.attributes.get('id')
  const style = element.attributes.get('style-id')
  return {
    ...(id !== undefined && { id }),
    ...(style !== undefined && { style: { id: style, properties: styles.properties(style) } }),
    ...attributesField(element, known),
  }
}

function attributesOf(element: XmlElement, known: readonly string[]): { [name: string]: string } {
  return Object.fromEntries([...element.attributes].filter(([name]) => !known.includes(name) && name !== '__proto__'))
}

function attributesField(element: XmlElement, known: readonly string[]): Draft {
  const attributes = attributesOf(element, known)
  return Object.keys(attributes).length > 0 ? { $attributes: attributes } : {}
}

const withOthers = (draft: Draft, others: readonly string[]): Draft =>
  others.length > 0 ? { ...draft, $elements: others } : draft

function put(into: Draft, key: string, value: string | undefined): void {
  if (value !== undefined) into[key] = value
}
