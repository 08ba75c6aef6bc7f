import { closeCodes } from '@ramify/contract'
import type { Log } from '../../../platform/log.ts'
import type { Reader } from '../../../platform/sessions/reader.ts'
import type { Sessions } from '../../../platform/sessions/sessions.ts'
import type { Access, Basis, LinkLoss } from '../../access/index.ts'
import type { RightsKeeper } from './rights.ts'
import type { Socket } from './socket.ts'

interface Options {
  /** All that are open. */
  sockets: ReadonlySet<Socket>
  rights: RightsKeeper
  access: Pick<Access, 'onChange'>
  sessions: Pick<Sessions, 'findReader' | 'onEnd'>
  log: Log
  /** What somebody may do is another thing now. */
  onRights: (socket: Socket) => void
}

/** Somebody at a socket, by what their right to be there depends on. */
interface PresentVisitor {
  socket: Socket
  sessionId: string
  /** Undefined while nobody knows their rights. */
  basis: Basis | undefined
}

/** When the database did not answer. */
const retryMs = 1_000
/** Timers do not go further. */
const longestTimerMs = 2 ** 31 - 1

/** Looks again at the rights and sessions of the people at the sockets: when they change, and when they run out. */
export class VisitorWatch {
  readonly #options: Options
  /** When somebody's right or session runs out. */
  readonly #timers = new Map<Socket, NodeJS.Timeout>()

  constructor(options: Options) {
    const { access, sessions, sockets, rights } = options
    this.#options = options
    access.onChange((fileId) => {
      for (const socket of sockets) if (rights.dependsOn(socket, fileId)) this.lookAgain(socket)
    })
    sessions.onEnd((sessionId) => this.endSession(sessionId))
  }

  *present(): Generator<PresentVisitor> {
    const { sockets, rights } = this.#options
    for (const socket of sockets) {
      if (socket.visitor) yield { socket, sessionId: socket.visitor.sessionId, basis: rights.basisOf(socket) }
    }
  }

  endSession(sessionId: string): void {
    for (const socket of this.#options.sockets) {
      if (socket.visitor?.sessionId === sessionId) socket.close(closeCodes.session)
    }
  }

  lookAgain(socket: Socket): void {
    if (!socket.visitor || !this.#options.sockets.has(socket)) return
    this.#look(socket, socket.visitor.token).catch((error) => {
      this.#options.log.warn({ err: error }, 'rights not looked up')
      this.#lookAfter(socket, retryMs)
    })
  }

  /**
   * A right runs out when it says so, and so does the session of a guest. A person's session that is used does not: it is looked at
   * halfway, which makes it last longer.
   */
  lookInTime(socket: Socket, { guestId, expiresAt }: Reader, until: number | null): void {
    const now = Date.now()
    const next = guestId === null ? now + (expiresAt - now) / 2 : expiresAt
    this.#lookAfter(socket, Math.max(Math.min(next, until ?? next) - now, 0) + 1)
  }

  /** It is closed. */
  forget(socket: Socket): void {
    clearTimeout(this.#timers.get(socket))
    this.#timers.delete(socket)
  }

  #lookAfter(socket: Socket, milliseconds: number): void {
    clearTimeout(this.#timers.get(socket))
    if (!this.#options.sockets.has(socket)) return
    const timer = setTimeout(() => this.lookAgain(socket), Math.min(milliseconds, longestTimerMs))
    this.#timers.set(socket, timer.unref())
  }

  async #look(socket: Socket, token: string): Promise<void> {
    const { rights, sessions } = this.#options
    rights.forget(socket)
    const reader = await sessions.findReader(token)
    if (typeof reader === 'string') return socket.close(closeCodes.session)
    const found = await rights.find(socket)
    if (!found) return socket.close(closeCodeOf(await rights.linkLossOf(socket)))
    this.lookInTime(socket, reader, found.until)
    const { rights: before, turn: turnBefore } = socket
    socket.rights = found.rights
    socket.turn = found.turn
    if (!before) return
    if (before.edit !== found.rights.edit || before.nodes !== found.rights.nodes) {
      socket.tellRights()
      this.#options.onRights(socket)
    }
    if (turnBefore?.mode !== found.turn?.mode || turnBefore?.holder !== found.turn?.holder) socket.tellTurn()
  }
}

/** Those who were looking are told what became of their link; whoever comes later finds no file. */
function closeCodeOf(loss: LinkLoss | null): number {
  switch (loss) {
    case 'expired':
      return closeCodes.linkExpired
    case 'ended':
      return closeCodes.linkEnded
    case 'unproven':
      return closeCodes.linkUnproven
    case null:
      return closeCodes.access
  }
}
