import { isNewer, type KindName } from '@ramify/document'
import * as Y from 'yjs'
import { createStore } from '../store.ts'
import { openTabChannel } from './connection/tab-channel.ts'
import type { LastVisit } from './last-visit.ts'
import type { LiveDocument, LiveEvent } from './live-document.ts'
import { createSaving, withoutServer } from './saving/saving.ts'
import type { LocalDatabase } from './storage/local-database.ts'
import { type Alongside, LocalUpdateStore } from './storage/local-update-store.ts'
import type { Rights } from './storage/rights.ts'
import { createStream } from './stream.ts'
import type { EditRequests, Turn } from './turns.ts'

export interface LocalOptions {
  id: string
  database: LocalDatabase
  alongside: Alongside
  /** What its tabs call each other by. */
  channel: string
  /** Looks at what stands beside the updates: what kind of document it is, or why it cannot be opened. */
  check: (transaction: IDBTransaction) => Promise<KindName | LiveEvent>
}

/** A document that lives in this browser alone. What other tabs have to say about it comes as an event. */
export function openLocal(options: LocalOptions): LiveDocument {
  const { id, database, alongside, channel, check } = options
  const doc = new Y.Doc()
  let kind: KindName = 'mindmap'
  const rights = createStore<Rights>({ edit: true, nodes: null })
  const loaded = Symbol('loaded')
  const events = createStream<LiveEvent>()
  const saving = createSaving((code) => events.emit({ type: 'message', code }), withoutServer)
  const keeper = new LocalUpdateStore({
    database,
    id,
    doc,
    alongside,
    onKept: (number) => saving.tell({ type: 'kept', number }),
    onStorage: (works) => saving.tell({ type: 'storage', works }),
    onEvicted: () => saving.tell({ type: 'evicted' }),
  })
  const tabs = openTabChannel<LiveEvent>(channel, doc, events.emit)
  const { promise: ready, resolve } = Promise.withResolvers<void>()

  const keep = (update: Uint8Array, origin: unknown) => {
    if (origin === loaded) return
    const isOwn = !tabs.isRemote(origin)
    if (isOwn) saving.tell({ type: 'edited' })
    keeper.keep(update, isOwn ? saving.edited : null)
    if (!isOwn) lookAtSchema()
  }

  /** A tab of a newer build may have written it. */
  const lookAtSchema = () => {
    if (!rights.get().edit || !isNewer(kind, doc)) return
    rights.set({ ...rights.get(), edit: false })
    events.emit({ type: 'update' })
  }

  const begin = async () => {
    doc.on('update', keep)
    const { beside: found } = await keeper.load(loaded, check)
    if (typeof found !== 'string') events.emit(found)
    else {
      kind = found
      lookAtSchema()
      resolve()
    }
  }
  begin().catch((error) => console.warn('The draft cannot be read', error))

  return {
    id,
    get kind() {
      return kind
    },
    doc: createStore(doc),
    ready,
    rights,
    saveState: saving.state,
    isUp: saving.isUp,
    presence: null,
    turn: createStore<Turn | null>(null),
    requests: createStore<EditRequests>([]),
    lastVisit: createStore<LastVisit | null>(null),
    events,
    pending: saving.isPending,
    forgetLastVisit: () => undefined,
    retry: () => keeper.retry(),
    close: async () => {
      tabs.close()
      doc.off('update', keep)
      await keeper.close()
    },
  }
}
