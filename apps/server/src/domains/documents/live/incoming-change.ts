import type * as Y from 'yjs'
import type { Room } from './room.ts'
import type { Socket } from './socket.ts'

/** A change that comes in from outside. */
export interface IncomingChange {
  socket: Socket
  room: Room
  doc: Y.Doc
  change: Uint8Array
  /** Sent because the server asked what it is missing, not because somebody edits at this moment. */
  isSync: boolean
  apply: () => void
}
