import { type ClientMessage, closeCodes, type RefusalReason, type ServerMessage } from '@ramify/contract'
import { newMap } from '@ramify/document'
import * as Y from 'yjs'
import type { Link, LinkHandlers, LinkOptions } from '../connection/link.ts'
import type { SyncPorts } from '../connection/ports.ts'
import type { Signal } from '../connection/signals.ts'

/** A server in a few lines, with the order of messages of the real one, that can be cut off, refuse and send away. */
export class FakeServer {
  readonly files = new Map<string, Y.Doc>()
  isReachable = true
  refuses: RefusalReason | null = null
  /** What clients said beside the sync, marks left out. */
  readonly said: ClientMessage[] = []
  readonly #connections = new Set<Connection>()
  readonly #listeners = new Set<(signal: Signal) => void>()

  ports: SyncPorts = {
    openLink: (options, handlers) => this.#connect(options, handlers),
    signals: {
      subscribe: (listener) => {
        this.#listeners.add(listener)
        return () => this.#listeners.delete(listener)
      },
      isOffline: () => false,
    },
    random: () => 0,
    clockIsOff: async () => false,
  }

  addFile(id: string, text = 'Main topic'): void {
    this.files.set(id, newMap({ text }))
  }

  file(id: string): Y.Doc {
    const doc = this.files.get(id)
    if (!doc) throw new Error(`There is no file ${id}`)
    return doc
  }

  addEmptyFile(id: string): void {
    this.files.set(id, new Y.Doc())
  }

  /** Pulls the plug, which the browser notices. */
  cut(): void {
    this.isReachable = false
    for (const connection of [...this.#connections]) connection.close(1006)
    for (const listener of [...this.#listeners]) listener('doubt')
  }

  rename(name: string): void {
    this.tell({ type: 'renamed', name })
  }

  tell(message: ServerMessage): void {
    for (const connection of [...this.#connections]) connection.tell(message)
  }

  sendAway(code: number): void {
    for (const connection of [...this.#connections]) connection.close(code)
  }

  /** Everything sent so far has arrived and been answered. */
  async settle(): Promise<void> {
    for (let round = 0; round < 20; round++) await new Promise((resolve) => setTimeout(resolve, 2))
  }

  #connect(options: LinkOptions, handlers: LinkHandlers): Link {
    const connection = new Connection(this, options, handlers, () => this.#connections.delete(connection))
    this.#connections.add(connection)
    return connection
  }
}

class Connection implements Link {
  readonly #server: FakeServer
  readonly #options: LinkOptions
  readonly #handlers: LinkHandlers
  readonly #left: () => void
  readonly #serverDoc: Y.Doc | undefined
  #isOver = false
  #isSynced = false
  #wasRefused = false

  constructor(server: FakeServer, options: LinkOptions, handlers: LinkHandlers, left: () => void) {
    this.#server = server
    this.#options = options
    this.#handlers = handlers
    this.#left = left
    this.#serverDoc = server.files.get(options.fileId)
    options.doc.on('update', this.#send)
    this.#later(() => this.#begin())
  }

  isRemote(origin: unknown): boolean {
    return origin === this
  }

  mark(number: number): void {
    this.#later(() => this.tell({ type: 'marked', number }))
  }

  say(message: ClientMessage): void {
    this.#server.said.push(message)
  }

  bytesSent(): number {
    return 0
  }

  end(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#options.doc.off('update', this.#send)
    this.#serverDoc?.off('update', this.#receive)
    this.#left()
  }

  close(code: number): void {
    if (this.#isOver) return
    this.end()
    this.#handlers.closed(code)
  }

  #begin(): void {
    if (!this.#server.isReachable) this.close(1006)
    else if (!this.#serverDoc) this.close(closeCodes.access)
    else this.#sync(this.#serverDoc)
  }

  #sync(serverDoc: Y.Doc): void {
    this.#handlers.opened()
    this.tell({ type: 'rights', edit: true, nodes: null })
    this.#take(Y.encodeStateAsUpdate(this.#options.doc, Y.encodeStateVector(serverDoc)))
    Y.applyUpdate(this.#options.doc, Y.encodeStateAsUpdate(serverDoc), this)
    serverDoc.on('update', this.#receive)
    this.#isSynced = true
    this.#handlers.synced()
  }

  readonly #send = (update: Uint8Array, origin: unknown) => {
    if (origin !== this && this.#isSynced) this.#later(() => this.#take(update))
  }

  readonly #receive = (update: Uint8Array, origin: unknown) => {
    if (origin !== this) this.#later(() => Y.applyUpdate(this.#options.doc, update, this))
  }

  #take(update: Uint8Array): void {
    const { refuses } = this.#server
    const isNew = this.#serverDoc && brings(this.#serverDoc, update)
    if (!isNew) return
    if (refuses) {
      this.#wasRefused = true
      this.tell({ type: 'refused', reason: refuses })
    } else if (this.#serverDoc && !this.#wasRefused) Y.applyUpdate(this.#serverDoc, update, this)
  }

  tell(message: ServerMessage): void {
    this.#handlers.heard()
    this.#handlers.told(message)
  }

  #later(act: () => void): void {
    setTimeout(() => {
      if (!this.#isOver) act()
    }, 1)
  }
}

/** Whether an update holds anything the document has not. */
function brings(doc: Y.Doc, update: Uint8Array): boolean {
  return !Y.snapshotContainsUpdate(Y.snapshot(doc), update)
}
