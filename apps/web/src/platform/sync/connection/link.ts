import type { ClientMessage, ServerMessage } from '@ramify/contract'
import type * as Y from 'yjs'

/** One connection for one document, from opening to closing. */
export interface Link {
  /** Whether a change came over this link. */
  isRemote(origin: unknown): boolean
  /** Asks the server to answer with this number once everything sent before is on its disk. */
  mark(number: number): void
  say(message: ClientMessage): void
  bytesSent(): number
  end(): void
}

export interface LinkHandlers {
  opened: () => void
  /** What either side had is on its way; a mark sent now stands behind it. */
  synced: () => void
  /** Anything has arrived. */
  heard: () => void
  told: (message: ServerMessage) => void
  closed: (code: number) => void
}

export type OpenLink = (handlers: LinkHandlers) => Link

export interface LinkOptions {
  url: string
  fileId: string
  token: string
  doc: Y.Doc
}
