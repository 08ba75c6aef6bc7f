import { type Json, type Look, readStyle, styleFields, writeLook } from '@ramify/document'
import { ownPlace } from './own-place.ts'
import { carriedPart } from './parts/carried-part.ts'
import { propertiesOf, readLook, writeStyle } from './parts/looks.ts'
import { readNotes, writeNotes } from './parts/notes-part.ts'
import { middleIn, middleOf } from './parts/positions.ts'
import { layoutOf, structureOf, usualLayout } from './parts/structures.ts'
import { readTitle, titleKeys, writeTitle } from './parts/title-part.ts'
import { isEmpty, isRaw, numberOf, pick, type Raw, rawOf, sameRaw, stringOf } from './raw.ts'
import type { Fields, TopicContext } from './topic-context.ts'

/** One part of a topic: how XMind writes it, and how the document does. Both ways are total. */
interface TopicPart {
  readonly keys: readonly string[]
  readonly fields: readonly string[]
  /** `text` is that of the document's topic. */
  read(raw: Raw, context: TopicContext, text: string): Fields
  /** `before` is what the file said of this part, where that was kept. */
  write(data: Fields, context: TopicContext, before: Raw): Raw
}

const mostLabels = 64
const longestLabel = 200
const imageSides = ['top', 'right', 'bottom', 'left'] as const

const parts: readonly TopicPart[] = [
  {
    keys: titleKeys,
    fields: ['text', 'textRuns'],
    read(raw) {
      const { text, runs } = readTitle(raw)
      return { text, textRuns: runs }
    },
    write: ({ text, textRuns }) => writeTitle(text, textRuns),
  },
  {
    keys: ['notes'],
    fields: ['note', 'noteRuns'],
    read(raw) {
      const { text, runs } = readNotes(raw.notes)
      return { note: text || undefined, noteRuns: runs }
    },
    write: ({ note, noteRuns }) => optional('notes', writeNotes(note, noteRuns)),
  },
  {
    keys: ['labels'],
    fields: ['labels'],
    read(raw) {
      const labels = labelsOf(raw)
      return { labels: labels.length > 0 ? labels : undefined }
    },
    write: ({ labels }) => optional('labels', labels),
  },
  carriedPart,
  {
    keys: ['image'],
    fields: ['resource_id', 'imageSize', 'image-side'],
    read(raw, { image }) {
      const src = isRaw(raw.image) ? stringOf(raw.image.src) : undefined
      const found = src === undefined ? undefined : image(src)
      if (!found) return {}
      const align = stringOf(rawOf(raw.image).align)
      return {
        resource_id: found.resource,
        imageSize: shownSize(rawOf(raw.image), found),
        'image-side': imageSides.find((side) => side === align),
      }
    },
    write({ resource_id, imageSize, 'image-side': side }, { srcOf }, before) {
      if (typeof resource_id !== 'string') return {}
      const { width, height } = rawOf(imageSize)
      const { align: _, ...image } = rawOf(before.image)
      const align = optional(
        'align',
        imageSides.find((each) => each === side),
      )
      return { image: { ...image, src: srcOf(resource_id), width, height, ...align } }
    },
  },
  {
    keys: ['branch'],
    fields: ['expandState'],
    read: (raw) => ({ expandState: raw.branch === 'folded' ? 'collapse' : undefined }),
    write: ({ expandState }) => optional('branch', expandState === 'collapse' ? 'folded' : undefined),
  },
  {
    keys: ['structureClass'],
    fields: ['layout'],
    read(raw, { role }) {
      const layout = layoutOf(stringOf(raw.structureClass) ?? '')?.layout
      return { layout: role === 'root' ? (layout ?? usualLayout) : layout }
    },
    write: ({ layout }) => optional('structureClass', typeof layout === 'string' ? structureOf(layout) : undefined),
  },
  {
    keys: ['numbering'],
    fields: ['numbering'],
    read: (raw, { role }) => ({ numbering: role === 'root' ? numberingOf(raw) : undefined }),
    write: ({ numbering }) => optional('numbering', numberFormats.find(([ours]) => ours === numbering)?.[2]),
  },
  {
    keys: ['style', 'class'],
    fields: Object.values(styleFields).filter((field) => field !== styleFields.imageSide),
    read: (raw, { lookOfClass }) => writeLook({ ...lookOfClass(raw.class), ...readLook(raw.style) }),
    write: (data, { lookOfClass }, before) => ({
      ...optional('style', writeStyle(lookOf(data), rawOf(before.style))),
      // The style says all of it, once it was edited.
      ...(lookOfClass(before.class) === undefined && optional('class', before.class)),
    }),
  },
  {
    keys: ['position'],
    fields: ['position'],
    read(raw, { role }, text) {
      const at = role === 'floating' ? middleIn(raw) : undefined
      if (!at) return {}
      const own = ownPlace(raw)
      const middle = middleOf(text)
      return { position: own ? { x: own.x, y: own.y } : { x: at.x - middle.x, y: at.y - middle.y } }
    },
    write({ position, text }, { role }, before) {
      const x = numberOf(rawOf(position).x)
      const y = numberOf(rawOf(position).y)
      if (role !== 'floating' || x === undefined || y === undefined) return before
      const middle = middleOf(stringOf(text) ?? '')
      return { position: { x: x + middle.x, y: y + middle.y } }
    },
  },
]

