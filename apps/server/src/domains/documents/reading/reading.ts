import { createHash } from 'node:crypto'
import { contentHash, contentToJson } from '@ramify/document'
import type * as Y from 'yjs'
import { termsOf } from '../../../platform/text/search-terms.ts'
import type { KindReading, ServerKind } from '../kinds/server-kind.ts'

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

export function readingOf(kind: ServerKind, doc: Y.Doc): Reading {
  return described(kind.open(doc).read())
}

export function fullReadingOf(kind: ServerKind, doc: Y.Doc): FullReading {
  const reading = kind.open(doc).read()
  const texts = [...reading.texts].filter((text) => text !== '')
  const searchText = storable(texts.join('\n')).slice(0, mostSearched)
  return { ...described(reading), searchText, searchTerms: termsOf(searchText).join(' ') }
}

/** What a document looks like, small. One that cannot be drawn is still saved and read: it has no thumbnail then. */
export async function drawingOf(kind: ServerKind, doc: Y.Doc): Promise<Drawing | null> {
  const drawn = await kind.draw(doc)
  if (drawn === null) return null
  const svg = storable(drawn)
  return { svg, version: `${drawingGeneration}${createHash('sha256').update(svg).digest('hex').slice(0, 16)}` }
}

function described({ content, statistics: { nodeNum, imageNum, resourceIds } }: KindReading): Reading {
  return {
    content: contentToJson(content),
    hash: contentHash(content),
    nodeNum,
    imageNum,
    resourceIds: storable(resourceIds),
  }
}

/** PostgreSQL has no NUL in its texts, and no half characters. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}
