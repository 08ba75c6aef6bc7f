import { allowedUrl } from '@ramify/document'
import { FileError } from '../files/file-error.ts'
import type { ReadDocument } from '../files/file-format.ts'
import type { SourceFile } from '../files/source-file.ts'
import { MapBuilder, oneRoot, type TopicDraft } from '../map/map-builder.ts'
import { taskField } from '../map/task-fields.ts'
import { elementOf, elementsOf, parseXml, textOf, type XmlElement } from '../xml/parse-xml.ts'

/** Attributes that a topic says by itself. */
const known = new Set([
  'text',
  'title',
  '_note',
  'url',
  'xmlUrl',
  'htmlUrl',
  'isComment',
  'created',
  'type',
  '_status',
  '_complete',
])
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
  const text = attributes.get('text') ?? attributes.get('title') ?? ''
  const note = attributes.get('_note')
  const address = attributes.get('url') ?? attributes.get('htmlUrl') ?? attributes.get('xmlUrl')
  const url = allowedUrl(address)
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
  const kept = [...attributes].filter(([name]) => !known.has(name) && !isSaid(name) && name !== '__proto__')
  const status = attributes.get('_status')
  const created = Date.parse(attributes.get('created') ?? '')
  const topic = builder.topic(text, {
    note: note || undefined,
    hyperlink: url,
    progress: progressOf(status, attributes.get('_complete')),
    task,
    created: Number.isFinite(created) && created > 0 ? created : undefined,
    opml: kept.length > 0 ? Object.fromEntries(kept) : undefined,
  })
  const place = topic.data.id
  const { report } = builder
  if (note) report.add('imported', 'notes', { place })
  if (url !== undefined) report.add('imported', 'links', { place })
  else if (address) report.add('dropped', 'links', { place, was: address })
  if (status !== undefined || task !== undefined || attributes.has('_complete'))
    report.add('imported', 'tasks', { place })
  for (const [name] of kept) report.add('kept', 'other', { place, was: name })
  return topic
}

const one = (attributes: XmlElement['attributes'], field: keyof typeof taskNames) =>
  taskNames[field].map((name) => attributes.get(name)).find((value) => value !== undefined)

/** Of OmniOutliner, and of Workflowy and its like. */
function progressOf(status: string | undefined, complete: string | undefined): number | undefined {
  if (status === 'checked' || complete === 'true') return 100
  return status === 'unchecked' || complete === 'false' ? 0 : undefined
}
