import type { RefusalReason } from '@ramify/contract'
import type { KindName } from '@ramify/document'
import type * as Y from 'yjs'
import type { ReadStore, Store } from '../store.ts'
import type { LastVisit } from './last-visit.ts'
import type { Presence } from './presence/presence.ts'
import type { SaveMessage } from './saving/save-messages.ts'
import type { SaveState } from './saving/save-state.ts'
import type { Rights } from './storage/rights.ts'
import type { Stream } from './stream.ts'
import type { EditRequests, Turn } from './turns.ts'

/** A document that is kept while it is open, and says the truth about where. */
export interface LiveDocument {
  /** Of the file, or of the draft. */
  readonly id: string
  /** Known once it is ready: the server says it, or this browser has it stored. */
  readonly kind: KindName
  /** Another one after work was refused: then the editor is mounted anew. */
  readonly doc: Store<Y.Doc>
  /** There is content to show. Stays open while there is none: then an event says why, or the save state does. */
  readonly ready: Promise<void>
  readonly rights: Store<Rights>
  readonly saveState: Store<SaveState>
  /** The server is at the other end: what it says elsewhere can be asked for again. Never so for a draft. */
  readonly isUp: Store<boolean>
  /** Null when nobody else works on it. Never set for a draft, nor is the next. */
  readonly turn: Store<Turn | null>
  /** Who asks for the right to write, for those who may answer. */
  readonly requests: Store<EditRequests>
  /** What changed since the person was here, once the server's content has come in; null when nothing did. Never set for a draft. */
  readonly lastVisit: ReadStore<LastVisit | null>
  /** They have looked at it, or do not want to. */
  forgetLastVisit: () => void
  readonly events: Stream<LiveEvent>
  /** Null for a draft: nobody else can open it. */
  readonly presence: Presence | null
  /** Something is not where it belongs: on the server, or for a draft in this browser. */
  pending: () => boolean
  /** Tries at once what would be tried later. */
  retry: () => void
  /** What has been written is stored first. */
  close: () => Promise<void>
}

export type LiveEvent =
  /** Something people are to be told, by its number in the catalogue. */
  | { type: 'message'; code: SaveMessage | '315' }
  /** The server has not taken this work. It is safe in this browser; the document shows what the server has. */
  | { type: 'refusedWork'; id: string; reason: RefusalReason; content: object }
  | { type: 'sessionOver' }
  /** There is no such document, or not for this person. */
  | { type: 'gone' }
  /** By somebody, somewhere: here, in a list, on another device. */
  | { type: 'renamed'; name: string }
  /** Of the contract's `CommentEvent`s, for whoever shows comments. */
  | { type: 'comment'; event: Record<string, unknown> }
  /** To who has asked for the right to write. */
  | { type: 'answered'; accepted: boolean }
  /** Members, their settings or invitations have changed. */
  | { type: 'members' }
  /** The document is newer than this app. */
  | { type: 'update' }
  /** The server has too many large documents of this person open to open this one as well. */
  | { type: 'tooMuchOpen' }
  /** The draft has become this file. */
  | { type: 'claimed'; fileId: string }
