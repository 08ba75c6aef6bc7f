import type { KindName } from '@ramify/document'
import * as Y from 'yjs'
import { createStore, mappedStore, type ReadStore } from '../store.ts'
import { browserPorts, collabUrl, type SyncPorts } from './connection/ports.ts'
import { type ConnectionEnd, Reconnector } from './connection/reconnector.ts'
import type { LinkState } from './saving/save-state.ts'
import { createStream, type Stream } from './stream.ts'

export interface WatchOptions {
  fileId: string
  /** Of the session, or of a guest. */
  token: string
  /** What kind of document it is. */
  kind?: KindName
  /** Where the server is, when it is not where the page came from. */
  url?: string
}

/** A document of somebody else that is only looked at, as it is now and as it becomes. */
export interface WatchedDocument {
  readonly id: string
  readonly kind: KindName
  /** A copy of what the server has. What is done to it, such as folding, is neither sent nor kept. */
  readonly doc: Y.Doc
  /** There is content to show. Stays open while there is none: then an event says why, or `link` does. */
  readonly ready: Promise<void>
  /** `down`: what is shown may be old. */
  readonly link: ReadStore<LinkState>
  readonly isUp: ReadStore<boolean>
  readonly events: Stream<WatchEvent>
  /** Tries at once what would be tried later. */
  retry: () => void
  close: () => void
}

export type WatchEvent =
  | { type: 'renamed'; name: string }
  /** Of the contract's `CommentEvent`s, for whoever shows comments. */
  | { type: 'comment'; event: Record<string, unknown> }
  /** Nothing more comes, and why. */
  | { type: 'ended'; why: ConnectionEnd }

/** Nothing is ever written: one number is enough to ask whether the server is still there. */
const onlyMark = 1

/** Opens a file with the server alone: nothing of it is stored in this browser. */
export function openWatched(options: WatchOptions, ports: SyncPorts = browserPorts): WatchedDocument {
  const { fileId, token, kind = 'mindmap', url } = options
  const served = new Y.Doc()
  const doc = new Y.Doc()
  served.on('update', (update: Uint8Array) => Y.applyUpdate(doc, update, served))
  const link = createStore<LinkState>('connecting')
  const events = createStream<WatchEvent>()
  const { promise: ready, resolve } = Promise.withResolvers<void>()
  const connection = new Reconnector({
    openLink: (handlers) => ports.openLink({ url: collabUrl(url), fileId, token, doc: served }, handlers),
    signals: ports.signals,
    random: ports.random,
    onLink: link.set,
    onSynced: () => {
      connection.mark(onlyMark)
      if (doc.getMap('meta').size > 0) resolve()
    },
    onMessage: (message) => {
      if (message.type === 'renamed') events.emit({ type: 'renamed', name: message.name })
      if (message.type === 'comment') events.emit({ type: 'comment', event: message.event })
    },
    onLate: () => undefined,
    onTooMuchOpen: () => undefined,
    onEnd: (why) => events.emit({ type: 'ended', why }),
  })
  connection.start()
  return {
    id: fileId,
    kind,
    doc,
    ready,
    link,
    isUp: mappedStore(link, (state) => state === 'up'),
    events,
    retry: () => connection.connectNow(),
    close: () => {
      connection.stop()
      served.destroy()
    },
  }
}
