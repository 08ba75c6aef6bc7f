import * as Y from 'yjs'
import type { ContentProblem } from './bad-content.ts'
import { kindByNumber } from './kinds/table.ts'
import { type NewDocument, newDocument } from './new-document.ts'
import { type Packed, unpack } from './packed.ts'
import { startProcessorTimer } from './processor-time.ts'
import { readInto } from './read-into.ts'
import { type Drawing, drawingOf, type FullReading, fullReadingOf, type Reading, readingOf } from './reading.ts'
import { type Rewritten, rewrite } from './rewrite.ts'

/** What is too much work for the thread that answers people. Each takes plain values and gives plain values. */
export const jobs = { attempt, compact, draw, read, rewrite: rewriteStored, write }

export type Jobs = typeof jobs

export interface Compacted {
  state: Uint8Array<ArrayBuffer>
  /** Numbers of rows that could not be read. */
  bad: number[]
  /** Milliseconds of a processor that reading it takes. */
  readMs: number
  reading: FullReading | null
}

/** Milliseconds of a processor. */
export interface Attempted {
  changeMs: number
  documentMs: number
}

function compact({ stored, withReading }: { stored: Packed; withReading: boolean }): Compacted {
  const doc = new Y.Doc()
  const spent = startProcessorTimer()
  const bad = readInto(doc, unpack(stored))
  const inPieces = spent()
  const state = new Uint8Array(Y.encodeStateAsUpdate(doc))
  return {
    state,
    bad,
    readMs: Math.max(inPieces, readMsOf(state)),
    reading: withReading ? fullReadingOf(kindByNumber(stored.kind), doc) : null,
  }
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

function draw({ kind, state }: { kind: number; state: Uint8Array }): Promise<Drawing | null> {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, state)
  return drawingOf(kindByNumber(kind), doc)
}

function read({ stored }: { stored: Packed }): Reading {
  return readingOf(kindByNumber(stored.kind), opened(stored))
}

function rewriteStored({
  stored,
  content,
  baseHash,
}: {
  stored: Packed
  content: string
  baseHash: string
}): Rewritten {
  return rewrite(kindByNumber(stored.kind), opened(stored), JSON.parse(content), baseHash)
}

function write({ kind: number, content }: { kind: number; content: string }): NewDocument | { error: ContentProblem } {
  const kind = kindByNumber(number)
  const made = kind.create(JSON.parse(content))
  return 'error' in made ? made : newDocument(kind, made.doc)
}

function opened(stored: Packed): Y.Doc {
  const doc = new Y.Doc()
  readInto(doc, unpack(stored))
  return doc
}
