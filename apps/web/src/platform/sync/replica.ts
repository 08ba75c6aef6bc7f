import type { ClientMessage, RefusalReason, ServerMessage } from '@ramify/contract'
import { newId } from '@ramify/document'
import * as Y from 'yjs'
import type { OpenLink } from './connection/link.ts'
import { type ConnectionEnd, Reconnector } from './connection/reconnector.ts'
import type { Signals } from './connection/signals.ts'
import type { Arrival } from './last-visit.ts'
import { isPeopleMessage, type PeopleMessage } from './presence/people.ts'
import type { Saving } from './saving/saving.ts'
import type { LocalDatabase } from './storage/local-database.ts'
import { LocalUpdateStore } from './storage/local-update-store.ts'
import {
  besideUpdates,
  confirm,
  type FileRecord,
  type Pending,
  readFileRecord,
  unpend,
} from './storage/person-database.ts'
import type { Rights } from './storage/rights.ts'
import type { TurnMessage } from './turns.ts'

export interface ReplicaOptions {
  fileId: string
  database: LocalDatabase
  saving: Saving
  openLink: (doc: Y.Doc) => OpenLink
  signals: Signals
  random: () => number
  onChange: () => void
  onRefused: (reason: RefusalReason) => void
  /** `kind` as in `naotu_type`; undefined where an older server does not say it. */
  onRights: (rights: Rights, kind: number | undefined) => void
  onRenamed: (name: string) => void
  /** A `CommentEvent` of the contract, which nobody here reads. */
  onComment: (event: Record<string, unknown>) => void
  onPresence: (message: PeopleMessage) => void
  onTurns: (message: TurnMessage) => void
  /** The server's content has come in for the first time. */
  onArrival: (arrival: Arrival) => void
  onTooMuchOpen: () => void
  onEnd: (end: ConnectionEnd) => void
}

/** Confirming costs a write: it may wait until the typing pauses. What is pending a little longer than needed does no harm. */
const confirmAfter = 1000

/** One document with the server on one side and this browser's store on the other. */
export class Replica {
  readonly doc = new Y.Doc()
  /** Settles when the server's content is here. */
  readonly synced: Promise<void>
  readonly keeper: LocalUpdateStore
  readonly #options: ReplicaOptions
  readonly #line: Reconnector
  readonly #inherited = new Map<string, number>()
  /** What was stored here before the server was asked; dropped when that has answered. */
  #stored: Uint8Array[] = []
  #opened: number | null = null
  #isSynced = false
  #hasNews = false
  #isLoaded = false
  #isAdopted = false
  #isMarkDue = false
  #confirmed: number | null = null
  #confirming: ReturnType<typeof setTimeout> | undefined

