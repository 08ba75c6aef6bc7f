import { allowedUrl, foreignLink, type TextRun } from '@ramify/document'
import { FileError } from '../files/file-error.ts'
import type { ReadDocument } from '../files/file-format.ts'
import type { SourceFile } from '../files/source-file.ts'
import { linkFields, reportLink } from '../map/link-fields.ts'
import { MapBuilder, oneRoot, type TopicDraft } from '../map/map-builder.ts'
import { richFields } from '../map/rich-fields.ts'
import { taskField } from '../map/task-fields.ts'
import { elementOf, elementsOf, parseXml, textOf, type XmlElement } from '../xml/parse-xml.ts'
import { mubuWords, outlineWords } from './opml-words.ts'

/** Attributes that a topic says by itself. */
const known = new Set([
  ...['text', '_note', '_mubu_text', '_mubu_note', 'created', '_status'],
  ...['_complete', 'complete', '_task', 'checkbox', 'collapsed', '_collapsed'],
])
/** The first one that is an address is the link of the topic; the others are kept. */
const addresses = ['url', 'htmlUrl', 'xmlUrl', 'link', 'href'] as const
const taskNames = {
  start: ['start', '_start', 'startDate'],
  due: ['due', '_due', 'dueDate'],
  assignee: ['assignee', '_assignee'],
} as const

/** An outline as feed readers, OmniOutliner, Workflowy and mind maps write it. */
export function readOpml(file: SourceFile): ReadDocument[] {
  const opml = parseXml(file.text ?? '')
  const body = elementOf(opml, 'body')
  if (opml.name.toLowerCase() !== 'opml' || !body) throw new FileError('format', 'OPML without a body')
  const head = elementOf(opml, 'head')
  const title = head && elementOf(head, 'title')
  const name = (title && textOf(title).trim()) || file.title
  const builder = new MapBuilder()
  const tops: TopicDraft[] = []
  const left: { readonly element: XmlElement; readonly into: TopicDraft[] }[] = []
  const push = (parent: XmlElement, into: TopicDraft[]) => {
    const outlines = elementsOf(parent, 'outline')
    for (let nth = outlines.length - 1; nth >= 0; nth--) left.push({ element: outlines[nth] as XmlElement, into })
  }
  push(body, tops)
  for (let next = left.pop(); next; next = left.pop()) {
    const topic = topicOf(builder, next.element)
    next.into.push(topic)
    push(next.element, topic.children)
  }
  if (tops.length === 0) throw new FileError('format', 'OPML without outlines')
  return [builder.document(name, oneRoot(builder, tops, name))]
}

function topicOf(builder: MapBuilder, { attributes }: XmlElement): TopicDraft {
  const said =
    attributes.get('text') ?? attributes.get('title') ?? attributes.get('Text') ?? attributes.get('TEXT') ?? ''
  const words = mubuWords(attributes.get('_mubu_text') ?? '') ?? outlineWords(said)
  const { runs, link } = words.runs.length > 0 ? words : outlineWords(said)
  const note = noteOf(attributes)
  const opened = addresses.find((name) => allowedUrl(attributes.get(name)) !== undefined)
  const shown = link ? undefined : addresses.find((name) => foreignLink(attributes.get(name)) !== undefined)
  const address = opened ?? shown
  const target = address === undefined ? link : foreignLink(attributes.get(address))
  const task = taskField({
    start: one(attributes, 'start'),
    due: one(attributes, 'due'),
    assignee: one(attributes, 'assignee'),
  })
  const isSaid = (name: string) =>
    task !== undefined &&
    Object.entries(taskNames).some(
      ([field, names]) => Object.hasOwn(task as object, field) && (names as readonly string[]).includes(name),
    )
  const kept = [...attributes].filter(
    ([name, value]) =>
      !known.has(name) &&
      !isSaid(name) &&
      !(name === 'url' && address === 'url') &&
      !(name === 'type' && value === 'link') &&
      !(name === 'title' && value === said) &&
      name !== '__proto__',
  )
  const created = Date.parse(attributes.get('created') ?? '')
  const progress = progressOf(attributes)
  const isFolded = attributes.get('collapsed') === 'true' || attributes.get('_collapsed') === 'true'
  const topic = builder.topic('', {
    ...richFields('text', runs),
    ...richFields('note', note),
    ...linkFields(target),
    progress,
    task,
    created: Number.isFinite(created) && created > 0 ? created : undefined,
    expandState: isFolded ? 'collapse' : undefined,
    opml: kept.length > 0 ? Object.fromEntries(kept) : undefined,
  })
  const place = topic.data.id
  const { report } = builder
  if (note.length > 0) report.add('imported', 'notes', { place })
  if (target) reportLink(report, target, place)
  if (progress !== undefined || task !== undefined) report.add('imported', 'tasks', { place })
  for (const [name, value] of kept) {
    const isLink = (addresses as readonly string[]).includes(name)
    report.add('kept', isLink ? 'links' : 'other', { place, was: isLink ? value : name })
  }
  return topic
}

/** Notes that say more stand in an attribute of their own, too. */
function noteOf(attributes: XmlElement['attributes']): readonly TextRun[] {
  const rich = mubuWords(attributes.get('_mubu_note') ?? '')?.runs ?? []
  return rich.length > 0 ? rich : outlineWords(attributes.get('_note') ?? '').runs
}

const one = (attributes: XmlElement['attributes'], field: keyof typeof taskNames) =>
  taskNames[field].map((name) => attributes.get(name)).find((value) => value !== undefined)

/** Of OmniOutliner, of Workflowy and its like, and of Dynalist, which says whether there is a box at all. */
function progressOf(attributes: XmlElement['attributes']): number | undefined {
  const status = attributes.get('_status')
  const complete = attributes.get('_complete') ?? attributes.get('complete')
  if (status === 'checked' || complete === 'true') return 100
  const hasBox = attributes.get('_task') === 'true' || attributes.get('checkbox') === 'true'
  return status === 'unchecked' || complete === 'false' || hasBox ? 0 : undefined
}
