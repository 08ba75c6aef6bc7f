import { allowedUrl, type Json, nodeLink, type TextRun } from '@ramify/document'
import { FileError } from '../files/file-error.ts'
import type { ReadDocument } from '../files/file-format.ts'
import type { SourceFile } from '../files/source-file.ts'
import { htmlRuns } from '../html/html-runs.ts'
import { MapBuilder, type TopicDraft } from '../map/map-builder.ts'
import { richFields } from '../map/rich-fields.ts'
import { taskField } from '../map/task-fields.ts'
import { elementOf, elementsOf, parseXml, textOf, type XmlElement } from '../xml/parse-xml.ts'
import { writeXml } from '../xml/write-xml.ts'
import { iconOf, isDrawn, priorityOf, progressOf } from './freemind-icons.ts'

/** A map of FreeMind or Freeplane, or of a program that writes their format. */
export function readFreemind(file: SourceFile): ReadDocument[] {
  const map = parseXml(file.text ?? '')
  const root = elementOf(map, 'node')
  if (map.name !== 'map' || !root) throw new FileError('format', 'a FreeMind map without a node')
  return [new FreemindReader(file.title).read(root)]
}

interface Later {
  readonly topic: TopicDraft
  readonly element: XmlElement
}

/** What becomes a part of the topic, and is not kept beside it. */
const knownAttributes = new Set(
  'TEXT LOCALIZED_TEXT ID CREATED FOLDED POSITION LINK COLOR BACKGROUND_COLOR STYLE'.split(' '),
)

class FreemindReader {
  readonly #builder = new MapBuilder()
  readonly #title: string
  /** From the file's ids to ours. */
  readonly #ids = new Map<string, string>()
  readonly #all: Later[] = []

  constructor(title: string) {
    this.#title = title
  }

