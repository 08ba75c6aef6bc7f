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
  const parentOf = new Map(all.flatMap((node) => node.children.map((child) => [child.data.id, node] as const)))
  const ends = new Set((content.ranges ?? []).flatMap(({ first, last }) => [first, last]))
  const taken = new Set<Json>()
  const ranges = (content.ranges ?? []).map(({ topic, ...range }) => {
    const parent = topic === undefined ? undefined : parentOf.get(topic)
    const isBeside = parent !== undefined && [range.first, range.last].every((id) => parentOf.get(id) === parent)
    const isOwn = topic !== undefined && range.kind === 'summary' && isBeside && !ends.has(topic) && !taken.has(topic)
    if (isOwn) taken.add(topic)
    return { ...range, ...(range.kind === 'boundary' && bordered(range)), ...(isOwn && { topic }) }
  })
  const topics = all.map((node) => topicOf(node, { content, floating, taken, ends, links, names }))
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
    levels: levelsOf(content.style.levels),
    colors: content.style.colors ?? [],
    numbering: ['decimal', 'outline', 'letters'].includes(String(content.style.numbering))
      ? content.style.numbering
      : null,
  }
}

/** No line leads to the main topic. */
function levelsOf(levels: Json | undefined): Item {
  const { 0: root, ...others } = (levels ?? {}) as { [level: string]: Item }
  const left = Object.entries(root ?? {}).filter(([field]) => !field.startsWith('connect-'))
  return { ...(left.length > 0 && { 0: Object.fromEntries(left) }), ...others }
}

interface Around {
  readonly content: { readonly root: ContentNode }
  readonly floating: ReadonlySet<Json | undefined>
  /** Topics of summaries, which stand behind their siblings there. */
  readonly taken: ReadonlySet<Json | undefined>
  readonly ends: ReadonlySet<Json | undefined>
  readonly links: ReadonlySet<string>
  readonly names: ReadonlyMap<string, string>
}

function topicOf({ data, children }: ContentNode, { content, floating, taken, ends, links, names }: Around): Item {
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
  // Topics of summaries stand behind the others; so does one whose summary sums up nothing.
  const wasSummary = `"$summaryOf":${JSON.stringify(data.id)}`
  const isBehind = ({ data: { id, xmind } }: ContentNode) =>
    taken.has(id) || (!ends.has(id) && String(xmind).includes(wasSummary))
  const inOrder = [...children.filter((child) => !isBehind(child)), ...children.filter(isBehind)]
  const topic: Item = { ...fields, below: inOrder.map((child) => child.data.id) }
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
  if (!floating.has(data.id)) delete topic.position
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
