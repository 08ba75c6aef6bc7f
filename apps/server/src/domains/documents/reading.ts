import { createHash } from 'node:crypto'
import { contentHash, contentToJson, type MapSnapshot, openMap, statistics, toContent } from '@ramify/document'
import type * as Y from 'yjs'
import { termsOf } from '../../platform/text/search-terms.ts'

/** What is said of a document to those who do not open it. */
export interface Reading {
  /** Content as JSON text. */
  content: string
  hash: string
  nodeNum: number
  imageNum: number
  resourceIds: string
}

/** And what is only wanted when it is stored. */
export interface FullReading extends Reading {
  searchText: string
  /** By which it is found, with a space between them: one text goes to another thread faster than thousands. */
  searchTerms: string
}

export interface Drawing {
  svg: string
  /** Another one for another drawing, be it that the map changed or the way it is drawn. */
  version: string
}

/** To be counted up when thumbnails look different: those that were drawn before are drawn again when somebody looks at them. */
const drawingGeneration = '3-'

export function isCurrentDrawing(version: string): boolean {
  return version.startsWith(drawingGeneration)
}

const mostSearched = 200_000

export function readingOf(doc: Y.Doc): Reading {
  return describe(snapshotOf(doc))
}

export function fullReadingOf(doc: Y.Doc): FullReading {
  const snapshot = snapshotOf(doc)
  const searchText = searchTextOf(snapshot)
  return { ...describe(snapshot), searchText, searchTerms: termsOf(searchText).join(' ') }
}

/** What a map looks like, small. One that nobody can draw is still saved and read: it has no picture then. */
export async function drawingOf(doc: Y.Doc): Promise<Drawing | null> {
  // Only here: with its fonts it takes longer to load than all the rest together.
  const { thumbnailOf } = await import('./thumbnail.ts')
  const drawn = await thumbnailOf(snapshotOf(doc))
  if (drawn === null) return null
  const svg = storable(drawn)
  return { svg, version: `${drawingGeneration}${createHash('sha256').update(svg).digest('hex').slice(0, 16)}` }
}

function snapshotOf(doc: Y.Doc): MapSnapshot {
  const map = openMap(doc)
  const { snapshot } = map
  map.destroy()
  return snapshot
}

function describe(snapshot: MapSnapshot): Reading {
  const content = toContent(snapshot)
  const { nodeNum, imageNum, resourceIds } = statistics(snapshot)
  return {
    content: contentToJson(content),
    hash: contentHash(content),
    nodeNum,
    imageNum,
    resourceIds: storable(resourceIds),
  }
}

function searchTextOf({ nodes, lines, ranges, callouts }: MapSnapshot): string {
  const texts: string[] = []
  for (const { text, note, marks } of nodes.values()) texts.push(text.text, note.text, ...marks.labels)
  for (const { text } of [...lines.values(), ...ranges.values(), ...callouts.values()]) texts.push(text.text)
  return storable(texts.filter((text) => text !== '').join('\n')).slice(0, mostSearched)
}

/** PostgreSQL has no NUL in its texts, and no half characters. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}
