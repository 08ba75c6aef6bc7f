import { gzipSync } from 'node:zlib'
import { documentSchema } from '@ramify/document'
import * as Y from 'yjs'
import type { ContentProblem } from '../bad-content.ts'
import type { PosterKind } from '../kinds/server-kind.ts'
import type { ServerKinds } from '../kinds/server-kinds.ts'
import { type NewDocument, newDocument } from '../new-document.ts'
import { type Packed, unpack } from './packed.ts'
import { startProcessorTimer } from './processor-time.ts'
import { readInto } from './read-into.ts'
import { type Drawing, drawingOf, type FullReading, fullReadingOf, type Reading, readingOf } from './reading.ts'
import { type Rewritten, rewrite } from './rewrite.ts'

/** What is too much work for the thread that answers people. Each takes plain values and gives plain values. */
export const documentJobs = (kinds: ServerKinds) => ({
  attempt,

  compact: (order: ToCompact): Compacted => compact(kinds, order),

  capture: (order: ToCapture): CapturedState => capture(kinds, order),

  draw: ({ kind, state }: { kind: number; state: Uint8Array }): Promise<Drawing | null> => {
    const doc = new Y.Doc()
    Y.applyUpdate(doc, state)
    return drawingOf(kinds.get(kind), doc)
  },

  poster: async ({ stored, poster }: ToPaint): Promise<Uint8Array<ArrayBuffer> | null> => {
    const svg = await kinds.get(stored.kind).drawPoster(opened(stored), poster)
    return svg === null || svg.length > mostOfPoster ? null : new Uint8Array(gzipSync(svg))
  },

  read: ({ stored }: { stored: Packed }): Reading => readingOf(kinds.get(stored.kind), opened(stored)),

  rewrite: ({ stored, content, baseHash }: { stored: Packed; content: string; baseHash: string }): Rewritten =>
    rewrite(kinds.get(stored.kind), opened(stored), JSON.parse(content), baseHash),

  write: ({ kind, content }: { kind: number; content: string }): NewDocument | { error: ContentProblem } => {
    const made = kinds.get(kind).create(JSON.parse(content))
    return 'error' in made ? made : newDocument(kinds.get(kind), made.doc)
  },
})

/** Posters are kept in memory; whoever waits for a larger one has the document itself sooner. */
const mostOfPoster = 3_000_000

export type DocumentJobs = ReturnType<typeof documentJobs>

export interface Compacted {
  state: Uint8Array<ArrayBuffer>
  /** Numbers of rows that could not be read. */
  bad: number[]
  /** Milliseconds of a processor that reading it takes. */
  readMs: number
  reading: FullReading | null
  /** Of the state without the rows. */
  schemaBefore: number
  /** What the state without the rows says, if that was asked. */
  before: Pick<Reading, 'hash' | 'resourceIds'> | null
}

/** A document as it is, in one state, and what it says. */
export interface CapturedState extends Pick<Compacted, 'schemaBefore' | 'before'> {
  state: Uint8Array<ArrayBuffer>
  schema: number
  hash: string
  resourceIds: string
}

/** Milliseconds of a processor. */
export interface Attempted {
  changeMs: number
  documentMs: number
}

interface ToCompact {
  stored: Packed
  withReading: boolean
  readBefore: boolean
}

interface ToPaint {
  stored: Packed
  poster: PosterKind
}

type ToCapture = Pick<ToCompact, 'stored' | 'readBefore'>

function capture(kinds: ServerKinds, { stored, readBefore }: ToCapture): CapturedState {
  const doc = new Y.Doc()
  let schemaBefore = 0
  readInto(doc, unpack(stored), () => {
    schemaBefore = documentSchema(doc)
  })
  const { hash, resourceIds } = readingOf(kinds.get(stored.kind), doc)
  return {
    state: new Uint8Array(Y.encodeStateAsUpdate(doc)),
    schema: documentSchema(doc),
    hash,
    resourceIds,
    schemaBefore,
    before: readBefore ? readingBefore(kinds, stored) : null,
  }
}

function compact(kinds: ServerKinds, { stored, withReading, readBefore }: ToCompact): Compacted {
  const doc = new Y.Doc()
  let schemaBefore = 0
  const spent = startProcessorTimer()
  const bad = readInto(doc, unpack(stored), () => {
    schemaBefore = documentSchema(doc)
  })
  const inPieces = spent()
  const state = new Uint8Array(Y.encodeStateAsUpdate(doc))
  return {
    state,
    bad,
    readMs: Math.max(inPieces, readMsOf(state)),
    reading: withReading ? fullReadingOf(kinds.get(stored.kind), doc) : null,
    schemaBefore,
    before: readBefore ? readingBefore(kinds, stored) : null,
  }
}

function readingBefore(kinds: ServerKinds, stored: Packed): Compacted['before'] {
  const doc = new Y.Doc()
  readInto(doc, { state: unpack(stored).state, rows: [] })
  const { hash, resourceIds } = readingOf(kinds.get(stored.kind), doc)
  return { hash, resourceIds }
}

/** How many milliseconds of a processor a change takes, and to read the document with it from then on. */
function attempt({ stored, change }: { stored: Packed; change: Uint8Array }): Attempted {
  const doc = opened(stored)
  const spent = startProcessorTimer()
  Y.applyUpdate(doc, change)
  return { changeMs: spent(), documentMs: readMsOf(Y.encodeStateAsUpdate(doc)) }
}

/** What came in small pieces may be cheap to take in, and dear once it is read as a whole. */
function readMsOf(state: Uint8Array): number {
  const spent = startProcessorTimer()
  Y.applyUpdate(new Y.Doc(), state)
  return spent()
}

function opened(stored: Packed): Y.Doc {
  const doc = new Y.Doc()
  readInto(doc, unpack(stored))
  return doc
}
