import * as Y from 'yjs'
import { createStore, type ReadStore } from '../store.ts'
import { docOf } from './storage/stored-document.ts'
import { readUnseen, removeUnseen, storeUnseen, type UnseenChanges } from './storage/unseen-changes.ts'

/** What has changed in a document since its person last looked at it in this browser. */
export interface LastVisit {
  /** When that was. */
  readonly since: number
  readonly before: () => Y.Doc
  readonly after: () => Y.Doc
}

/** What is known when the server's content has come in. */
export interface Arrival {
  /** What this browser had stored: what the person saw last, with all own work. Empty when it had nothing. */
  readonly stored: readonly Uint8Array[]
  /** When the document was opened here before; null: never. */
  readonly opened: number | null
  /** Whether the server had something new. */
  readonly hasNews: boolean
  readonly doc: Y.Doc
}

/** Whoever comes back sooner, by loading the page again for instance, is still on the same visit. */
const sameVisitMs = 30 * 60_000

interface Options {
  personId: string
  fileId: string
  /** False: it is only synced, and nobody looks at it. */
  isShown: boolean
  now?: () => number
}

/** ADR 37. */
export function createLastVisit({ personId, fileId, isShown, now = Date.now }: Options) {
  const visit = createStore<LastVisit | null>(null)

  const arrive = async ({ stored, opened, hasNews, doc }: Arrival): Promise<void> => {
    // Now: a moment later somebody has typed into it.
    const after = hasNews ? Y.encodeStateAsUpdate(doc) : null
    const earlier = await readUnseen(personId, fileId)
    const waiting = earlier && (earlier.shown === null || now() - earlier.shown < sameVisitMs) ? earlier : null
    const base = waiting ?? (opened !== null && stored.length > 0 ? { before: stored, since: opened } : null)
    const until = after ?? waiting?.after
    if (!base || !until) {
      if (earlier) await removeUnseen(personId, fileId)
      return
    }
    const shown = waiting?.shown ?? (isShown ? now() : null)
    const changes: UnseenChanges = { before: base.before, since: base.since, after: until, shown }
    if (isShown) visit.set(visitOf(changes))
    await storeUnseen(personId, fileId, changes)
  }

  return {
    visit: visit as ReadStore<LastVisit | null>,
    arrive,
    /** The person has looked at the changes, or does not want to. */
    forget: async (): Promise<void> => {
      visit.set(null)
      await removeUnseen(personId, fileId)
    },
  }
}

const visitOf = ({ before, after, since }: UnseenChanges): LastVisit => ({
  since,
  before: () => docOf(before),
  after: () => docOf([after]),
})