  read(top: XmlElement): ReadDocument {
    const left: { readonly element: XmlElement; readonly parent: TopicDraft | null }[] = [
      { element: top, parent: null },
    ]
    let root: TopicDraft | undefined
    for (let next = left.pop(); next; next = left.pop()) {
      const topic = this.#topic(next.element, next.parent === null)
      root ??= topic
      next.parent?.children.push(topic)
      this.#all.push({ topic, element: next.element })
      const nodes = elementsOf(next.element, 'node')
      for (let nth = nodes.length - 1; nth >= 0; nth--) left.push({ element: nodes[nth] as XmlElement, parent: topic })
    }
    // Both may name topics that come later.
    for (const { topic, element } of this.#all) {
      this.#link(topic, element)
      for (const arrow of elementsOf(element, 'arrowlink')) this.#line(topic, arrow)
    }
    if (this.#all.some(({ topic }) => topic.data.side === 'left')) this.#builder.layout = 'default'
    const words = root?.data.text.replace(/\s+/g, ' ').trim()
    return this.#builder.document(words || this.#title, root as TopicDraft)
  }

  #topic(element: XmlElement, isRoot: boolean): TopicDraft {
    const { attributes } = element
    const rich = new Map(elementsOf(element, 'richcontent').map((one) => [one.attributes.get('TYPE') ?? '', one]))
    const words = runsOf(rich.get('NODE'))
    const text = attributes.get('TEXT') ?? attributes.get('LOCALIZED_TEXT') ?? ''
    const note = [...runsOf(rich.get('DETAILS')), ...runsOf(rich.get('NOTE'))]
    const side = attributes.get('POSITION')
    const created = Number(attributes.get('CREATED'))
    const topic = this.#builder.topic(
      text,
      {
        ...(words.length > 0 && richFields('text', words)),
        ...richFields('note', note),
        ...looks(element),
        side: side === 'left' || side === 'right' ? side : undefined,
        created: Number.isSafeInteger(created) && created > 0 ? created : undefined,
        expandState: attributes.get('FOLDED') === 'true' && !isRoot ? 'collapse' : undefined,
      },
      attributes.get('ID'),
    )
    const place = topic.data.id
    this.#ids.set(attributes.get('ID') ?? '', place)
    const { report } = this.#builder
    if (note.length > 0) report.add('imported', 'notes', { place })
    if (rich.has('DETAILS')) report.add('approximated', 'notes', { place, was: 'details' })
    this.#pictures(topic, rich.get('NODE'))
    this.#marks(topic, element)
    this.#task(topic, element)
    this.#cloud(topic, element, isRoot)
    this.#keep(topic, element)
    return topic
  }

  /** Their files are beside the map's file, which is all there is. */
  #pictures({ data }: TopicDraft, rich: XmlElement | undefined): void {
    const sources = rich ? imagesIn(rich) : []
    if (sources.length > 0) keptOf(data).images = sources
    this.#builder.report.add('kept', 'images', { place: data.id, count: sources.length })
  }

  /** Attributes that Freeplane's users and add-ons give tasks. */
  #task({ data }: TopicDraft, element: XmlElement): void {
    const said: { [field: string]: string } = {}
    for (const attribute of elementsOf(element, 'attribute')) {
      const field = taskFieldOf(attribute)
      if (field !== undefined) said[field] ??= attribute.attributes.get('VALUE') ?? ''
    }
    const task = taskField(said)
    if (task === undefined) return
    data.task = task
    this.#builder.report.add('imported', 'tasks', { place: data.id })
  }

  #marks({ data }: TopicDraft, element: XmlElement): void {
    const icons: string[] = []
    const { report } = this.#builder
    for (const { attributes } of elementsOf(element, 'icon')) {
      const builtin = attributes.get('BUILTIN') ?? ''
      if (builtin === '') continue
      const priority = priorityOf(builtin)
      const progress = progressOf(builtin)
      if (priority !== undefined && data.priority === undefined) data.priority = priority
      else if (progress !== undefined && data.progress === undefined) data.progress = progress
      else if (icons.length < 64) icons.push(iconOf(builtin))
      const isShown = priority !== undefined || progress !== undefined || isDrawn(builtin)
      report.add(isShown ? 'imported' : 'approximated', 'markers', {
        place: data.id,
        ...(!isShown && { was: builtin }),
      })
    }
    if (icons.length > 0) data.icons = icons
  }

  /** A cloud is a boundary around one branch; the main topic can have none. */
  #cloud({ data }: TopicDraft, element: XmlElement, isRoot: boolean): void {
    const cloud = elementOf(element, 'cloud')
    if (!cloud) return
    if (isRoot) {
      this.#builder.report.add('kept', 'boundaries', { place: data.id })
      return
    }
    const color = colorOf(cloud.attributes.get('COLOR'))
    const shape = cloudShapes[cloud.attributes.get('SHAPE') ?? '']
    const look = {
      ...(color !== undefined && { fill: color }),
      ...(shape !== undefined && { shape }),
    }
    this.#builder.ranges.push({
      id: this.#builder.id(),
      kind: 'boundary',
      first: data.id,
      last: data.id,
      text: '',
      ...(Object.keys(look).length > 0 && { look }),
    })
    this.#builder.report.add('imported', 'boundaries', { place: data.id })
  }

  #link({ data }: TopicDraft, { attributes }: XmlElement): void {
    const address = attributes.get('LINK')
    if (!address) return
    const target = address.startsWith('#') ? this.#ids.get(address.slice(1)) : undefined
    const url = target === undefined ? allowedUrl(address) : nodeLink(target)
    const { report } = this.#builder
    if (url === undefined) {
      keepAttribute(data, 'LINK', address)
      report.add('kept', 'links', { place: data.id, was: address })
    } else {
      data.hyperlink = url
      report.add('imported', 'links', { place: data.id })
    }
  }

  #line({ data }: TopicDraft, { attributes }: XmlElement): void {
    const to = this.#ids.get(attributes.get('DESTINATION') ?? '')
    const { report } = this.#builder
    if (to === undefined || to === data.id) {
      report.add('dropped', 'relations', { place: data.id })
      return
    }
    const words = ['MIDDLE_LABEL', 'SOURCE_LABEL', 'TARGET_LABEL'].flatMap((name) => attributes.get(name) || [])
    const color = colorOf(attributes.get('COLOR'))
    const arrow = (name: string, otherwise: string) =>
      (attributes.get(name) ?? otherwise) === 'None' ? 'none' : 'open'
    this.#builder.lines.push({
      id: this.#builder.id(attributes.get('ID')),
      from: data.id,
      to,
      text: words.join(' '),
      look: {
        ...(color !== undefined && { color }),
        ...lineLook(attributes),
        startArrow: arrow('STARTARROW', 'None'),
        endArrow: arrow('ENDARROW', 'Default'),
      },
    })
    report.add('imported', 'relations', { place: data.id })
  }

  #keep({ data }: TopicDraft, { attributes, children }: XmlElement): void {
    const others = [...attributes].filter(([name]) => !knownAttributes.has(name))
    for (const [name, value] of others) keepAttribute(data, name, value)
    const xml = children.filter(
      (child): child is XmlElement =>
        typeof child !== 'string' && !knownElements.has(child.name) && taskFieldOf(child) === undefined,
    )
    if (xml.length > 0) keptOf(data).xml = xml.map(writeXml)
    for (const { name, attributes } of xml) {
      const was = name === 'hook' ? `hook ${attributes.get('NAME') ?? ''}` : name
      const part = attributes.get('NAME') === 'ExternalObject' ? 'images' : 'other'
      this.#builder.report.add('kept', part, { place: data.id, was })
    }
  }
}

const taskNames = new Map([
  ...['start', 'start date'].map((name) => [name, 'start'] as const),
  ...['due', 'due date', 'deadline'].map((name) => [name, 'due'] as const),
  ...['assignee', 'assigned to'].map((name) => [name, 'assignee'] as const),
])

