import { type ContentNode, contentToJson, type Json, nodeLink } from '@ramify/document'
import type { FileDocument } from '../../files/file-format.ts'
import { walkContent } from '../../map/map-builder.ts'
import { layoutOf, structureOf, usualLayout } from '../parts/structures.ts'

type Item = { [field: string]: unknown }

/** A map as an XMind file can say it: without what the table of losses in docs/formats.md names. */
export function carried(document: FileDocument): unknown {
  if (document.kind !== 'mindmap') throw new Error('no map')
  const { content, resources } = document
  const names = new Map(resources.map(({ id, name }) => [id, name]))
  const tops = [content.root, ...(content.floating ?? [])]
  const all = tops.flatMap((top) => [...walkContent(top)].map(({ node }) => node))
  const links = new Set(all.map(({ data }) => nodeLink(String(data.id))))
  const floating = new Set((content.floating ?? []).map(({ data }) => data.id))
  const topOf = new Map(
    tops.flatMap((top) => [...walkContent(top)].map(({ node }) => [node.data.id, top.data.id] as const)),
  )
  const taken = new Map<Json, Json | undefined>()
  const ranges = (content.ranges ?? []).map(({ topic, ...range }) => {
    const owner = topOf.get(range.first)
    let top: Json | undefined = owner
    while (top !== undefined && top !== topic) top = taken.get(top)
    const isOwn =
      range.kind === 'summary' && topic !== undefined && floating.has(topic) && !taken.has(topic) && top !== topic
    if (isOwn) taken.set(topic, owner)
    return { ...range, ...(range.kind === 'boundary' && bordered(range)), ...(isOwn && { topic }) }
  })
  const topics = all.map((node) => topicOf(node, { content, floating, taken, links, names }))
  const { color } = content.background ?? {}
  return {
    title: document.title,
    topics: sorted(topics),
    lines: sorted(content.relLine.map((line) => lineOf(line))),
    ranges: sorted(ranges),
    callouts: sorted(content.callouts ?? []),
    layout: layoutThere(content.root.data.layout ?? content.template) ?? usualLayout,
    theme: content.theme,
    color: color ?? null,
    levels: content.style.levels ?? {},
    colors: content.style.colors ?? [],
    numbering: ['decimal', 'outline', 'letters'].includes(String(content.style.numbering))
      ? content.style.numbering
      : null,
  }
}

interface Around {
  readonly content: { readonly root: ContentNode }
  readonly floating: ReadonlySet<Json | undefined>
  /** Topics of summaries, which stand beside their brace there. */
  readonly taken: ReadonlyMap<Json | undefined, unknown>
  readonly links: ReadonlySet<string>
  readonly names: ReadonlyMap<string, string>
}

function topicOf({ data, children }: ContentNode, { content, floating, taken, links, names }: Around): Item {
  const {
    xmind: _,
    created: __,
    hyperlinkTitle: ___,
    nudge: ____,
    layout,
    side: _____,
    foreign: ______,
    labelColors: _______,
    'image-side': imageSide,
    ...fields
  } = data
  const topic: Item = { ...fields, below: children.map((child) => child.data.id) }
  if (typeof topic.hyperlink === 'string' && topic.hyperlink.startsWith('#node:') && !links.has(topic.hyperlink))
    delete topic.hyperlink
  if (typeof topic.resource_id === 'string' && imageSide !== undefined) topic['image-side'] = imageSide
  if (typeof topic.resource_id === 'string') topic.resource_id = names.get(topic.resource_id) ?? topic.resource_id
  if (typeof topic.progress === 'number') topic.progress = Math.round(Math.max(0, topic.progress / 12.5 - 0.001)) * 12.5
  // Whose account an assignee is, no file of others says; files have other ids in each document.
  const { assignee, ...days } = (topic.task ?? {}) as Item
  if (assignee) topic.task = { ...days, assignee: { name: (assignee as Item).name } }
  if (Array.isArray(topic.files)) topic.files = topic.files.map(({ id: _id, ...file }) => file)
  if (Array.isArray(topic.labels)) topic.labels = topic.labels.filter((label) => label !== '')
  if (Array.isArray(topic.labels) && topic.labels.length === 0) delete topic.labels
  if (typeof topic.note === 'string') {
    const note = topic.note.trim() === '' ? '' : topic.note.replace(/\n+$/, '')
    delete topic.note
    if (note !== '') topic.note = note
  }
  if (data !== content.root.data && layout !== undefined) {
    const there = layoutThere(layout)
    if (there !== undefined) topic.layout = there
  }
  if (!floating.has(data.id) || taken.has(data.id)) delete topic.position
  return topic
}

function layoutThere(layout: Json): string | undefined {
  const structure = structureOf(String(layout))
  return structure === undefined ? undefined : layoutOf(structure)?.layout
}

/** The dashes of a line have names there; others are not written. It has two control points or none. */
function lineOf({ look, bend, ...line }: Item): Item {
  const { dash, ...others } = (look ?? {}) as Item
  const known = ['solid', 'dashed', 'dotted', 'dash-dot'].includes(String(dash))
  const left = { ...others, ...(known && { dash }) }
  const [first, second] = Array.isArray(bend) ? bend : []
  return {
    ...line,
    ...(first !== undefined && { bend: [first, second ?? first] }),
    ...(Object.keys(left).length > 0 && { look: left }),
  }
}

/** The line around a boundary is its border, whatever it was before. */
function bordered({ look }: Item): Item {
  const { lineColor, lineWidth, lineDash, lineStyle: _, ...others } = (look ?? {}) as Item
  return {
    ...(look !== undefined && {
      look: {
        ...(lineColor !== undefined && { border: lineColor }),
        ...(lineWidth !== undefined && { borderWidth: lineWidth }),
        ...(lineDash !== undefined && { borderDash: lineDash }),
        ...others,
      },
    }),
  }
}

/** Words of topics have no runs in files of XMind 3 to 8. */
export function withoutFormatting(content: unknown): unknown {
  return JSON.parse(JSON.stringify(content, (key, value) => (key === 'textRuns' ? undefined : value)))
}

const sorted = (items: readonly Item[]): Item[] =>
  [...items].sort((one, other) => (contentToJson(one.id) < contentToJson(other.id) ? -1 : 1))
