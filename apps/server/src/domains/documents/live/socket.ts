import { closeCodes, type RefusalReason, type ServerMessage } from '@ramify/contract'
import type { WebSocket } from 'ws'
import { holderOf } from '../../access/index.ts'
import { startProcessorTimer } from '../reading/processor-time.ts'
import { authorsNamed } from '../room-threads/decoded-change.ts'
import type { Turn } from '../turns/turns.ts'
import { type Corkable, corkForTurn } from './cork-for-turn.ts'
import { type Frame, readFrame, writeFrame } from './frame.ts'
import type { PersonUsage } from './person-usage.ts'
import { TokenBucket } from './token-bucket.ts'

/** What a person may do in a document at the moment. */
export interface Rights {
  edit: boolean
  /** How many nodes a document of theirs may have. */
  nodes: number | null
}

/** As far as a socket has to know it. */
interface OpenDocument {
  readonly bytes: number
  /** How many have written it. */
  readonly authors: number
  /** A draft may come in whole, with all of its authors. */
  readonly limitsWaived: boolean
}

/** Who is at the other end. */
export interface Visitor {
  /** Null: a guest. */
  personId: string | null
  /** Null: a person. */
  guestId: string | null
  sessionId: string
  token: string
}

/** What is sent and not read yet: a document, and what is written to it meanwhile. For all sockets of a person three of them. */
const mostWaiting = 16 * 1024 * 1024
const mostWaitingForPerson = 3 * mostWaiting
/** Of somebody of whom it is not known yet who they are; a client says who it is, and at most what it has and what it wants to know. */
const mostBeforeWelcome = 64 * 1024
const mostFramesBeforeWelcome = 8
/** To put a document of so many bytes together for somebody who asks what they miss takes a millisecond. */
const bytesPerMillisecond = 20_000
/** No work from elsewhere brings more; thousands of them take long to read, before they can be refused one by one. */
const mostNewAuthors = 1_000
/** A whole document takes that long over a slow line. What is never finished is kept in memory for nothing. */
const mostUnfinishedMs = 300_000
const largeFrameBytes = 64 * 1024
/** Who does not read what others do is told when they have read the rest. */
const mostWaitingForPresence = 64 * 1024
/** Pongs that are not read. */
const mostWaitingPongs = 64 * 1024
/** Programs send a ping every half minute or so; browsers send none. */
const pings = { most: 60, perSecond: 1 }
/** Of what was on its way when it was closed; more than that is not read. */
const mostAfterClose = 256 * 1024
/** Of a message beside the sync: somebody's presence is the longest. */
const mostWords = 4 * 1024

/** What holding everybody up costs a person, in milliseconds. */
const heldUpMs = 10_000

/**
 * One WebSocket, for one document. What it hands on is a frame that can be handled, and not too much of it, one after the other; when it
 * closes, it closes for good, with a code of ours.
 */
export class Socket {
  /** The file it is for; empty until it has said so. */
  fileId = ''
  visitor: Visitor | undefined
  /** What its client was last told. */
  rights: Rights | undefined
  /** Of its document, as in `files.kind`. */
  kind: number | undefined
  /** Whose turn it is, as its client was last told; null in a document in which nobody takes turns. */
  turn: Turn | null = null
  /** Set when something was refused: what builds on that cannot be taken either. */
  refused: RefusalReason | undefined
  /** What its person takes of the server; undefined until it is known who that is. */
  usage: PersonUsage | undefined
  /** Its document, once it is open. */
  room: OpenDocument | undefined
  /** As the client wrote it into the address. */
  readonly schema: number
  readonly #ws: WebSocket
  /** Under the WebSocket. */
  readonly #stream: Corkable
  readonly #messages = new TokenBucket({ most: 1000, perSecond: 100 })
  readonly #bytes = new TokenBucket({ most: 32 * 1024 * 1024, perSecond: 4 * 1024 * 1024 })
  readonly #presences = new TokenBucket({ most: 40, perSecond: 20 })
  readonly #pings = new TokenBucket(pings)
  /** Settled when the frames that have come are handled. */
  #handling: Promise<void> = Promise.resolve()
  #deaf = false
  #closing = false
  #earlyFrames = 0
  #earlyBytes = 0
  #lateBytes = 0
  /** Of a frame that is not whole yet. */
  #unfinishedBytes = 0
  #unfinishedTimer: NodeJS.Timeout | undefined
  /** Of changes that wait to be taken in. */
  #queuedBytes = 0
  /** How often it asked for the document before anybody knew how large that is. */
  #earlyAsks = 0
  #expectedBytes = 0

  constructor(ws: WebSocket, schema: number, stream: Corkable) {
    this.#ws = ws
    this.#stream = stream
    this.schema = schema
  }

  /** Whom what it takes is counted for; empty until it is known who that is. */
  get holderId(): string {
    return this.visitor ? holderOf(this.visitor) : ''
  }