/** Which field of a task an attribute says; undefined for what is none, and for days that cannot be read. */
function taskFieldOf({ name, attributes }: XmlElement): 'start' | 'due' | 'assignee' | undefined {
  const field = name === 'attribute' ? taskNames.get((attributes.get('NAME') ?? '').trim().toLowerCase()) : undefined
  return field !== undefined && taskField({ [field]: attributes.get('VALUE') }) !== undefined ? field : undefined
}

const knownElements = new Set(['node', 'richcontent', 'icon', 'arrowlink', 'cloud', 'font', 'edge'])

function runsOf(rich: XmlElement | undefined): TextRun[] {
  if (!rich) return []
  const html = elementOf(rich, 'html')
  const words = html ? htmlRuns(writeXml(elementOf(html, 'body') ?? html)) : []
  const plain = html ? '' : textOf(rich).trim()
  return plain === '' ? words : [{ text: plain, attributes: {} }]
}

function imagesIn(top: XmlElement): string[] {
  const sources: string[] = []
  const left: XmlElement[] = [top]
  for (let next = left.pop(); next; next = left.pop()) {
    const source = next.name === 'img' ? next.attributes.get('src') : undefined
    if (source !== undefined) sources.push(source.slice(0, 2_000))
    left.push(...elementsOf(next))
  }
  return sources
}

function looks(element: XmlElement): { readonly [field: string]: Json | undefined } {
  const { attributes } = element
  const font = elementOf(element, 'font')?.attributes
  const edge = elementOf(element, 'edge')?.attributes
  const size = Number(font?.get('SIZE'))
  const width = edge?.get('WIDTH') === 'thin' ? 1 : Number(edge?.get('WIDTH') ?? Number.NaN)
  const shape = attributes.get('STYLE')
  return {
    color: colorOf(attributes.get('COLOR')),
    background: colorOf(attributes.get('BACKGROUND_COLOR')),
    shape: shape === undefined ? undefined : shapes[shape],
    'font-size': size >= 1 && size <= 1_000 ? size : undefined,
    'font-family': font?.get('NAME')?.slice(0, 100) || undefined,
    'font-weight': font?.get('BOLD') === 'true' ? 'bold' : undefined,
    'font-style': font?.get('ITALIC') === 'true' ? 'italic' : undefined,
    'connect-color': colorOf(edge?.get('COLOR')),
    'connect-width': width > 0 && width <= 100 ? width : undefined,
    'connect-style': lineStyles[edge?.get('STYLE') ?? ''],
    'connect-pattern': dashes[edge?.get('DASH') ?? ''],
  }
}

const shapes: { readonly [style: string]: string } = {
  bubble: 'rounded',
  fork: 'underline',
  rectangle: 'rect',
  oval: 'ellipse',
  wide_hexagon: 'hexagon',
  narrow_hexagon: 'hexagon',
}
/** Of Freeplane. */
const dashes: { readonly [dash: string]: string } = {
  SOLID: 'solid',
  DASHES: 'dashed',
  CLOSE_DOTS: 'dotted',
  DISTANT_DOTS: 'dotted',
  DOTS_AND_DASHES: 'dash-dot',
}
const cloudShapes: { readonly [shape: string]: string } = {
  ARC: 'scallops',
  STAR: 'waves',
  RECT: 'rect',
  ROUND_RECT: 'rounded',
}
const lineStyles: { readonly [style: string]: string } = {
  bezier: 'curve',
  sharp_bezier: 'taper',
  linear: 'straight',
  sharp_linear: 'straight',
  horizontal: 'poly',
}

/** What Freeplane says of an arrow and its words. */
function lineLook(attributes: XmlElement['attributes']): { readonly [field: string]: Json } {
  const [width, size] = [Number(attributes.get('WIDTH')), Number(attributes.get('FONT_SIZE'))]
  const dash = attributes.get('DASH') ?? ''
  const family = attributes.get('FONT_FAMILY') ?? ''
  return {
    ...(width > 0 && width <= 100 && { width }),
    ...(/^\d{1,3}(?: \d{1,3}){1,7}$/.test(dash) && { dash }),
    ...(size >= 1 && size <= 1_000 && { size }),
    ...(/^[^\p{Cc}\p{Cs}<>"'{};\\]{1,100}$/u.test(family) && { family }),
  }
}

const colorOf = (value: string | undefined) =>
  value !== undefined && /^#[\da-f]{6}$/i.test(value) ? value.toLowerCase() : undefined

/** What a map of ours does not have of this topic, for the way back. */
type Kept = { attributes?: { [name: string]: Json }; xml?: Json; images?: Json }

function keptOf(data: TopicDraft['data']): Kept {
  data.freemind ??= {}
  return data.freemind as Kept
}

function keepAttribute(data: TopicDraft['data'], name: string, value: string): void {
  const kept = keptOf(data)
  kept.attributes ??= {}
  if (name !== '__proto__') kept.attributes[name] = value
}
