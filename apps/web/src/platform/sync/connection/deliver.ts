import type { RefusalReason } from '@ramify/contract'
import type * as Y from 'yjs'
import { browserPorts, collabUrl, type SyncPorts } from './ports.ts'
import { type ConnectionEnd, Reconnector } from './reconnector.ts'

interface Delivery {
  doc: Y.Doc
  fileId: string
  token: string
  url?: string | undefined
}

/** How it ended: the server has all of it on disk, or why not. */
export type Delivered = 'delivered' | 'unreachable' | `refused: ${RefusalReason}` | ConnectionEnd

/** Syncs a document into a file, once, and waits until the server has stored it. */
export function deliver({ doc, fileId, token, url }: Delivery, ports: SyncPorts = browserPorts): Promise<Delivered> {
  const { promise, resolve } = Promise.withResolvers<Delivered>()
  const line = new Reconnector({
    openLink: (handlers) => ports.openLink({ url: collabUrl(url), fileId, token, doc }, handlers),
    signals: ports.signals,
    random: ports.random,
    onSynced: () => line.mark(1),
    onMessage: (message) => {
      if (message.type === 'marked') resolve('delivered')
      if (message.type === 'refused') resolve(`refused: ${message.reason}`)
    },
    onLink: (link) => link === 'down' && resolve('unreachable'),
    onLate: () => undefined,
    onTooMuchOpen: () => resolve('unreachable'),
    onEnd: resolve,
  })
  line.start()
  return promise.finally(() => line.stop())
}
