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

type Map = Extract<FileDocument, { kind: 'mindmap' }>['content']
type Chart = Extract<FileDocument, { kind: 'flowchart' }>['content']

function countMap({ root, floating = [], relLine = [], ranges = [], callouts = [] }: Map, counts: Counts): void {
  for (const top of [root, ...floating]) {
    for (const { node, depth } of walkContent(top)) {
      counts.depth = Math.max(counts.depth, depth)
      countTopic(node, counts)
    }
  }
  counts.floating += floating.length
  counts.relationships += relLine.length
  counts.callouts += callouts.length
  for (const { kind } of ranges) counts[kind === 'boundary' ? 'boundaries' : 'summaries']++
}

function countTopic({ data }: ContentNode, counts: Counts): void {
  const { note, resource_id, priority, progress, icons, labels, hyperlink, expandState } = data
  counts.topics++
  counts.notes += Number(isSaid(note))
  counts.images += Number(isSaid(resource_id))
  counts.markers += lengthOf(icons) + Number(typeof priority === 'number') + Number(typeof progress === 'number')
  counts.labels += lengthOf(labels)
  counts.links += Number(isSaid(hyperlink))
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
