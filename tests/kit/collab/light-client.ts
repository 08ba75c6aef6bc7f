import { randomBytes } from 'node:crypto'
import { collabPath } from '@ramify/contract'
import { clientSchema } from '@ramify/document'
import { WebSocket } from 'ws'
import * as Y from 'yjs'
import { frames, readServerFrame } from './frames.ts'

interface Options {
  address: string
  token: string
  fileId: string
  /** What it brings. */
  doc?: Y.Doc
  /** It brings nothing, and takes nothing of the document into memory. */
  isBlind?: boolean
  /** A frame with changes of others, as it came. */
  onChange: (frame: Buffer) => void
}

/** A client of live editing that costs next to nothing: what others write is only looked at, not applied. */
export class LightClient {
  /** When it has the document, and the server has what it brought. */
  readonly entered: Promise<void>
  readonly fileId: string
  /** What it brought, and what was there when it came. */
  readonly doc: Y.Doc
  /** 0 while it is open. */
  closeCode = 0
  readonly #ws: WebSocket
  #marks = 0
  /** The number of the last receipt. */
  #marked = 0

  constructor({ address, token, fileId, doc = new Y.Doc(), isBlind = false, onChange }: Options) {
    this.fileId = fileId
    this.doc = doc
    this.#ws = new WebSocket(`${address.replace('http', 'ws')}${collabPath}?schema=${clientSchema}`, {
      perMessageDeflate: false,
      // From another network each.
      headers: { 'x-forwarded-for': `10.${randomBytes(3).join('.')}` },
    })
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.entered = promise
    this.#ws.on('error', reject)
    this.#ws.on('close', (code) => {
      this.closeCode = code
      reject(new Error(`closed with ${code}`))
    })
    this.#ws.on('open', () => this.#ws.send(frames.authentication(fileId, token)))
    this.#ws.on('message', (data: Buffer) => {
      const frame = readServerFrame(data)
      if (frame.type === 'sync' && frame.step === 2) onChange(data)
      else if (frame.type === 'sync' && frame.step === 0) {
        this.#ws.send(frames.syncStep2(fileId, Y.encodeStateAsUpdate(doc, frame.payload)))
        this.mark()
      } else if (frame.type === 'sync' && !isBlind) Y.applyUpdate(doc, frame.payload)
      else if (frame.type === 'authentication') this.#ws.send(frames.syncStep1(fileId, Y.encodeStateVector(doc)))
      else if (frame.type === 'stateless') this.#hear(frame.payload, resolve)
    })
  }

  /** It has a receipt of all that it has sent. */
  get isSaved(): boolean {
    return this.#marked === this.#marks
  }

  send(frame: Uint8Array): void {
    this.#ws.send(frame)
  }

  /** Asks for a receipt of all that was sent before. */
  mark(): void {
    const number = ++this.#marks
    this.#ws.send(frames.stateless(this.fileId, JSON.stringify({ type: 'mark', number })))
  }

  #hear(text: string, entered: () => void): void {
    const message = JSON.parse(text) as { type: string; number: number; reason?: string }
    if (message.type === 'refused') throw new Error(`refused: ${message.reason}`)
    if (message.type !== 'marked') return
    this.#marked = message.number
    entered()
  }
}
