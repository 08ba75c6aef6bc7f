import { foreignLink, type Json, nodeLink, type TextRun } from '@ramify/document'
import { FileError } from '../files/file-error.ts'
import type { ReadDocument } from '../files/file-format.ts'
import type { SourceFile } from '../files/source-file.ts'
import { linkFields, reportLink } from '../map/link-fields.ts'
import { MapBuilder, type TopicDraft } from '../map/map-builder.ts'
import { richFields } from '../map/rich-fields.ts'
import { taskField } from '../map/task-fields.ts'
import { elementOf, elementsOf, parseXml, type XmlElement } from '../xml/parse-xml.ts'
import { writeXml } from '../xml/write-xml.ts'
import { type FreemindGroup, groupsOf, isLeaf, sideOf, summaryTopic } from './freemind-groups.ts'
import { equationOf, noteOf } from './freemind-hooks.ts'
import { iconOf, isDrawn, priorityOf, progressOf } from './freemind-icons.ts'
import { cloudLook, colorOf, isShape, lineLook, looksOf, stylesOf } from './freemind-looks.ts'
import { embeddedImages, isData } from './freemind-pictures.ts'
import { lostFormats, runsOf } from './freemind-text.ts'

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

/** Kept as they are, and either told of elsewhere or nothing that anybody sees. */
const saidAttributes = new Set('MODIFIED STYLE_REF LOCALIZED_STYLE_REF ENCRYPTED_CONTENT'.split(' '))

class FreemindReader {
  readonly #builder = new MapBuilder()
  readonly #title: string
  /** From the file's ids to ours. */
  readonly #ids = new Map<string, string>()
  readonly #all: Later[] = []
  readonly #topics = new Map<XmlElement, TopicDraft>()
  readonly #groups: FreemindGroup[] = []
  #styles: ReturnType<typeof stylesOf> = new Map()

  constructor(title: string) {
    this.#title = title
  }

  read(top: XmlElement): ReadDocument {
    this.#styles = stylesOf(top)
    const root = this.#branch(top)
    for (const group of this.#groups) this.#summary(group)
    // Both may name topics that come later.
    for (const { topic, element } of this.#all) {
      this.#link(topic, element)
      for (const arrow of elementsOf(element, 'arrowlink')) this.#line(topic, arrow)
    }
    if (this.#all.some(({ topic }) => topic.data.side === 'left')) this.#builder.layout = 'default'
    const paper = colorOf(elementsOf(top, 'hook').find(isMapStyle)?.attributes.get('background'))
    if (paper !== undefined) this.#builder.background = { color: paper }
    const words = root.data.text.replace(/\s+/g, ' ').trim()
    return this.#builder.document(words || this.#title, root)
  }

  /** A node with everything below it. */
  #branch(top: XmlElement): TopicDraft {
    const left: { readonly element: XmlElement; readonly parent: TopicDraft | null }[] = [
      { element: top, parent: null },
    ]
    let first: TopicDraft | undefined
    for (let next = left.pop(); next; next = left.pop()) {
      const topic = this.#topic(next.element, this.#all.length === 0)
      first ??= topic
      next.parent?.children.push(topic)
      this.#all.push({ topic, element: next.element })
      this.#topics.set(next.element, topic)
      const { nodes, groups } = groupsOf(next.element)
      for (const group of groups) this.#groups.push(group)
      for (let nth = nodes.length - 1; nth >= 0; nth--) left.push({ element: nodes[nth] as XmlElement, parent: topic })
    }
    return first as TopicDraft
  }

  /** One that says more than words is also a floating topic. */
  #summary({ first, last, summary }: FreemindGroup): void {
    const element = summaryTopic(summary)
    const topic = this.#branch(element)
    const says = Object.keys(topic.data).filter(
      (field) => !['id', 'text', 'created', 'side', 'freemind'].includes(field),
    )
    const isPlain = isLeaf(element) && says.length === 0
    if (isPlain) this.#all.pop()
    else this.#builder.floating.push(topic)
    this.#builder.ranges.push({
      id: this.#builder.id(),
      kind: 'summary',
      first: (this.#topics.get(first) as TopicDraft).data.id,
      last: (this.#topics.get(last) as TopicDraft).data.id,
      text: topic.data.text,
      ...(!isPlain && { topic: topic.data.id }),
    })
    this.#builder.report.add('imported', 'summaries', { place: topic.data.id })
  }

