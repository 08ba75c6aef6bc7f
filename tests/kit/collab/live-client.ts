import { once } from 'node:events'
import { collabPath, type RefusalReason, type ServerMessage } from '@ramify/contract'
import { clientSchema } from '@ramify/document'
import * as Y from 'yjs'
import { frames, readServerFrame } from './frames.ts'

/** As long as the runner waits. */
const longest = 30_000

interface Options {
  /** `http://…` of the server, asked for every connection: it changes with a restart. */
  address: () => string
  token: string
  fileId: string
  doc?: Y.Doc
  /** What it says of itself when it connects. */
  schema?: number
}

/** A client of live editing over a real WebSocket, as small as it can be: it never connects again by itself. */
export class LiveClient {
  readonly doc: Y.Doc
  readonly fileId: string
  /** What the server said beside the sync, in order. */
  readonly heard: ServerMessage[] = []
  readonly refusals: RefusalReason[] = []
  /** With which code the last socket was closed; 0 while it is open. */
  closeCode = 0
  readonly #options: Options
  readonly #schema: string
  /** The server has what this client had when it connected: from then on changes go out by themselves. */
  #given = false
  /** This client has what the server had then. */
  #taken = false
  #ws: WebSocket | undefined
  #marks = 0
  #marked = 0
  #waiters: (() => void)[] = []

  constructor(options: Options) {
    this.#options = options
    this.#schema = String(options.schema ?? clientSchema)
    this.fileId = options.fileId
    this.doc = options.doc ?? new Y.Doc()
    this.doc.on('update', (change: Uint8Array, origin: unknown) => {
      if (origin !== this && this.#given) this.send(frames.update(this.fileId, change))
    })
  }

  get synced(): boolean {
    return this.#given && this.#taken
  }

  get isOpen(): boolean {
    return this.#ws?.readyState === WebSocket.OPEN
  }

  /** Connects and syncs; throws when the server does not want it. */
  async connect(patience = longest): Promise<this> {
    this.open()
    await this.until(() => this.synced || this.closeCode !== 0, 'synced', patience)
    if (!this.synced) throw new Error(`closed with ${this.closeCode}`)
    return this
  }

  /** Connects without waiting for anything; silent, it does not say who it is. */
  open({ schema = this.#schema, silent = false }: { schema?: string; silent?: boolean } = {}): void {
    const ws = new WebSocket(`${this.#options.address().replace('http', 'ws')}${collabPath}?schema=${schema}`)
    ws.binaryType = 'arraybuffer'
    this.#ws = ws
    this.closeCode = 0
    this.#unsynced()
    ws.addEventListener('open', () => {
      if (!silent) this.send(frames.authentication(this.fileId, this.#options.token))
      this.#wake()
    })
    ws.addEventListener('message', ({ data }) => this.#receive(new Uint8Array(data as ArrayBuffer)))
    ws.addEventListener('error', () => undefined)
    ws.addEventListener('close', ({ code }) => {
      if (this.#ws !== ws) return
      this.closeCode = code
      this.#unsynced()
      this.#wake()
    })
  }

  send(frame: Uint8Array<ArrayBuffer> | string): void {
    if (this.isOpen) this.#ws?.send(frame)
  }

  /** Asks for a receipt of everything sent so far; its number. */
  mark(): number {
    const number = ++this.#marks
    this.send(frames.stateless(this.fileId, JSON.stringify({ type: 'mark', number })))
    return number
  }

  /** The last receipt that came. */
  get marked(): number {
    return this.#marked
  }

  /** True when everything of this document is on disk: the last mark came back and nothing was refused. */
  async saved(patience = longest): Promise<boolean> {
    const number = this.mark()
    await this.until(() => this.#marked >= number || this.closeCode !== 0, 'marked', patience)
    return this.#marked >= number && this.refusals.length === 0
  }

  async until(condition: () => boolean, what: string, patience = longest): Promise<void> {
    const deadline = Date.now() + patience
    while (!condition()) {
      if (Date.now() > deadline) throw new Error(`Not ${what} within ${patience} ms (closed with ${this.closeCode})`)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 50)
        this.#waiters.push(() => {
          clearTimeout(timer)
          resolve()
        })
      })
    }
  }

  /** The code the server closes with. */
  async closed(patience = longest): Promise<number> {
    await this.until(() => this.closeCode !== 0, 'closed', patience)
    return this.closeCode
  }

  async close(): Promise<void> {
    const ws = this.#ws
    if (!ws || ws.readyState === WebSocket.CLOSED) return
    const ended = once(ws as unknown as NodeJS.EventEmitter, 'close')
    ws.close()
    await ended
  }

  #receive(bytes: Uint8Array): void {
    const frame = readServerFrame(bytes)
    if (frame.type === 'authentication' && frame.accepted) {
      this.send(frames.syncStep1(this.fileId, Y.encodeStateVector(this.doc)))
    } else if (frame.type === 'stateless') {
      this.#hear(JSON.parse(frame.payload))
    } else if (frame.type === 'sync') {
      if (frame.step === 0) {
        this.send(frames.syncStep2(this.fileId, Y.encodeStateAsUpdate(this.doc, frame.payload)))
        this.#given = true
      } else {
        Y.applyUpdate(this.doc, frame.payload, this)
        this.#taken ||= frame.step === 1
      }
    }
    this.#wake()
  }

  #unsynced(): void {
    this.#given = false
    this.#taken = false
  }

  #hear(message: ServerMessage): void {
    this.heard.push(message)
    if (message.type === 'marked') this.#marked = message.number
    if (message.type === 'refused') this.refusals.push(message.reason)
  }

  #wake(): void {
    for (const wake of this.#waiters.splice(0)) wake()
  }
}
