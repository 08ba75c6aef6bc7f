import * as Y from 'yjs'
import { type Packed, unpack } from '../reading/packed.ts'
import { startProcessorTimer } from '../reading/processor-time.ts'
import { readInto, readMore } from '../reading/read-into.ts'
import { hasManyConflicts } from './conflicts.ts'
import { authorsNamed, decodeChange } from './decoded-change.ts'
import { growthOf } from './growth.ts'
import { type ChangeStatus, inspectChange } from './inspect-change.ts'
import { nestsTooDeep } from './nesting.ts'
import { changesProtectedMeta } from './protected-meta.ts'
import { isQuick } from './quick-change.ts'
import { RecordCounter } from './record-counter.ts'

/** What is known of an open document outside of its thread. */
export interface DocumentSize {
  /** Records that count against the limit of a plan. */
  living: number
  /** Each tab that ever wrote is one; every edit costs a little for each of them. */
  authors: number
}

/** How a change stands to a document, and what it would bring; `bad`: it is none. */
export interface Inspection extends DocumentSize {
  status: ChangeStatus | 'bad'
  /** The rest is told of new changes only. */
  isForbidden: boolean
  isTooDeep: boolean
  newAuthors: number
  pieces: number
  hasManyConflicts: boolean
  /** It is applied in no time, whatever the document holds. */
  isQuick: boolean
  /** By how many records it makes the counted collection larger. */
  growth: number
  /** Milliseconds of a processor. */
  ms: number
}

export interface Applied extends DocumentSize {
  ms: number
}

interface OpenDocument {
  doc: Y.Doc
  living: RecordCounter
}

/** More neighbours than these make a change dear. */
const manyNeighbours = 20_000
/** A state vector that names more is none of ours. */
const mostAuthors = 100_000

/**
 * What is done with open documents, in a thread of their own: no document can keep those from their answers who are in another one. Jobs
 * are run in their order, so what is said of a document by one is true until the next.
 */
export function roomJobs() {
  const documents = new Map<number, OpenDocument>()
  const open = (room: number): OpenDocument => {
    const found = documents.get(room)
    if (!found) throw new Error('The document is not open')
    return found
  }
  const sizeOf = ({ doc, living }: OpenDocument): DocumentSize => ({
    living: living.count,
    authors: doc.store.clients.size,
  })

  return {
    open: ({ room, stored, collection }: { room: number; stored: Packed; collection: string }) => {
      const doc = new Y.Doc()
      const spent = startProcessorTimer()
      const bad = readInto(doc, unpack(stored))
      const readMs = spent()
      const opened = { doc, living: new RecordCounter(doc, collection) }
      documents.set(room, opened)
      return { ...sizeOf(opened), bad, readMs }
    },

    inspect: ({ room, change }: { room: number; change: Uint8Array }): Inspection => {
      const opened = open(room)
      const spent = startProcessorTimer()
      const found = inspect(opened, change)
      return { ...found, ...sizeOf(opened), ms: spent() }
    },

    /** Of a change that is in the journal. */
    apply: ({ room, change }: { room: number; change: Uint8Array }): Applied => {
      const opened = open(room)
      const spent = startProcessorTimer()
      Y.applyUpdate(opened.doc, change)
      return { ...sizeOf(opened), ms: spent() }
    },

    /** Of a stored document that is ahead of this one. Gives what was missing. */
    catchUp: ({ room, stored }: { room: number; stored: Packed }): Applied & { missing: Uint8Array; bad: number[] } => {
      const opened = open(room)
      const spent = startProcessorTimer()
      const before = Y.encodeStateVector(opened.doc)
      const bad = readMore(opened.doc, unpack(stored))
      return { ...sizeOf(opened), missing: Y.encodeStateAsUpdate(opened.doc, before), bad, ms: spent() }
    },

    /** What somebody misses who has what a state vector says, and what the document has; null when that is none. */
    sync: ({ room, stateVector }: { room: number; stateVector: Uint8Array }) => {
      const { doc } = open(room)
      const spent = startProcessorTimer()
      if (!isStateVector(stateVector)) return null
      const missing = Y.encodeStateAsUpdate(doc, stateVector)
      return { missing, stateVector: Y.encodeStateVector(doc), ms: spent() }
    },

    close: ({ room }: { room: number }) => {
      documents.get(room)?.doc.destroy()
      documents.delete(room)
    },
  }
}

export type RoomJobs = ReturnType<typeof roomJobs>

const nothing = {
  isForbidden: false,
  isTooDeep: false,
  newAuthors: 0,
  pieces: 0,
  hasManyConflicts: false,
  isQuick: false,
  growth: 0,
}

function inspect({ doc, living }: OpenDocument, change: Uint8Array): Omit<Inspection, 'ms' | keyof DocumentSize> {
  const decoded = decodeChange(change)
  if (!decoded) return { status: 'bad', ...nothing }
  const status = inspectChange(doc, decoded)
  if (status !== 'new') return { status, ...nothing }
  const authors = new Set(decoded.structs.map(({ id }) => id.client))
  let pieces = decoded.structs.length
  for (const ranges of decoded.deletions.values()) pieces += ranges.length
  return {
    status,
    isForbidden: changesProtectedMeta(doc, decoded),
    isTooDeep: nestsTooDeep(doc, decoded),
    newAuthors: [...authors].filter((client) => !doc.store.clients.has(client)).length,
    pieces,
    hasManyConflicts: hasManyConflicts(doc, decoded, manyNeighbours),
    isQuick: isQuick(doc, decoded),
    growth: Math.max(0, growthOf(doc, decoded, living)),
  }
}

/** Whether somebody's state vector can be read, and names no more authors than documents have. */
function isStateVector(bytes: Uint8Array): boolean {
  try {
    return authorsNamed(bytes) <= mostAuthors && Y.decodeStateVector(bytes) !== undefined
  } catch {
    return false
  }
}
