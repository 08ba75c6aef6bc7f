import type { Log } from '../../../platform/log.ts'
import { FairSemaphore } from '../../../platform/threads/fair-semaphore.ts'
import type { Journal } from '../journal/journal.ts'
import type { PosterKind } from '../kinds/server-kind.ts'
import type { ServerKinds } from '../kinds/server-kinds.ts'
import type { DocumentWorker } from '../reading/document-worker.ts'
import { buffersOf, pack } from '../reading/packed.ts'

/** An SVG, compressed by gzip. */
export type Poster = Uint8Array

/** Pictures of documents as they are now: for viewers, until they have drawn the document themselves, and for links to it. */
export type Posters = (fileId: string, poster: PosterKind) => Promise<Poster | null>

interface Options {
  journal: Pick<Journal, 'heads' | 'load'>
  kinds: Pick<ServerKinds, 'find'>
  worker: Pick<DocumentWorker, 'run'>
  log: Log
  now?: () => number
}

interface Kept {
  /** The number of the last change that is in it. */
  seq: number
  /** Until then it is shown, whatever is written meanwhile. */
  freshUntil: number
  isDrawn: boolean
  poster: Promise<Poster | null>
}

/** Some tens of kilobytes each. The one that nobody has asked for the longest goes first. */
const mostKept = 200
/** While somebody writes, all who come within this time see the same one. */
const freshMs = 2_000
/** The map itself is there sooner. */
const drawTimeoutMs = 3_000
/** Nobody keeps the threads busy by writing in what takes too long to draw; what failed because the server was busy is drawn later. */
const pauseMs = 60_000

export function createPosters({ journal, kinds, worker, log, now = () => performance.now() }: Options): Posters {
  const kept = new Map<string, Kept>()
  // In memory to be drawn.
  const seats = new FairSemaphore(2)

  const draw = (fileId: string, kind: PosterKind) =>
    seats.hold(fileId, async () => {
      const stored = await journal.load(fileId)
      if (!stored || !kinds.find(stored.kind)) return null
      const packed = pack(stored)
      const terms = { buffers: buffersOf(packed), by: fileId, timeoutMs: drawTimeoutMs }
      return worker.run('poster', { stored: packed, poster: kind }, terms)
    })

  /** Viewers do without what cannot be drawn. */
  const begin = (fileId: string, kind: PosterKind, seq: number): Kept => {
    const poster = draw(fileId, kind).catch((error) => {
      log.warn({ err: error, fileId }, 'poster not drawn')
      Object.assign(entry, { isDrawn: false, freshUntil: now() + pauseMs })
      return null
    })
    const entry = { seq, freshUntil: now() + freshMs, isDrawn: true, poster }
    return entry
  }

  return async (fileId, kind) => {
    const seq = (await journal.heads([fileId])).get(fileId)
    if (seq === undefined) return null
    const key = `${fileId} ${kind}`
    const known = kept.get(key)
    const isFresh = known && ((known.isDrawn && known.seq === seq) || now() < known.freshUntil)
    const entry = isFresh ? known : begin(fileId, kind, seq)
    kept.delete(key)
    kept.set(key, entry)
    for (const [oldest] of kept) if (kept.size > mostKept) kept.delete(oldest)
    return entry.poster
  }
}