  #topic(element: XmlElement, isRoot: boolean): TopicDraft {
    const { attributes } = element
    const rich = new Map(elementsOf(element, 'richcontent').map((one) => [one.attributes.get('TYPE') ?? '', one]))
    const said = attributes.get('TEXT') ?? localized(attributes.get('LOCALIZED_TEXT'), isRoot, this.#title)
    const words = runsOf(rich.get('NODE') ?? said)
    const [details, own] = [runsOf(rich.get('DETAILS')), runsOf(rich.get('NOTE'))]
    const note = [
      ...noteOf(element),
      ...(details.length > 0 && own.length > 0 ? [...details, lineBreak, ...own] : [...details, ...own]),
    ]
    const formula = equationOf(element)
    const created = Number(attributes.get('CREATED'))
    const style = attributes.get('STYLE_REF') ?? attributes.get('LOCALIZED_STYLE_REF')
    const topic = this.#builder.topic(
      said,
      {
        ...(words.length > 0 && richFields('text', words)),
        ...richFields('note', note),
        ...this.#styles.get(style ?? ''),
        ...without(looksOf(element)),
        formula,
        side: sideOf(element),
        created: Number.isSafeInteger(created) && created > 0 ? created : undefined,
        expandState: attributes.get('FOLDED') === 'true' && !isRoot ? 'collapse' : undefined,
      },
      attributes.get('ID'),
    )
    const place = topic.data.id
    this.#ids.set(attributes.get('ID') ?? '', place)
    const { report } = this.#builder
    if (note.length > 0) report.add('imported', 'notes', { place })
    if (details.length > 0) report.add('approximated', 'notes', { place, was: 'details' })
    this.#reportLost([rich.get('NODE') ?? said, rich.get('DETAILS'), rich.get('NOTE')], place)
    if (formula !== undefined) report.add('imported', 'formulas', { place })
    if (attributes.has('ENCRYPTED_CONTENT')) report.add('kept', 'other', { place, was: 'encrypted' })
    this.#pictures(topic, element, rich.get('NODE'))
    this.#marks(topic, element)
    this.#task(topic, element)
    this.#cloud(topic, element, isRoot)
    this.#keep(topic, element)
    return topic
  }

  /** How words look that they do not look like here, and where they lead. */
  #reportLost(texts: Parameters<typeof lostFormats>[0][], place: string): void {
    for (const text of texts) {
      const { formats, links } = lostFormats(text)
      for (const was of formats) this.#builder.report.add('approximated', 'styles', { place, was })
      for (const was of links) this.#builder.report.add('dropped', 'links', { place, was })
    }
  }

  /** Those in the file are pictures of the topic; the others are beside the map's file, which is all there is. */
  #pictures({ data }: TopicDraft, element: XmlElement, rich: XmlElement | undefined): void {
    const { embedded, damaged, elsewhere } = embeddedImages(element, rich)
    const { report, resources } = this.#builder
    if (embedded) {
      resources.push(embedded)
      data.resource_id = embedded.id
      report.add('imported', 'images', { place: data.id })
    }
    report.add('dropped', 'images', { place: data.id, count: damaged })
    if (elsewhere.length > 0) keptOf(data).images = elsewhere
    report.add('kept', 'images', { place: data.id, count: elsewhere.length })
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
      keepXml(data, [cloud])
      this.#builder.report.add('kept', 'boundaries', { place: data.id })
      return
    }
    const look = cloudLook(cloud)
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
    const link = target === undefined ? foreignLink(address) : { url: nodeLink(target), tip: '' }
    const { report } = this.#builder
    if (link === undefined) {
      keepAttribute(data, 'LINK', address)
      report.add('kept', 'links', { place: data.id, was: address })
    } else {
      Object.assign(data, linkFields(link))
      reportLink(report, link, data.id)
    }
  }

  #line({ data }: TopicDraft, arrowlink: XmlElement): void {
    const { attributes } = arrowlink
    const to = this.#ids.get(attributes.get('DESTINATION') ?? '')
    const { report } = this.#builder
    if (to === undefined || to === data.id) {
      keepXml(data, [arrowlink])
      report.add('kept', 'relations', { place: data.id })
      return
    }
    const words = ['MIDDLE_LABEL', 'SOURCE_LABEL', 'TARGET_LABEL'].flatMap((name) => attributes.get(name) || [])
    const color = colorOf(attributes.get('COLOR'))
    const arrow = (name: string, otherwise: string) =>
      /^none$/i.test(attributes.get(name) ?? otherwise) ? 'none' : 'open'
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
    const style = attributes.get('STYLE')
    const { report } = this.#builder
    if (style !== undefined && !isShape(style)) {
      keepAttribute(data, 'STYLE', style)
      report.add('kept', 'styles', { place: data.id, was: `STYLE ${style}` })
    }
    for (const [name, value] of attributes) {
      if (knownAttributes.has(name)) continue
      keepAttribute(data, name, value)
      if (!saidAttributes.has(name)) report.add('kept', 'other', { place: data.id, was: name })
    }
    const xml = children.filter((child): child is XmlElement => typeof child !== 'string' && !isKnown(child))
    keepXml(data, xml)
    for (const { name, attributes } of xml) {
      const was = name === 'hook' ? `hook ${attributes.get('NAME') ?? ''}` : name
      const part = attributes.get('NAME') === 'ExternalObject' ? 'images' : 'other'
      report.add('kept', part, { place: data.id, was })
    }
  }
}

/** What a topic says by itself. */
const isKnown = (child: XmlElement) =>
  knownElements.has(child.name) ||
  taskFieldOf(child) !== undefined ||
  (child.name === 'hook' && isData(child.attributes.get('URI') ?? '')) ||
  (child.name === 'hook' && knownHooks.test(child.attributes.get('NAME') ?? ''))

const knownHooks =
  /^(?:plugins\/latex\/LatexNodeHook\.properties|accessories\/plugins\/NodeNote\.properties|FirstGroupNode|SummaryNode)$/

const isMapStyle = ({ attributes }: XmlElement) => attributes.get('NAME') === 'MapStyle'

const lineBreak: TextRun = { text: '\n', attributes: {} }

/** A name for words in every language, of a map that nobody has called anything yet. */
const localized = (name: string | undefined, isRoot: boolean, title: string) =>
  name === undefined ? '' : isRoot && /^new_?mindmap$/.test(name) ? title : name

/** What says nothing would hide what a style says. */
const without = (fields: { readonly [field: string]: Json | undefined }) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

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

/** Those of FreeMind that name where arrows come from say it a second time. */
const knownElements = new Set(['node', 'richcontent', 'icon', 'arrowlink', 'linktarget', 'cloud', 'font', 'edge'])

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

function keepXml(data: TopicDraft['data'], elements: readonly XmlElement[]): void {
  if (elements.length === 0) return
  const kept = keptOf(data)
  kept.xml = [...((kept.xml as string[] | undefined) ?? []), ...elements.map(writeXml)]
}
