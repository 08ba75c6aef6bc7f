import type { ContentNode, Json } from '@ramify/document'
import { walkContent } from '../map/map-builder.ts'
import type { FileDocument } from './file-format.ts'

/** What is in documents, in numbers. */
export interface Counts {
  sheets: number
  topics: number
  /** Levels below the main topic, or how deep shapes stand in others. */
  depth: number
  notes: number
  images: number
  markers: number
  labels: number
  links: number
  summaries: number
  boundaries: number
  relationships: number
  floating: number
  callouts: number
  folded: number
  shapes: number
  connectors: number
  pages: number
}

export function countsOf(documents: readonly FileDocument[]): Counts {
  const counts: Counts = {
    sheets: documents.length,
    topics: 0,
    depth: 0,
    notes: 0,
    images: 0,
    markers: 0,
    labels: 0,
    links: 0,
    summaries: 0,
    boundaries: 0,
    relationships: 0,
    floating: 0,
    callouts: 0,
    folded: 0,
    shapes: 0,
    connectors: 0,
    pages: 0,
  }
  for (const document of documents) {
    if (document.kind === 'mindmap') countMap(document.content, counts)
    else countChart(document.content, counts)
  }
  return counts
}

type MapFileContent = Extract<FileDocument, { kind: 'mindmap' }>['content']
type Chart = Extract<FileDocument, { kind: 'flowchart' }>['content']

/** Callouts, and words at braces that are no topic of their own, are topics too, as in the programs that files come from. */
function countMap(
  { root, floating = [], relLine = [], ranges = [], callouts = [] }: MapFileContent,
  counts: Counts,
): void {
  const depths = new Map<unknown, number>()
  const count = (depth: number) => {
    counts.topics++
    counts.depth = Math.max(counts.depth, depth)
  }
  for (const top of [root, ...floating]) {
    // What floats belongs to the main topic.
    const first = top === root ? 0 : 1
    for (const { node, depth } of walkContent(top)) {
      depths.set(node.data.id, first + depth)
      count(first + depth)
      countData(node, counts)
    }
  }
  const depthOf = (id: unknown) => depths.get(id) ?? 0
  for (const { node } of callouts) count(depthOf(node) + 1)
  const summaries = ranges.filter(({ kind }) => kind !== 'boundary')
  for (const { first, topic, text } of summaries) if (!depths.has(topic) && isSaid(text)) count(depthOf(first))
  counts.floating += floating.length
  counts.relationships += relLine.length
  counts.callouts += callouts.length
  counts.summaries += summaries.length
  counts.boundaries += ranges.length - summaries.length
}

function countData({ data }: ContentNode, counts: Counts): void {
  const { note, resource_id, priority, progress, icons, labels, hyperlink, hyperlinkAddress, expandState } = data
  counts.notes += Number(isSaid(note))
  counts.images += Number(isSaid(resource_id))
  counts.markers += lengthOf(icons) + Number(typeof priority === 'number') + Number(typeof progress === 'number')
  counts.labels += lengthOf(labels)
  counts.links += Number(isSaid(hyperlink) || isSaid(hyperlinkAddress))
  counts.folded += Number(expandState === 'collapse')
}

function countChart({ pages }: Chart, counts: Counts): void {
  counts.pages += pages.length
  const left = pages.flatMap((page) => itemsOf(page.items).map((item) => ({ item, depth: 0 })))
  for (let next = left.pop(); next; next = left.pop()) {
    const { item, depth } = next
    if (item.type === 'connector') {
      counts.connectors++
      counts.labels += itemsOf(item.labels).length
    } else {
      counts.shapes++
      counts.depth = Math.max(counts.depth, depth)
      counts.notes += Number(isSaid(item.note))
      counts.images += Number(isSaid(item.image))
    }
    counts.links += Number(isSaid(item.link))
    for (const child of itemsOf(item.children)) left.push({ item: child, depth: depth + 1 })
  }
}

type Item = { readonly [field: string]: unknown }

const itemsOf = (value: unknown): Item[] =>
  Array.isArray(value) ? value.filter((item): item is Item => typeof item === 'object' && item !== null) : []

const lengthOf = (value: Json | undefined) => (Array.isArray(value) ? value.length : 0)
const isSaid = (value: unknown) => value !== undefined && value !== null && value !== ''
