import type { IncomingMessage, Server } from 'node:http'
import { clientMessage, closeCodes, collabPath, type PlanLimits } from '@ramify/contract'
import { type WebSocket, WebSocketServer } from 'ws'
import type * as Y from 'yjs'
import { type Forwarded, type ReadForwarded, readForwarded } from '../../../platform/http/connections/forwarded.ts'
import { acceptUpgrades, refuseUpgrade, type Upgrade } from '../../../platform/http/connections/upgrades.ts'
import { AddressCounts } from '../../../platform/limits/address-counts.ts'
import type { Log } from '../../../platform/log.ts'
import type { Sessions } from '../../../platform/sessions/sessions.ts'
import type { Access } from '../../access/index.ts'
import type { Shrinkage } from '../compaction.ts'
import type { Journal } from '../journal.ts'
import type { ServerKinds } from '../kinds/server-kinds.ts'
import { startProcessorTimer } from '../processor-time.ts'
import { readInto } from '../read-into.ts'
import type { DocumentLimits } from '../settings.ts'
import { Admission } from './admission.ts'
import { PersonUsages } from './person-usage.ts'
import type { Attempt } from './reading-time.ts'
import { RightsKeeper } from './rights.ts'
import { Room } from './room.ts'
import { Rooms } from './rooms.ts'
import { Socket } from './socket.ts'

export interface CollabOptions {
  kinds: ServerKinds
  journal: Journal
  access: Pick<Access, 'standingOf' | 'onChange'>
  sessions: Pick<Sessions, 'find' | 'onEnd'>
  /** Of a space. */
  limitsOf: (spaceId: string) => Promise<PlanLimits>
  log: Log
  compact: (fileId: string) => Promise<void>
  limits: DocumentLimits
  /** What a change costs, found out where nobody waits for it. */
  attempt: Attempt
  /** Somebody came in. */
  onOpened: (visit: { fileId: string; personId: string }) => void
  /** The last has left a document into which a claimed draft has come. */
  onClaimed: (fileId: string) => void
}

/** A document of 12 MB and what its frame takes. */
const mostFrameBytes = 13 * 1024 * 1024
/** Sockets that have not authenticated by then are closed. */
const authTimeoutMs = 10_000
const pingIntervalMs = 30_000
/** Milliseconds: whoever has a document that takes longer can still open it, and write. */
const maxOpenChargeMs = 1_500
const serviceRestart = 1012