/** The fields of the document's topic, without its id. */
export function readTopic(raw: Raw, context: TopicContext): Fields {
  const fields: { [field: string]: Json | undefined } = {}
  for (const part of parts) {
    if (part.keys.some((key) => Object.hasOwn(raw, key)) || context.role === 'root') {
      Object.assign(fields, part.read(raw, context, stringOf(fields.text) ?? ''))
    }
  }
  return fields
}

/**
 * A topic as XMind writes it, without its children. A part that reads as the document says it is written as it was kept; one
 * that was edited is written anew: edits win over what the file said.
 */
export function writeTopic(data: Fields, kept: Raw, context: TopicContext): Raw {
  const topic: { [key: string]: unknown } = { ...kept }
  for (const part of parts) {
    const before = pick(kept, part.keys)
    for (const key of part.keys) delete topic[key]
    const isSame =
      !isEmpty(before) && sameRaw(part.read(before, context, stringOf(data.text) ?? ''), pickFields(part, data))
    Object.assign(topic, isSame ? before : part.write(data, context, before))
  }
  return topic
}

/** What has to be kept of a topic: all that would not be written by itself. */
export function keptOf(raw: Raw, data: Fields, context: TopicContext): Raw {
  const { children: _, ...own } = raw
  const kept: { [key: string]: unknown } = { ...own }
  for (const part of parts) {
    const said = pick(own, part.keys)
    if (isEmpty(said) || !sameRaw(said, pick(part.write(data, context, {}), part.keys))) continue
    for (const key of part.keys) delete kept[key]
  }
  if (kept.id === data.id) delete kept.id
  return kept
}

const pickFields = (part: TopicPart, data: Fields): Raw => pick(data, part.fields)

const optional = (key: string, value: unknown): Raw => (value === undefined ? {} : { [key]: value })

export const labelsOf = (raw: Raw): string[] =>
  (Array.isArray(raw.labels) ? raw.labels : [])
    .flatMap((label: unknown) => stringOf(label)?.toWellFormed().replaceAll('\0', '').replace(/\r\n?/g, '\n') || [])
    .slice(0, mostLabels)
    .map((label) => label.slice(0, longestLabel).toWellFormed())

function shownSize({ width, height }: Raw, natural: { readonly width: number; readonly height: number }) {
  const ratio = natural.height / natural.width
  const wide = numberOf(width)
  const high = numberOf(height)
  if (wide !== undefined && wide > 0) return bounded(wide, high !== undefined && high > 0 ? high : wide * ratio)
  if (high !== undefined && high > 0) return bounded(high / ratio, high)
  const scale = Math.min(1, usualSide / natural.width, usualSide / natural.height)
  return bounded(natural.width * scale, natural.height * scale)
}

const usualSide = 200
const bounded = (width: number, height: number) => ({ width: side(width), height: side(height) })
const side = (length: number) => Math.min(20_000, Math.max(1, length))

const numberFormats = [
  ['decimal', 'arabic', { numberFormat: 'org.xmind.numbering.arabic' }],
  ['outline', 'roman', { numberFormat: 'org.xmind.numbering.roman' }],
  ['letters', 'uppercase', { numberFormat: 'org.xmind.numbering.uppercase' }],
  ['letters', 'lowercase', { numberFormat: 'org.xmind.numbering.lowercase' }],
] as const

export function numberingOf(raw: Raw): string | undefined {
  const format = stringOf(rawOf(raw.numbering).numberFormat)?.replace('org.xmind.numbering.', '')
  return numberFormats.find(([, theirs]) => theirs === format)?.[0]
}

const lookOf = (data: Fields): Look => readStyle(data, () => undefined)

/** Whether a style says anything. */
export const hasStyle = (raw: Raw): boolean => !isEmpty(propertiesOf(raw.style))
