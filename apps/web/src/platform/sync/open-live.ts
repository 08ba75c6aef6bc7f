import type { ClientMessage, RefusalReason } from '@ramify/contract'
import { contentHash, isNewer, type KindContent, type KindName, kindByNumber, kindContent } from '@ramify/document'
import type * as Y from 'yjs'
import { createStore, type ReadStore, type Store } from '../store.ts'
import { browserPorts, collabUrl, type SyncPorts } from './connection/ports.ts'
import type { ConnectionEnd } from './connection/reconnector.ts'
import { createLastVisit, type LastVisit } from './last-visit.ts'
import type { LiveDocument, LiveEvent } from './live-document.ts'
import { createPresence, type Presence } from './presence/presence.ts'
import { Replica } from './replica.ts'
import type { SaveMessage } from './saving/save-messages.ts'
import type { SaveState } from './saving/save-state.ts'
import { createSaving, type Saving } from './saving/saving.ts'
import { listCopies, type RefusedCopy, removeCopy, storeCopy } from './storage/copies.ts'
import type { LocalDatabase } from './storage/local-database.ts'
import { comeBack, personDatabase, rememberRights } from './storage/person-database.ts'
import { noRights, type Rights } from './storage/rights.ts'
import { createStream } from './stream.ts'
import { createTurns, type EditRequests, type Turn, type Turns } from './turns.ts'

export interface LiveOptions {
  fileId: string
  /** Of the session. */
  token: string
  personId: string
  /** False: it is only synced, and nobody looks at it. */
  isShown?: boolean
  /** Where the server is, when it is not where the page came from. */
  url?: string
}

/** Opens a file: at once from what this browser has of it, then with the server, for as long as it is open. */
export function openLive(options: LiveOptions, ports: SyncPorts = browserPorts): LiveDocument {
  const live = new Live(options, ports)
  void live.begin()
  return live
}

class Live implements LiveDocument {
  readonly id: string
  kind: KindName = 'mindmap'
  readonly doc: Store<Y.Doc>
  readonly ready: Promise<void>
  readonly rights = createStore<Rights>(noRights)
  readonly saveState: Store<SaveState>
  readonly isUp: Store<boolean>
  readonly events = createStream<LiveEvent>()
  readonly presence: Presence
  readonly turn: Store<Turn | null>
  readonly requests: Store<EditRequests>
  readonly lastVisit: ReadStore<LastVisit | null>
  readonly #options: LiveOptions
  readonly #ports: SyncPorts
  readonly #database: LocalDatabase
  readonly #saving: Saving
  readonly #people: ReturnType<typeof createPresence>
  readonly #turns: Turns
  readonly #visits: ReturnType<typeof createLastVisit>
  readonly #isReady: () => void
  readonly #offered = new Set<string>()
  #replica: Replica
  #fork: Fork | null = null
  #isClosed = false
  #hasEnded = false
  #isTooMuchTold = false