/** Live editing: sockets, the documents they are in, and what may pass between the two. */
export class Collab {
  readonly #options: CollabOptions
  readonly #sockets = new Set<Socket>()
  readonly #open = new Set<Room>()
  readonly #server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: mostFrameBytes,
    perMessageDeflate: false,
    // Answered by us, who count them.
    autoPong: false,
  })
  readonly #rights: RightsKeeper
  readonly #admission: Admission
  readonly #rooms: Rooms
  readonly #usages: PersonUsages
  readonly #addresses: AddressCounts
  readonly #recheck: NodeJS.Timeout
  #stopping = false

  constructor(options: CollabOptions) {
    const { access, sessions, log } = options
    this.#options = options
    this.#rights = new RightsKeeper(options)
    this.#usages = new PersonUsages(options.limits)
    this.#addresses = new AddressCounts(options.limits.socketsPerAddress)
    this.#admission = new Admission({ ...options, rights: this.#rights })
    this.#rooms = new Rooms({
      authenticate: (socket, token) => this.#authenticate(socket, token),
      open: (socket, doc) => this.#load(socket, doc),
      connected: (socket) => {
        socket.chargeEarlyRequests()
        this.#tellRights(socket)
      },
      admit: (incoming) => this.#admission.admit(incoming),
      heard: answerMark,
      left: (fileId, room) => {
        this.#open.delete(room)
        if (room.limitsWaived && room.living.count > 0) options.onClaimed(fileId)
      },
      onError: (error, fileId) => log.error({ err: error, fileId }, 'live editing failed'),
    })
    access.onChange((fileId) => this.#lookAgain((socket) => this.#rights.dependsOn(socket, fileId)))
    sessions.onEnd((sessionId) => {
      for (const socket of this.#sockets) if (socket.visitor?.sessionId === sessionId) socket.close(closeCodes.session)
    })
    // For rights and sessions that ran out, or ended on another node.
    this.#recheck = setInterval(() => this.#lookAgain(() => true), pingIntervalMs)
    this.#recheck.unref()
  }

  get sockets(): number {
    return this.#sockets.size
  }

  get documents(): number {
    return this.#rooms.size
  }

  /** In the document that has most of them. */
  get authors(): number {
    let most = 0
    for (const room of this.#open) most = Math.max(most, room.authors)
    return most
  }

  attach(server: Server, forwarded: ReadForwarded = readForwarded([])): void {
    acceptUpgrades(server, {
      log: this.#options.log,
      path: collabPath,
      accept: (upgrade) => this.#accept(upgrade, forwarded(upgrade.request)),
    })
  }

  /** Shows a change that is in the journal to those who have the document open. */
  show(fileId: string, change: Uint8Array): Promise<void> {
    const room = this.#rooms.roomOf(fileId)
    if (room) room.bytes += change.byteLength
    return this.#rooms.show(fileId, change)
  }

  /** Tells those who have the document open what its file is called now. */
  renamed(fileId: string, name: string): void {
    for (const socket of this.#sockets) {
      if (socket.fileId === fileId && socket.rights) socket.tell({ type: 'renamed', name })
    }
  }

  shrunk({ fileId, by, readMs }: Shrinkage): void {
    const room = this.#rooms.roomOf(fileId)
    if (!room) return
    room.bytes -= by
    room.readMs = readMs
    room.untried = 0
  }

  /** What was received is written and answered, then everybody is sent away. */
  async stop(): Promise<void> {
    this.#stopping = true
    clearInterval(this.#recheck)
    await Promise.allSettled(Array.from(this.#sockets, (socket) => socket.finish(serviceRestart)))
  }

  #accept({ request, stream, head, query }: Upgrade, { address, host }: Forwarded): void {
    const schema = Number(query.get('schema') ?? 0)
    if (this.#stopping) refuseUpgrade(stream, '503 Service Unavailable')
    else if (!isOwnOrigin(request, host)) refuseUpgrade(stream, '403 Forbidden')
    else {
      this.#server.handleUpgrade(request, stream, head, (ws) => {
        const leave = this.#addresses.enter(address)
        // By a close code: a browser does not tell a page with which status an upgrade was refused.
        if (!leave) return refuse(ws)
        ws.on('close', leave)
        const socket = this.#enter(ws, schema)
        stream.on('data', (bytes: Buffer) => {
          if (!socket.arrive(bytes.byteLength)) stream.destroy()
        })
      })
    }
  }

  #enter(ws: WebSocket, schema: number): Socket {
    const socket = new Socket(ws, schema)
    const { handle, closed } = this.#rooms.enter(socket)
    this.#sockets.add(socket)
    const late = setTimeout(() => {
      // Not as one without a session: a slow network, which would sign people out.
      if (!socket.rights) socket.close(closeCodes.resync)
    }, authTimeoutMs)
    const stopPulse = keepPulse(ws)
    ws.on('ping', (data) => socket.pinged(() => ws.pong(data)))
    ws.on('pong', () => socket.pinged())
    ws.on('message', (data, isBinary) => {
      try {
        socket.receive(data as Buffer, isBinary, handle)
      } catch (error) {
        // Uncaught, it would end the process for everybody.
        this.#options.log.error({ err: error, fileId: socket.fileId }, 'message not handled')
        socket.close(closeCodes.resync)
      }
    })
    // A frame that is none or too large; it closes by itself.
    ws.on('error', () => undefined)
    ws.on('close', () => {
      clearTimeout(late)
      stopPulse()
      this.#sockets.delete(socket)
      if (socket.visitor) this.#usages.leave(socket.visitor.personId, socket)
      closed()
    })
    return socket
  }

  async #authenticate(socket: Socket, token: string): Promise<boolean> {
    const refuse = (code: number) => {
      socket.close(code)
      return false
    }
    const session = await this.#options.sessions.find(token)
    if (typeof session === 'string') return refuse(closeCodes.session)
    // Before rights are asked for: when they change from here on, it is among those that are looked at again.
    socket.visitor = { personId: session.personId, sessionId: session.id, token }
    const rights = await this.#rights.rightsOf(socket)
    const kind = rights && (await this.#options.journal.kindOf(socket.fileId))
    if (kind === null || !rights) return refuse(closeCodes.access)
    if (!this.#options.kinds.isShownBy(socket.schema, kind)) return refuse(closeCodes.update)
    socket.rights = rights
    if (socket.isClosed) return false
    socket.usage = this.#usages.enter(session.personId, socket)
    if (!socket.usage) return refuse(closeCodes.slower)
    socket.room = () => this.#rooms.roomOf(socket.fileId)
    const bytes = await this.#options.journal.sizeOf(socket.fileId)
    if (socket.isClosed) return false
    if (!socket.mayOpen(bytes)) return refuse(closeCodes.tooMuchOpen)
    socket.expect(bytes)
    this.#options.onOpened({ fileId: socket.fileId, personId: session.personId })
    return true
  }

  async #load(socket: Socket, doc: Y.Doc): Promise<Room> {
    const { fileId } = socket
    const stored = await this.#options.journal.load(fileId)
    if (!stored) throw new Error('There is no such document')
    const spent = startProcessorTimer()
    const bad = readInto(doc, stored)
    const readMs = spent()
    socket.charge(Math.min(readMs, maxOpenChargeMs))
    if (bad.length > 0) this.#options.log.error({ fileId, rows: bad }, 'unreadable rows left out')
    const room = new Room(doc, this.#options.kinds.get(stored.kind), stored, readMs)
    this.#open.add(room)
    return room
  }

  #tellRights(socket: Socket): void {
    if (socket.rights) socket.tell({ type: 'rights', ...socket.rights })
  }

  #lookAgain(which: (socket: Socket) => boolean): void {
    for (const socket of this.#sockets) {
      if (!socket.visitor || !which(socket)) continue
      this.#look(socket).catch((error) => this.#options.log.warn({ err: error }, 'rights not looked up'))
    }
  }

  async #look(socket: Socket): Promise<void> {
    this.#rights.forget(socket)
    if (!(await this.#rights.isSessionLive(socket))) return socket.close(closeCodes.session)
    const rights = await this.#rights.rightsOf(socket)
    if (!rights) return socket.close(closeCodes.access)
    const before = socket.rights
    socket.rights = rights
    if (before && (before.edit !== rights.edit || before.nodes !== rights.nodes)) this.#tellRights(socket)
  }
}

/** Its number back: messages are handled in order, so everything before it is on disk. */
function answerMark(socket: Socket, message: string): void {
  const parsed = clientMessage.safeParse(parseJson(message))
  if (parsed.success) socket.tell({ type: 'marked', number: parsed.data.number })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A browser says from which page it comes; programs say nothing. */
function isOwnOrigin({ headers }: IncomingMessage, host: string | undefined): boolean {
  if (headers.origin === undefined) return true
  return URL.parse(headers.origin)?.host === host
}

function refuse(ws: WebSocket): void {
  ws.on('error', () => undefined)
  ws.close(closeCodes.slower)
  setTimeout(() => ws.terminate(), 2_000).unref()
}

/** One that has gone without a word is cut off. */
function keepPulse(ws: WebSocket): () => void {
  let alive = true
  ws.on('pong', () => {
    alive = true
  })
  const timer = setInterval(() => {
    if (!alive) return ws.terminate()
    alive = false
    ws.ping()
  }, pingIntervalMs)
  timer.unref()
  return () => clearInterval(timer)
}
