import { foreignLink, type Json } from '@ramify/document'
import { FileError } from '../files/file-error.ts'
import type { FileFormat, ReadDocument } from '../files/file-format.ts'
import type { SourceFile } from '../files/source-file.ts'
import { htmlRuns } from '../html/html-runs.ts'
import { embeddedImage } from '../images/embedded-image.ts'
import { isObject, type JsonObject, parseJson, tryParse } from '../json/parse-json.ts'
import { linkFields, reportLink } from '../map/link-fields.ts'
import { MapBuilder, type TopicDraft } from '../map/map-builder.ts'
import { richFields } from '../map/rich-fields.ts'

/** What KityMinder and Baidu's mind maps write: content of our family, with some fields of its own. */
export const kityminderFormat = {
  name: 'KityMinder',
  extensions: ['km'],
  reader: {
    recognizes(file) {
      if (file.text === null || !/^\s*\{/.test(file.text.replace(/^\ufeff/, ''))) return false
      const json = tryParse(file.text)
      return isObject(json) && isObject(topOf(json)?.data) && !/^\d+$/.test(String(json.version))
    },
    read: (file) => [readKityminder(file)],
  },
} satisfies FileFormat

/** The main topic; in files of the first version it is the file. */
function topOf(json: JsonObject): JsonObject | undefined {
  if (isObject(json.root)) return json.root
  return json.root === undefined && Array.isArray(json.children) ? json : undefined
}

/** Read by what they say; everything else is kept as it is. */
const known = new Set(
  'id created text note priority progress hyperlink hyperlinkTitle resource expandState layout image imageTitle imageSize background color font-size font-family font-weight font-style'.split(
    ' ',
  ),
)

function readKityminder(file: SourceFile): ReadDocument {
  const json = parseJson(file.text)
  const top = topOf(json)
  if (!top) throw new FileError('format', 'KityMinder without a root')
  const builder = new MapBuilder()
  const { root: _root, data: _data, children: _children, template, theme, version, ...others } = json
  const layout = layouts.get(String(template))
  builder.layout = layout ?? 'default'
  if (layout === undefined && typeof template === 'string') {
    builder.report.add('approximated', 'structures', { was: template })
  }
  if (typeof theme === 'string' && theme !== '') builder.report.add('approximated', 'themes', { was: theme })
  builder.kept = { kityminder: clean({ ...others, template, theme, version }) }
  const left: { readonly value: unknown; readonly parent: TopicDraft | null }[] = [{ value: top, parent: null }]
  let root: TopicDraft | undefined
  for (let next = left.pop(); next; next = left.pop()) {
    if (!isObject(next.value)) {
      builder.report.add('dropped', 'topics')
      continue
    }
    const topic = topicOf(builder, isObject(next.value.data) ? next.value.data : {})
    root ??= topic
    next.parent?.children.push(topic)
    const { children } = next.value
    if (!Array.isArray(children)) continue
    for (let nth = children.length - 1; nth >= 0; nth--) left.push({ value: children[nth], parent: topic })
  }
  const words = root?.data.text.replace(/\s+/g, ' ').trim()
  return builder.document(words || file.title, root as TopicDraft)
}

const layouts = new Map(['default', 'right', 'structure', 'filetree', 'fish-bone'].map((name) => [name, name]))

function topicOf(builder: MapBuilder, data: JsonObject): TopicDraft {
  const title = typeof data.hyperlinkTitle === 'string' ? data.hyperlinkTitle : ''
  const link = foreignLink(data.hyperlink, title)
  const labels = words(data.resource)
  const kept = clean(Object.fromEntries(Object.entries(data).filter(([name]) => !known.has(name))))
  const image = typeof data.image === 'string' && data.image !== '' ? data.image : undefined
  const progress = Number(data.progress)
  const priority = Number(data.priority)
  const picture = image === undefined ? undefined : embeddedImage(image)
  if (picture) builder.resources.push(picture)
  const text = typeof data.text === 'string' || typeof data.text === 'number' ? String(data.text) : ''
  const note = typeof data.note === 'string' && data.note !== '' ? data.note : undefined
  const fields: { readonly [field: string]: Json | undefined } = {
    note,
    resource_id: picture?.id,
    ...linkFields(link),
    priority: Number.isInteger(priority) && priority >= 1 && priority <= 9 ? priority : undefined,
    // 1 is not begun, 9 is done.
    progress: progress >= 1 && progress <= 9 ? Math.round(((progress - 1) / 8) * 100) : undefined,
    labels: labels.length > 0 ? labels : undefined,
    expandState: data.expandState === 'collapse' ? 'collapse' : undefined,
    layout: layouts.get(String(data.layout)),
    created: typeof data.created === 'number' && data.created > 0 ? data.created : undefined,
    background: color(data.background),
    color: color(data.color),
    'font-size': typeof data['font-size'] === 'number' && data['font-size'] >= 1 ? data['font-size'] : undefined,
    'font-family': typeof data['font-family'] === 'string' ? data['font-family'].slice(0, 100) || undefined : undefined,
    'font-weight': data['font-weight'] === 'bold' ? 'bold' : undefined,
    'font-style': data['font-style'] === 'italic' ? 'italic' : undefined,
    kityminder:
      (image === undefined || picture) && Object.keys(kept).length === 0
        ? undefined
        : { ...kept, ...(image && !picture && { image }) },
  }
  const rich = data.richText === true || /^\s*<p[\s>]/.test(text) ? richFields('text', htmlRuns(text)) : {}
  const topic = builder.topic(text, { ...fields, ...rich }, typeof data.id === 'string' ? data.id : undefined)
  const place = topic.data.id
  const { report } = builder
  if (note !== undefined) report.add('imported', 'notes', { place })
  if (link) reportLink(report, link, place)
  else if (data.hyperlink) report.add('dropped', 'links', { place, was: String(data.hyperlink) })
  report.add('imported', 'labels', { place, count: labels.length })
  report.add('imported', 'markers', { place, count: Number(!!fields.priority) + Number(fields.progress !== undefined) })
  // Most are addresses of a service, not pictures.
  if (picture) report.add('imported', 'images', { place })
  else if (image !== undefined) report.add('kept', 'images', { place, was: image })
  for (const name of Object.keys(kept)) report.add('kept', 'other', { place, was: name })
  const lost = Object.entries(data).filter(([name, value]) => isNested(value) && !known.has(name))
  for (const [name] of lost) report.add('dropped', 'other', { place, was: name })
  return topic
}

function words(value: unknown): string[] {
  const all = Array.isArray(value) ? value : typeof value === 'string' && value !== '' ? [value] : []
  return all
    .filter((word): word is string => typeof word === 'string' && word !== '')
    .map((word) => word.slice(0, 200))
    .slice(0, 64)
}

const color = (value: unknown) =>
  typeof value === 'string' && /^#[\da-f]{6}$/i.test(value) ? value.toLowerCase() : undefined

const isNested = (value: unknown) => typeof value === 'object' && value !== null

/** Plain values only: what is nested may be deeper than a document keeps. */
function clean(fields: JsonObject): { [field: string]: Json } {
  return Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, string | number | boolean] =>
        ['string', 'number', 'boolean'].includes(typeof entry[1]) && entry[0] !== '__proto__',
    ),
  )
}