  constructor(options: LiveOptions, ports: SyncPorts) {
    this.id = options.fileId
    this.#options = options
    this.#ports = ports
    this.#database = personDatabase(options.personId)
    this.#saving = createSaving((code) => this.#say(code))
    this.saveState = this.#saving.state
    this.isUp = this.#saving.isUp
    // While work is refused, only the document that takes its place is connected.
    const say = (message: ClientMessage) => (this.#fork?.fresh ?? this.#replica).say(message)
    this.#people = createPresence({ say, isUp: this.isUp })
    this.presence = this.#people.presence
    this.#turns = createTurns(this.events.emit, this.isUp)
    this.turn = this.#turns.turn
    this.requests = this.#turns.requests
    this.turn.subscribe(() => {
      const turn = this.turn.get()
      this.#people.watch(turn?.mode === 'turns' && turn.holder !== options.personId)
    })
    const { fileId, personId, isShown = true } = options
    this.#visits = createLastVisit({ fileId, personId, isShown })
    this.lastVisit = this.#visits.visit
    const { promise, resolve } = Promise.withResolvers<void>()
    this.ready = promise
    this.#isReady = resolve
    this.#replica = this.#newReplica()
    this.doc = createStore(this.#replica.doc)
  }

  async begin(): Promise<void> {
    try {
      const { rights, kind, left } = await this.#replica.load()
      this.#adopt()
      this.kind = kind
      this.#setRights(rights)
      if (left) await comeBack(this.#database)
      this.#look()
      for (const copy of await listCopies(this.#options.personId, this.id)) this.#offer(copy)
    } catch (error) {
      console.warn('What this browser has of the document cannot be read', error)
      this.#replica.giveUpLoading()
      this.#adopt()
    }
    if (this.#isClosed) return
    this.#look()
    this.#replica.connect()
    if (await this.#ports.clockIsOff()) this.events.emit({ type: 'message', code: '315' })
  }

  /** Only once it is loaded: whoever listens has Yjs write down all that is loaded once more. */
  #adopt(): void {
    if (!this.#isClosed) this.#replica.adopt()
  }

  readonly forgetLastVisit = () => {
    this.#visits.forget().catch((error) => console.warn('Not noted as seen', error))
  }

  readonly pending = () => this.#saving.isPending()

  readonly retry = () => {
    this.#replica.keeper.retry()
    if (!this.#fork) this.#replica.reconnect()
    else if (this.#fork.retrying !== undefined) void this.#forkNow(this.#fork)
  }

  readonly close = async () => {
    this.#isClosed = true
    clearTimeout(this.#fork?.retrying)
    this.#people.close()
    await this.#lastAnswer()
    await this.#fork?.fresh?.close()
    await this.#replica.close()
  }

  /** What was written last is on its way: whether it has arrived is worth a moment, or it would count as unsynced. */
  async #lastAnswer(): Promise<void> {
    if (this.saveState.get() !== 'saving') return
    const { promise, resolve } = Promise.withResolvers<void>()
    const late = setTimeout(resolve, answerPatience)
    const stop = this.saveState.subscribe(resolve)
    await promise
    clearTimeout(late)
    stop()
  }

  #newReplica(): Replica {
    const { fileId, token, url } = this.#options
    const { openLink, signals, random } = this.#ports
    return new Replica({
      fileId,
      database: this.#database,
      saving: this.#saving,
      openLink: (doc) => (handlers) => openLink({ url: collabUrl(url), fileId, token, doc }, handlers),
      signals,
      random,
      onChange: () => this.#look(),
      onRefused: (reason) => this.#onRefused(reason),
      onRights: (rights, number) => {
        const kind = number === undefined ? this.kind : kindByNumber(number)
        // The server refuses apps that cannot show it; and nothing of it is shown as something else.
        if (kind === undefined) {
          this.#replica.disconnect()
          return void this.#onEnd('update')
        }
        this.kind = kind
        this.#setRights(rights)
        rememberRights(this.#database, fileId, rights, kind).catch((error) => console.warn('Rights not stored', error))
      },
      onRenamed: (name) => this.events.emit({ type: 'renamed', name }),
      onComment: (event) => this.events.emit({ type: 'comment', event }),
      onPresence: (message) => this.#people.hear(message),
      onTurns: (message) => this.#turns.hear(message),
      onArrival: (arrival) => {
        // Work that was refused is replaced by the server's document: no difference that others made.
        if (this.#fork) return
        this.#visits.arrive(arrival).catch((error) => console.warn('Unseen changes cannot be found out', error))
      },
      onTooMuchOpen: () => this.#tellTooMuchOpen(),
      onEnd: (end) => void this.#onEnd(end),
    })
  }

  #say(code: SaveMessage): void {
    // Sent away by the server is not without a network; what ended it is said instead.
    if (!(this.#hasEnded && code === '311')) this.events.emit({ type: 'message', code })
  }

  /** Once: it is tried again and again, and opens by itself when others were closed. */
  #tellTooMuchOpen(): void {
    if (!this.#isTooMuchTold) this.events.emit({ type: 'tooMuchOpen' })
    this.#isTooMuchTold = true
  }

  #look(): void {
    if (this.#replica.doc.getMap('meta').size === 0) return
    this.#isReady()
    if (this.#isNewer() && this.rights.get().edit) {
      this.#setRights(this.rights.get())
      this.events.emit({ type: 'update' })
    }
  }

  #isNewer(): boolean {
    return isNewer(this.kind, this.#replica.doc)
  }

  #setRights({ edit, nodes }: Rights): void {
    this.rights.set({ edit: edit && !this.#isNewer(), nodes })
  }

  async #onEnd(end: ConnectionEnd): Promise<void> {
    this.#hasEnded = true
    if (end === 'session') return this.events.emit({ type: 'sessionOver' })
    this.#setRights({ ...this.rights.get(), edit: false })
    if (end === 'update') return this.events.emit({ type: 'update' })
    const isSafe = !this.#saving.isPending() || (await this.#putAside(this.#fork?.reason ?? 'rights'))
    // Otherwise what is stored stays, and is offered when somebody opens it again.
    if (isSafe) await this.#forget(this.#replica)
    this.forgetLastVisit()
    this.events.emit({ type: 'gone' })
  }

  async #putAside(reason: RefusalReason): Promise<boolean> {
    const copy = await this.#keepCopy(this.#replica.doc, reason, null)
    if (!copy) return false
    void this.#fork?.fresh?.close()
    this.#fork = null
    this.#saving.tell({ type: 'forked' })
    this.#offer(copy)
    return true
  }

  #onRefused(reason: RefusalReason): void {
    if (this.#fork) return
    this.#saving.tell({ type: 'refused' })
    this.#fork = { reason, fresh: null, retrying: undefined }
    // Nothing more of this document: it would come back as soon as the rights do, behind everybody's back.
    this.#replica.disconnect()
    void this.#forkNow(this.#fork)
  }

  /** The server's document takes the place of this one, whose content is put aside for its author. */
  async #forkNow(fork: Fork): Promise<void> {
    clearTimeout(fork.retrying)
    fork.retrying = undefined
    let copy = await this.#keepCopy(this.#replica.doc, fork.reason, null)
    if (!copy) return this.#forkLater(fork)
    if (!fork.fresh) {
      fork.fresh = this.#newReplica()
      fork.fresh.connect()
    }
    await fork.fresh.synced
    const content = await kindContent(this.kind)
    // Somebody may have gone on writing meanwhile.
    while (copy && !isSame(content.contentOf(this.#replica.doc), copy.content)) {
      copy = await this.#keepCopy(this.#replica.doc, fork.reason, copy)
    }
    if (this.#isClosed || this.#fork !== fork) return
    if (copy) this.#swap(fork.fresh, copy, content)
    else this.#forkLater(fork)
  }

  #forkLater(fork: Fork): void {
    fork.retrying = setTimeout(() => void this.#forkNow(fork), retryAfter)
  }

  #swap(fresh: Replica, copy: RefusedCopy, { contentOf }: KindContent): void {
    const old = this.#replica
    this.#replica = fresh
    this.#fork = null
    this.#saving.tell({ type: 'forked' })
    old.release()
    fresh.adopt()
    this.#watchLeftover(old.doc, copy)
    this.doc.set(fresh.doc)
    void this.#forget(old).then(() => fresh.keeper.storeAll())
    if (isSame(contentOf(fresh.doc), copy.content)) this.#withdraw(copy)
    else this.#offer(copy)
  }

  /** A key may still go into the old document before the editor has changed hands. */
  #watchLeftover(doc: Y.Doc, copy: RefusedCopy): void {
    let last: Promise<RefusedCopy | null> = Promise.resolve(copy)
    doc.on('update', () => {
      last = last.then(async (earlier) => {
        const later = await this.#keepCopy(doc, copy.reason, earlier)
        if (later) this.#offer(later)
        return later ?? earlier
      })
    })
  }

  async #keepCopy(doc: Y.Doc, reason: RefusalReason, earlier: RefusedCopy | null): Promise<RefusedCopy | null> {
    try {
      const content = (await kindContent(this.kind)).contentOf(doc)
      return await storeCopy(this.#database, { fileId: this.id, kind: this.kind, reason, content }, earlier)
    } catch (error) {
      console.warn('The copy is not stored', error)
      return null
    }
  }

  #offer({ id, reason, content }: RefusedCopy): void {
    if (this.#offered.has(id)) return
    this.#offered.add(id)
    this.events.emit({ type: 'refusedWork', id, reason, content })
  }

  /** The server has all of it after all. */
  #withdraw({ id }: RefusedCopy): void {
    removeCopy(this.#options.personId, id).catch((error) => console.warn('A needless copy stays', error))
  }

  async #forget(replica: Replica): Promise<void> {
    try {
      await replica.forget()
    } catch (error) {
      // It comes back when the file is opened next, is refused again, and is the same copy.
      console.warn('Not removed from this browser', error)
    }
  }
}

/** Work that was refused, until the server's document is here and that work is safe. */
interface Fork {
  reason: RefusalReason
  fresh: Replica | null
  retrying: ReturnType<typeof setTimeout> | undefined
}

const retryAfter = 5000
const answerPatience = 2000

const isSame = (one: object, other: object): boolean => contentHash(one) === contentHash(other)
