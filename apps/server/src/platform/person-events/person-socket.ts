import type { PersonEvent } from '@ramify/contract'
import type { WebSocket } from 'ws'
import type { Session } from '../sessions/sessions.ts'

/** Events are some dozens of bytes: who has so much of them unread does not read. */
const mostUnreadBytes = 16 * 1024
/** Browsers send none by themselves, and one pong for each of our pings. */
const mostControlFrames = 20

/** A page of a person, once it has authenticated. */
export class PersonSocket {
  readonly session: Session
  readonly #ws: WebSocket
  #answered = true
  #controlFrames = 0

  constructor(ws: WebSocket, session: Session) {
    this.#ws = ws
    this.session = session
    ws.on('ping', () => this.#controlFrame())
    ws.on('pong', () => {
      this.#answered = true
      this.#controlFrame()
    })
  }

  send(event: PersonEvent): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return
    if (this.#ws.bufferedAmount > mostUnreadBytes) this.#ws.terminate()
    else this.#ws.send(JSON.stringify(event))
  }

  /** To be called at intervals: who has not answered since the last time is gone. */
  checkPulse(): void {
    if (!this.#answered) {
      this.#ws.terminate()
      return
    }
    this.#answered = false
    this.#controlFrames = 0
    this.#ws.ping()
  }

  close(code: number): void {
    this.#ws.close(code)
  }

  #controlFrame(): void {
    this.#controlFrames += 1
    if (this.#controlFrames > mostControlFrames) this.#ws.terminate()
  }
}
