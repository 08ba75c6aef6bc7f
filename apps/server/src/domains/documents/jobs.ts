import { type ContentError, fromContent } from '@ramify/document'
import * as Y from 'yjs'
import { type Packed, unpack } from './packed.ts'
import { readInto } from './read-into.ts'
import { type FullReading, fullReadingOf, type Reading, readingOf } from './reading.ts'
import { type Rewritten, rewrite } from './rewrite.ts'

/** What is too much work for the thread that answers people. Each takes plain values and gives plain values. */
export const jobs = { compact, read, rewrite: rewriteStored, write }

export type Jobs = typeof jobs

export interface Compacted {
  state: Uint8Array<ArrayBuffer>
  /** Numbers of rows that could not be read. */
  bad: number[]
  reading: FullReading | null
}

async function compact({ stored, withReading }: { stored: Packed; withReading: boolean }): Promise<Compacted> {
  const doc = new Y.Doc()
  const bad = readInto(doc, unpack(stored))
  const state = new Uint8Array(Y.encodeStateAsUpdate(doc))
  return { state, bad, reading: withReading ? await fullReadingOf(doc) : null }
}

function read({ stored }: { stored: Packed }): Reading {
  return readingOf(opened(stored))
}

function rewriteStored(input: { stored: Packed; content: string; baseHash: string | undefined }): Rewritten {
  return rewrite(opened(input.stored), JSON.parse(input.content), input.baseHash)
}

function write({ content }: { content: string }): { state: Uint8Array } | { error: ContentError } {
  const made = fromContent(JSON.parse(content))
  return made.ok ? { state: Y.encodeStateAsUpdate(made.doc) } : { error: made.error }
}

function opened(stored: Packed): Y.Doc {
  const doc = new Y.Doc()
  readInto(doc, unpack(stored))
  return doc
}