  /** By us, for a reason: what is left of its messages is not wanted. */
  get isClosing(): boolean {
    return this.#closing
  }

  get isClosed(): boolean {
    return this.#closing || this.#ws.readyState !== this.#ws.OPEN
  }

  get waitingBytes(): number {
    return this.#ws.bufferedAmount
  }

  /** Of its document, also of one that is about to be opened. */
  get openBytes(): number {
    return this.room?.bytes ?? this.#expectedBytes
  }

  /** Whether its person may have its document open with so many bytes, beside all others of theirs. */
  mayOpen(bytes: number): boolean {
    if (!this.usage) return true
    const others = new Map<string, number>()
    for (const { fileId, openBytes } of this.usage.sockets) if (fileId !== this.fileId) others.set(fileId, openBytes)
    const open = [...others.values()].reduce((sum, each) => sum + each, 0)
    // The first is always opened: somebody may have drawn it.
    return others.size === 0 || open + bytes <= this.usage.mostOpenBytes
  }

  /** Its document has so many bytes, and is about to be opened. */
  expect(bytes: number): void {
    this.#expectedBytes = bytes
  }

  send(frame: Uint8Array): void {
    if (this.isClosed) return
    // It does not read what it is sent: it may come again when it does.
    if (this.#hasTooMuchWaiting()) this.close(closeCodes.slower)
    else {
      corkForTurn(this.#stream)
      this.#ws.send(frame)
    }
  }

  #hasTooMuchWaiting(): boolean {
    const own = this.waitingBytes
    if (own === 0) return false
    if (own > mostWaiting) return true
    let all = 0
    for (const socket of this.usage?.sockets ?? []) all += socket.waitingBytes
    return all > mostWaitingForPerson
  }

  /** So many milliseconds of a processor went into what it sent; it is sent away when its person has taken too many. */
  charge(milliseconds: number): void {
    if (this.usage && !this.usage.effort.charge(milliseconds)) this.close(closeCodes.slower)
  }

  /** Asking was charged by the size of the document. The answer may have taken more than that. */
  chargeForAnswer(milliseconds: number): void {
    this.charge(Math.max(0, milliseconds - this.openBytes / bytesPerMillisecond))
  }

  /** Its document is open: what it asked for before is about to be put together. */
  chargeEarlyRequests(): void {
    this.charge((this.#earlyAsks * (this.room?.bytes ?? 0)) / bytesPerMillisecond)
  }

  /** False when it was not sent because there is too much that the client has not read. */
  sendPresence(frame: Uint8Array): boolean {
    if (this.waitingBytes > mostWaitingForPresence) return false
    this.send(frame)
    return true
  }

  tell(message: ServerMessage): void {
    this.send(writeFrame.stateless(this.fileId, JSON.stringify(message)))
  }

  tellRights(): void {
    if (this.rights) this.tell({ type: 'rights', ...this.rights, ...(this.kind !== undefined && { kind: this.kind }) })
  }

  tellTurn(): void {
    this.tell({ type: 'turn', mode: this.turn?.mode ?? null, holder: this.turn?.holder ?? null })
  }

  /** What it sent held the thread of its document up: it is not taken, and its person has to wait for a while. */
  sendAwayForCost(): void {
    this.refused = 'size'
    this.tell({ type: 'refused', reason: 'size' })
    this.charge(heldUpMs)
    this.close(closeCodes.slower)
  }

  close(code: number = closeCodes.resync, reason = ''): void {
    if (this.#closing) return
    this.#closing = true
    this.#ws.close(code, reason)
    // One that does not answer is cut off.
    setTimeout(() => this.#ws.terminate(), 2_000).unref()
  }

  /**
   * Closes it and reads nothing more of it: thousands of frames can be in one packet, and others wait while they are parsed. It stays
   * connected until it is cut off, because whoever is cut off at once is back at once.
   */
  shutOut(): void {
    this.close(closeCodes.slower)
    this.#ws.pause()
  }

  /** Does something when everything before it is done. It must not throw. */
  inTurn(work: () => Promise<void>): void {
    this.#handling = this.#handling.then(work)
  }

  /** When what has come until now is handled. */
  settled(): Promise<void> {
    return this.#handling
  }

  /** Takes nothing more in; closes when what came before is handled and answered. */
  async finish(code: number): Promise<void> {
    this.#deaf = true
    await this.#handling
    this.close(code)
  }

  /**
   * So many bytes have come, of which nobody knows yet what they are: one frame may be as large as a document, and waits in memory until
   * it is whole. False when they are too many.
   */
  arrive(bytes: number): boolean {
    if (this.#closing) {
      this.#lateBytes += bytes
      if (this.#lateBytes > mostAfterClose) this.#ws.pause()
      return true
    }
    if (!this.usage) {
      this.#earlyBytes += bytes
      return this.#earlyBytes <= mostBeforeWelcome
    }
    if (!this.usage.memory.take(bytes)) return false
    this.#unfinishedBytes += bytes
    if (this.#unfinishedBytes > largeFrameBytes) {
      this.#unfinishedTimer ??= setTimeout(() => this.#ws.terminate(), mostUnfinishedMs).unref()
    }
    return true
  }

  /** A ping, or a pong. Whoever sends more than any client does has to wait before they can come back, with whatever socket. */
  pinged(answer?: () => void): void {
    if (this.#closing) return
    const isInDebt = this.usage?.effort.isInDebt === true
    if (!isInDebt && this.#pings.take()) {
      if (this.waitingBytes < mostWaitingPongs) answer?.()
      return
    }
    if (!isInDebt) this.charge(heldUpMs)
    this.shutOut()
  }

  /** A change of so many bytes waits no longer. */
  handled(bytes: number): void {
    // What came before anybody knew who it is was not counted.
    const counted = Math.min(bytes, this.#queuedBytes)
    this.#queuedBytes -= counted
    this.usage?.memory.give(counted)
  }

  /** It is closed, and nothing of it is left to be handled. */
  forget(): void {
    this.#finishFrame()
    this.handled(this.#queuedBytes)
  }

  #finishFrame(): void {
    this.usage?.memory.give(this.#unfinishedBytes)
    this.#unfinishedBytes = 0
    clearTimeout(this.#unfinishedTimer)
    this.#unfinishedTimer = undefined
  }

  /** Hands a frame on when it is one to be handled. */
  receive(bytes: Uint8Array, isBinary: boolean, handle: (frame: Frame) => void): void {
    this.#finishFrame()
    if (this.#deaf || this.#closing) return
    // Before it is read: its person has many sockets, and one frame may cost as much as is given back in seconds.
    const isTooMuch = this.usage ? this.usage.effort.isInDebt : this.#earlyFrames++ >= mostFramesBeforeWelcome
    if (isTooMuch) {
      this.shutOut()
      return
    }
    const spent = startProcessorTimer()
    this.#read(bytes, isBinary, handle)
    this.charge(spent())
  }

  #read(bytes: Uint8Array, isBinary: boolean, handle: (frame: Frame) => void): void {
    const frame = isBinary ? readFrame(bytes) : undefined
    if (!this.#messages.take() || !this.#bytes.take(bytes.byteLength)) this.close(closeCodes.slower)
    else if (!frame) this.close(closeCodes.resync)
    else if (this.#isForUs(frame) && this.#isSound(frame) && this.#hasRoomFor(frame)) handle(frame)
  }

  #hasRoomFor(frame: Frame): boolean {
    if (frame.type !== 'sync' || !this.usage) return true
    const { byteLength } = frame.payload
    if (!this.usage.memory.take(byteLength)) return this.#refuse(closeCodes.slower)
    this.#queuedBytes += byteLength
    return true
  }

  /** The first frame says who and where; nothing else comes before it, and nothing of another document after it. */
  #isForUs({ type, name }: Frame): boolean {
    if (this.fileId === '') {
      if (type !== 'authentication') return this.#refuse(closeCodes.session)
      if (!/^[0-9a-f]{32}$/.test(name)) return this.#refuse(closeCodes.access)
      this.fileId = name
      return true
    }
    if (name !== this.fileId) return this.#refuse(closeCodes.access)
    // A client that asks for its token again would be answered with another one; sessions are looked after by us.
    return type !== 'authentication'
  }

  /** False also for what is simply left out. */
  #isSound(frame: Frame): boolean {
    switch (frame.type) {
      case 'sync':
        if (frame.step === 0) this.#chargeForAsking()
        else if (this.#bringsCrowd(frame.payload)) return this.#refuse(closeCodes.resync)
        return !this.#closing
      // Other clients of the protocol say in their own words where they are; those of ours use a message (ADR 34).
      case 'awareness':
      case 'queryAwareness':
        return false
      case 'stateless':
        return frame.text.length <= mostWords || this.#refuse(closeCodes.resync)
      case 'close':
        void this.finish(1000)
        return false
      default:
        return true
    }
  }

  /** Whether it may say where it is. What comes too often is left out: everybody in the document would be told of each. */
  maySpeak(): boolean {
    return this.#presences.take() && this.usage?.presences.take() === true
  }

  /** Others wait while what it asks for is put together. */
  #chargeForAsking(): void {
    const { room } = this
    if (room) this.charge(room.bytes / bytesPerMillisecond)
    else this.#earlyAsks++
  }

  #bringsCrowd(change: Uint8Array): boolean {
    const { room } = this
    return room !== undefined && !room.limitsWaived && authorsNamed(change) > room.authors + mostNewAuthors
  }

  #refuse(code: number): false {
    this.close(code)
    return false
  }
}
