import type { Server } from 'node:http'
import type { Statistics } from '@ramify/document'
import type { Transaction } from 'kysely'
import type { Pair } from '../../platform/database/pairs.ts'
import type { ReadForwarded } from '../../platform/http/connections/forwarded.ts'
import type { eraseAccount } from './erase-account.ts'
import type { ServerKind, StartOptions } from './kinds/server-kind.ts'
import type { Notice } from './live/document-channels.ts'
import type { NewDocument } from './new-document.ts'
import type { Posters } from './posters/posters.ts'
import type { Saved } from './save.ts'
import type { Restored } from './versions/restore.ts'
import type { createVersions } from './versions/versions.ts'
import type { PersonVisit, Visit } from './visits.ts'

type Versions = ReturnType<typeof createVersions>

/** What a new document starts with: content, a first text, or nothing yet, because a draft is about to be synced in. */
export type Source = { content: unknown } | StartOptions | 'empty'

export interface ReadDocument {
  /** Parsed when it is asked for: of a large document that takes a while. */
  readonly content: Record<string, unknown>
  /** The same as JSON. */
  json: string
  bytes: number
  hash: string
  statistics: Statistics
}

/** What files hold: documents that are edited live, kept in a journal, and read by those who do not open them. */
export interface Documents {
  /** What files need to know of a kind to make a document of it; undefined when there is no such kind. `kind` as in `files.kind`. */
  kind: (kind: number) => Pick<ServerKind, 'untitled' | 'firstText' | 'hasLayout'> | undefined
  /** Refuses (-426) apps that cannot show documents of this kind; their sockets are closed by the same rule. */
  requireShownBy: (clientSchema: number, kind: number) => void
  /** The first state of a document. Bad content is refused (-400), too much of it too (-413). */
  newState: (kind: number, source: Source, by: string) => Promise<NewDocument>
  /** In the transaction that makes the file. `limitsWaived`: a draft may come in whole, whatever the limits. */
  create: (
    transaction: Transaction<unknown>,
    fileId: string,
    state: Uint8Array,
    options: { limitsWaived: boolean },
  ) => Promise<void>
  /** As it is now, the journal included; refuses when there is no such document (-104), or only a newer server knows its kind (-426). */
  read: (
    fileId: string,
    /** For whom: nobody's many documents keep the one of another waiting. */
    by: string,
  ) => Promise<ReadDocument>
  /** As in `files.kind`; refuses (-104) when there is no such document. */
  kindOf: (fileId: string) => Promise<number>
  /** Earlier states of it that are kept, newest first. */
  versions: Versions['list']
  /** Who has changed it since a time, as far as versions tell that apart. */
  authorsSince: (fileId: string, since: number) => Promise<string[]>
  /** How many of them have a title. */
  countNamedVersions: Versions['countNamed']
  /** What a version says; refuses (-104) when there is no such version. */
  readVersion: (fileId: string, versionId: number, by: string) => Promise<ReadDocument>
  /** Keeps the document as it is now, the journal included; refuses as `read` does. */
  keepVersion: Versions['keep']
  /** False when there is no such version. */
  removeVersion: Versions['remove']
  /**
   * Turns the document into a version of it; `conflict` when the hash is not the current one. Refuses (-104) when there is no such
   * version.
   */
  restoreVersion: (fileId: string, personId: string, versionId: number, hash?: string) => Promise<Restored>
  /** Turns the document into content; `conflict` when the base hash is not the current one, and nothing was changed then. */
  save: (fileId: string, personId: string, content: unknown, baseHash: string) => Promise<Saved>
  thumbnail: (fileId: string) => Promise<{ svg: string; version: string } | null>
  /** The document as it is now, as an SVG; the same bytes as long as it does not change. */
  poster: Posters
  /** All that was taken in until now is on disk, where a copy finds it. */
  settled: () => Promise<void>
  /** Documents like others, as those lie on disk, in the transaction that makes the files. From and to; gives those to be read. */
  copy: (transaction: Transaction<unknown>, pairs: readonly Pair[]) => Promise<string[]>
  /** To be called once the transaction that made these is committed: before that there is nothing to be read of them. */
  made: (fileIds: readonly string[], by: string) => void
  /** Everything of them, for good, in the transaction that removes their files. */
  remove: (transaction: Transaction<unknown>, fileIds: readonly string[]) => Promise<void>
  /** A person goes for good. */
  eraseAccount: ReturnType<typeof eraseAccount>
  /** Brings stored state and readings up to date now, instead of in a while. */
  compact: (fileId: string) => Promise<void>
  /** Somebody looks at a list that shows these: readings that wait for a pause in the writing are made at once. */
  hurry: (fileIds: readonly string[]) => void
  /** To be told when the file of a document is called something else: those who have it open are told in turn. */
  renamed: (fileId: string, name: string) => void
  /**
   * Moves the turn to write to somebody, or to nobody; gives who had it before. The transaction has to raise the access counters of the
   * space as well, and `access.changed` is to be told when it is committed.
   */
  moveTurn: (transaction: Transaction<unknown>, fileId: string, to: string | null) => Promise<string | null>
  /** Tells something to those who have a document open, on every server: to these people, or to everybody. */
  tell: (fileId: string, notice: Notice) => void
  /** Who is in documents in which people take turns, on this server. */
  visitorsInTurns: () => { fileId: string; personId: string }[]
  /** Who has this document open on this server. */
  visitorsOf: (fileId: string) => string[]
  /** Waited for when somebody comes in, before their rights are looked up. */
  onEntering: (hook: (visit: PersonVisit) => Promise<void>) => void
  /** Told when a person has closed their last socket to a document in which people take turns, on this server. */
  onLeft: (listener: (visit: PersonVisit) => void) => void
  /** Takes WebSockets from this server. */
  attach: (server: Server, forwarded?: ReadForwarded) => void
  /** Told after every change that is on disk. */
  onWritten: (listener: (visit: Visit) => void) => void
  /** Told whenever somebody comes in to edit or to watch. */
  onOpened: (listener: (visit: Visit) => void) => void
  health: () => Promise<'ok' | 'degraded' | 'down'>
  /** Everything received is written and answered, then sockets are closed. Before the HTTP server is: it waits for them. */
  sendEverybodyAway: () => Promise<void>
  /** When nobody calls any more. */
  stop: () => Promise<void>
}