  constructor(options: ReplicaOptions) {
    this.#options = options
    const { fileId, database, saving, signals, random } = options
    const writer = newId()
    this.keeper = new LocalUpdateStore({
      database,
      id: fileId,
      doc: this.doc,
      writer,
      alongside: besideUpdates(fileId, writer),
      onKept: (number) => saving.tell({ type: 'kept', number }),
      onStorage: (works) => saving.tell({ type: 'storage', works }),
      onEvicted: () => saving.tell({ type: 'evicted' }),
    })
    const { promise, resolve } = Promise.withResolvers<void>()
    this.synced = promise
    this.#line = new Reconnector({
      openLink: options.openLink(this.doc),
      signals,
      random,
      onLink: (link) => saving.tell({ type: 'link', link }),
      onSynced: () => {
        this.#tellArrival()
        resolve()
        this.#line.mark(saving.edited)
      },
      onMessage: (message) => this.#onMessage(message),
      onLate: (late) => saving.tell({ type: 'late', late }),
      onTooMuchOpen: options.onTooMuchOpen,
      onEnd: options.onEnd,
    })
  }

  /** What this browser has of it. */
  async load(): Promise<FileRecord> {
    const { fileId, saving } = this.#options
    const { beside: record, updates } = await this.keeper.load(this, (transaction) =>
      readFileRecord(transaction, fileId),
    )
    this.#stored = updates
    this.#opened = record.opened
    for (const [writer, number] of record.pending) this.#inherited.set(writer, number)
    this.#isLoaded = true
    saving.tell({ type: 'loaded', unsynced: record.pending.size > 0 })
    if (record.pending.size > 0) this.keeper.countLoaded(saving.edited)
    return record
  }

  /** The store cannot be read: there is only the server. */
  giveUpLoading(): void {
    if (!this.#isLoaded) this.#options.saving.tell({ type: 'loaded', unsynced: false })
  }

  connect(): void {
    this.#options.saving.tell({ type: 'link', link: 'connecting' })
    this.#line.start()
  }

  reconnect(): void {
    this.#line.connectNow()
  }

  disconnect(): void {
    this.#line.stop()
  }

  /** Nothing while there is no connection. */
  say(message: ClientMessage): void {
    this.#line.say(message)
  }

  /** From now on this is the document people work on: its changes are counted and kept. */
  adopt(): void {
    this.#isAdopted = true
    this.doc.on('update', this.#onUpdate)
    this.#line.mark(this.#options.saving.edited)
  }

  /** Nobody works on it any more. */
  release(): void {
    this.#isAdopted = false
    this.doc.off('update', this.#onUpdate)
  }

  /** Its changes go from this browser; whatever another tab has written since stays. */
  forget(): Promise<void> {
    const { fileId, saving } = this.#options
    const mine: Pending = new Map([...this.#inherited, [this.keeper.writer, saving.edited]])
    return this.keeper.removeAll((transaction) => unpend(transaction, fileId, mine))
  }

  async close(): Promise<void> {
    this.disconnect()
    this.release()
    await this.keeper.close()
    if (this.#confirming !== undefined) await this.#confirm()
  }

  readonly #onUpdate = (update: Uint8Array, origin: unknown) => {
    if (origin === this) return
    const { saving, onChange } = this.#options
    const isOwn = !this.#line.isRemote(origin)
    if (isOwn) {
      saving.tell({ type: 'edited' })
      this.#markSoon()
    } else if (!this.#isSynced) this.#hasNews = true
    this.keeper.keep(update, isOwn ? saving.edited : null)
    onChange()
  }

  /** Once, with the first connection: what comes later, the person sees come. */
  #tellArrival(): void {
    if (this.#isSynced) return
    this.#isSynced = true
    const { doc } = this
    this.#options.onArrival({ stored: this.#stored, opened: this.#opened, hasNews: this.#hasNews, doc })
    this.#stored = []
  }

  /** After the updates of one command, of which there may be several. */
  #markSoon(): void {
    if (this.#isMarkDue) return
    this.#isMarkDue = true
    queueMicrotask(() => {
      this.#isMarkDue = false
      this.#line.mark(this.#options.saving.edited)
    })
  }

  #onMessage(message: ServerMessage): void {
    const { onRefused, onRights, onRenamed, onComment, onPresence, onTurns } = this.#options
    if (message.type === 'marked') this.#onMarked(message.number)
    else if (message.type === 'refused') onRefused(message.reason)
    else if (message.type === 'renamed') onRenamed(message.name)
    else if (message.type === 'rights') onRights({ edit: message.edit, nodes: message.nodes }, message.kind)
    else if (message.type === 'comment') onComment(message.event)
    else if (isPeopleMessage(message)) onPresence(message)
    else onTurns(message)
  }

  #onMarked(number: number): void {
    if (!this.#isAdopted) return
    const { saving } = this.#options
    saving.tell({ type: 'marked', number })
    if (saving.isPending()) return
    this.#confirmed = number
    this.#confirming ??= setTimeout(() => void this.#confirm(), confirmAfter)
  }

  async #confirm(): Promise<void> {
    clearTimeout(this.#confirming)
    this.#confirming = undefined
    const { fileId, database } = this.#options
    const confirmed = new Map(this.#inherited)
    if (this.#confirmed !== null) confirmed.set(this.keeper.writer, this.#confirmed)
    try {
      await confirm(database, fileId, confirmed)
      this.#inherited.clear()
    } catch (error) {
      // It stays pending and is confirmed again with the next change, or by whoever opens the file next.
      console.warn('Not noted as synced', error)
    }
  }
}
