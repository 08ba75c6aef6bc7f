import { type ClientMessage, closeCodes, type ServerMessage } from '@ramify/contract'
import type { LinkState } from '../saving/save-state.ts'
import { waitBefore } from './backoff.ts'
import type { Link, OpenLink } from './link.ts'
import type { Signal, Signals } from './signals.ts'

/** Why there will be no further attempt. The last three are told to who came through a share link and was looking. */
export type ConnectionEnd = 'session' | 'gone' | 'update' | 'link-ended' | 'link-expired' | 'link-unproven'

export interface ReconnectorOptions {
  openLink: OpenLink
  signals: Signals
  random: () => number
  onLink: (link: LinkState) => void
  onSynced: () => void
  onMessage: (message: ServerMessage) => void
  onLate: (late: boolean) => void
  /** With each attempt that is refused for it. */
  onTooMuchOpen: () => void
  onEnd: (end: ConnectionEnd) => void
}

const ends: { readonly [code: number]: ConnectionEnd } = {
  [closeCodes.session]: 'session',
  [closeCodes.access]: 'gone',
  [closeCodes.update]: 'update',
  [closeCodes.linkEnded]: 'link-ended',
  [closeCodes.linkExpired]: 'link-expired',
  [closeCodes.linkUnproven]: 'link-unproven',
}

const tickMs = 1000
/** Without a connection for so long one is offline; shorter gaps nobody need hear of. */
const unopenedGraceMs = 3000
/** A large document takes its time. */
const openedGraceMs = 10_000
/** A connection that was begun so long ago and has not opened was begun without a network. */
const hungAfterMs = 1000
const openTimeoutMs = 10_000
const syncTimeoutMs = 120_000
/** Silence while an answer is due: the connection is dead, whatever the system says. */
const answerTimeoutMs = 8000
const doubtTimeoutMs = 2000
const lateAfterMs = 5000
const beatIntervalMs = 6000
/** Bytes a millisecond that even a bad connection carries: so much longer may an answer take. */
const minBytesPerMs = 8
/** Who was told to slow down begins with the waits of those who have failed so often. */
const slowedDownFailures = 4

/** Keeps a document connected: attempts again after every loss, notices a connection that is dead, gives up when told to. */
export class Reconnector {
  readonly #options: ReconnectorOptions
  readonly #stopSignals: () => void
  #link: Link | null = null
  #state: LinkState = 'connecting'
  #failures = 0
  #isStopped = false
  #waiting: ReturnType<typeof setTimeout> | undefined
  #ticking: ReturnType<typeof setInterval> | undefined
  #lostAt = performance.now()
  #begunAt = 0
  #openedAt: number | null = null
  #heardAt = 0
  #doubted = false
  #lastMark = 0
  #due: { number: number; since: number } | null = null
  /** How much had been sent when last everything was answered. */
  #bytesAnswered = 0

  constructor(options: ReconnectorOptions) {
    this.#options = options
    this.#stopSignals = options.signals.subscribe((signal) => this.#onSignal(signal))
  }

  start(): void {
    this.#lostAt = performance.now()
    this.#ticking = setInterval(() => this.#tick(), tickMs)
    this.#connect()
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#waiting)
    clearInterval(this.#ticking)
    this.#stopSignals()
    this.#link?.end()
    this.#link = null
  }

  get isUp(): boolean {
    return this.#state === 'up'
  }

  isRemote(origin: unknown): boolean {
    return this.#link?.isRemote(origin) ?? false
  }

  mark(number: number): void {
    if (!this.#link || !this.isUp) return
    this.#lastMark = number
    this.#due = { since: this.#due?.since ?? performance.now(), number }
    this.#link.mark(number)
  }

  say(message: ClientMessage): void {
    if (this.isUp) this.#link?.say(message)
  }

  /** Now, not when the wait is over. */
  connectNow(): void {
    if (this.#isStopped || this.isUp) return
    if (this.#link) this.#lose(1000)
    this.#connect()
  }

  #connect(): void {
    clearTimeout(this.#waiting)
    if (this.#isStopped) return
    this.#begunAt = performance.now()
    this.#openedAt = null
    this.#bytesAnswered = 0
    this.#link = this.#options.openLink({
      opened: () => {
        this.#openedAt = performance.now()
      },
      synced: () => this.#onSynced(),
      heard: () => {
        this.#heardAt = performance.now()
        this.#doubted = false
      },
      told: (message) => this.#onMessage(message),
      closed: (code) => this.#onClosed(code),
    })
  }

  #onSynced(): void {
    this.#due = null
    this.#heardAt = performance.now()
    this.#set('up')
    this.#options.onSynced()
  }

  #onMessage(message: ServerMessage): void {
    if (message.type === 'marked' && this.#due && message.number >= this.#due.number) {
      this.#due = null
      this.#bytesAnswered = this.#link?.bytesSent() ?? 0
      this.#failures = 0
      this.#options.onLate(false)
    }
    this.#options.onMessage(message)
  }

  #onClosed(code: number): void {
    this.#link = null
    this.#due = null
    if (this.#isStopped) return
    const end = ends[code]
    if (this.isUp) this.#lostAt = performance.now()
    if (end) {
      this.stop()
      // Before it is called down: that it ended is the news, not that there is no network.
      this.#options.onEnd(end)
      this.#set('down')
      return
    }
    // A gap that the browser itself can explain is no short one.
    if (this.#options.signals.isOffline()) this.#set('down')
    else if (this.isUp) this.#set('connecting')
    if (code === closeCodes.tooMuchOpen) this.#options.onTooMuchOpen()
    if (code === closeCodes.slower || code === closeCodes.tooMuchOpen)
      this.#failures = Math.max(this.#failures, slowedDownFailures)
    this.#waiting = setTimeout(() => this.#connect(), waitBefore(this.#failures, this.#options.random))
    this.#failures++
  }

  #onSignal(signal: Signal): void {
    const hasHung = this.#openedAt === null && performance.now() - this.#begunAt >= hungAfterMs
    if (this.isUp) {
      this.#doubted = true
      this.#heardAt = performance.now()
      this.mark(this.#lastMark)
    } else if (signal === 'doubt') this.#set('down')
    else if (!this.#link || hasHung) this.connectNow()
  }

  #tick(): void {
    const now = performance.now()
    if (this.isUp) this.#watch(now)
    else this.#watchAttempt(now)
  }

  #watchAttempt(now: number): void {
    const grace = this.#openedAt === null ? unopenedGraceMs : openedGraceMs
    if (now - (this.#openedAt ?? this.#lostAt) >= grace) this.#set('down')
    const patience = this.#openedAt === null ? openTimeoutMs : syncTimeoutMs
    if (this.#link && now - (this.#openedAt ?? this.#begunAt) >= patience) this.#lose(1006)
  }

  #watch(now: number): void {
    const due = this.#due
    if (!due) {
      if (now - this.#heardAt >= beatIntervalMs) this.mark(this.#lastMark)
      return
    }
    const allowance = ((this.#link?.bytesSent() ?? 0) - this.#bytesAnswered) / minBytesPerMs
    const patience = (this.#doubted ? doubtTimeoutMs : answerTimeoutMs) + allowance
    if (now - Math.max(this.#heardAt, due.since) >= patience) this.#lose(1006)
    else if (now - due.since >= lateAfterMs) this.#options.onLate(true)
  }

  /** Does not wait until the other side agrees that this connection is over. */
  #lose(code: number): void {
    this.#link?.end()
    this.#onClosed(code)
  }

  #set(state: LinkState): void {
    if (this.#state === state) return
    this.#state = state
    this.#options.onLink(state)
  }
}
