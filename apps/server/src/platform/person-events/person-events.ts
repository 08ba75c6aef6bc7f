import type { Server } from 'node:http'
import { closeCodes, eventsGreeting, eventsPath, type PersonEvent } from '@ramify/contract'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Bus } from '../bus/bus.ts'
import { sharedEvents } from '../bus/shared-events.ts'
import type { ReadForwarded } from '../http/connections/forwarded.ts'
import { isOwnOrigin } from '../http/connections/own-origin.ts'
import { acceptUpgrades, refuseUpgrade, type Upgrade } from '../http/connections/upgrades.ts'
import { jsonIn } from '../json-in.ts'
import { AddressCounts } from '../limits/address-counts.ts'
import type { Log } from '../log.ts'
import type { Session, Sessions } from '../sessions/sessions.ts'
import { PersonSocket } from './person-socket.ts'
import { PersonSockets } from './person-sockets.ts'

type EventType = PersonEvent['type']
type ReadEvent = (personId: string) => Promise<PersonEvent>

interface Options {
  sessions: Pick<Sessions, 'find' | 'over' | 'onEnd'>
  bus: Bus
  log: Log
  socketsPerPerson: number
  socketsPerAddress: number
}

/** A greeting with a token, and nothing else. */
const mostFrameBytes = 1024
/** Sockets that have not authenticated by then are closed. */
const authTimeoutMs = 10_000
const pulseIntervalMs = 30_000
const serviceRestart = 1012
const policyViolation = 1008
/** After a close that the other end does not confirm. */
const terminateAfterMs = 2_000

/**
 * Tells the open pages of a person what has changed for them, over one WebSocket for each page. An event says how things are now, not
 * what happened: it is read when it is sent, so that the order of two events never matters and a lost one is made good by the next.
 */
export class PersonEvents {
  readonly #options: Options
  readonly #readers = new Map<EventType, ReadEvent>()
  readonly #sockets: PersonSockets
  readonly #addresses: AddressCounts
  readonly #server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: mostFrameBytes,
    perMessageDeflate: false,
    autoPong: false,
  })
  readonly #changes: ReturnType<typeof sharedEvents>
  /** Events that are being read, by type and person; true: something changed since. */
  readonly #reading = new Map<string, boolean>()
  readonly #pulse: NodeJS.Timeout
  #stopping = false

  constructor(options: Options) {
    const { bus, sessions, socketsPerPerson, socketsPerAddress } = options
    this.#options = options
    this.#sockets = new PersonSockets(socketsPerPerson)
    this.#addresses = new AddressCounts(socketsPerAddress)
    this.#changes = sharedEvents('person-events', bus)
    this.#changes.listen((word) => this.#sendOf(word))
    sessions.onEnd((sessionId) => this.#endSessions(new Set([sessionId])))
    // What others have told meanwhile is lost.
    bus.onConnection((isConnected) => {
      if (isConnected) void this.#catchUp()
    })
    this.#pulse = setInterval(() => this.#checkAll(), pulseIntervalMs).unref()
  }

  get sockets(): number {
    return [...this.#sockets.all()].length
  }

  /** How to find what an event of this type says about a person. */
  provide<Type extends EventType>(
    type: Type,
    read: (personId: string) => Promise<Extract<PersonEvent, { type: Type }>>,
  ): void {
    this.#readers.set(type, read)
  }

  /** To be called once what events of this type say has changed for a person, and is committed. */
  changed(personId: string, type: EventType): void {
    this.#changes.tell(`${type} ${personId}`)
  }

  attach(server: Server, forwarded: ReadForwarded): void {
    const { log } = this.#options
    acceptUpgrades(server, {
      log,
      path: eventsPath,
      accept: (upgrade) => this.#accept(upgrade, forwarded(upgrade.request)),
    })
  }

  stop(): void {
    this.#stopping = true
    clearInterval(this.#pulse)
    for (const socket of this.#sockets.all()) socket.close(serviceRestart)
  }

  #accept({ request, stream, head }: Upgrade, { address, host }: ReturnType<ReadForwarded>): void {
    if (this.#stopping) refuseUpgrade(stream, '503 Service Unavailable')
    else if (!isOwnOrigin(request, host)) refuseUpgrade(stream, '403 Forbidden')
    else this.#server.handleUpgrade(request, stream, head, (ws) => this.#accepted(ws, address))
  }

  #accepted(ws: WebSocket, address: string): void {
    // A frame that is none or too large; it closes by itself.
    ws.on('error', () => undefined)
    const leave = this.#addresses.enter(address)
    if (leave) {
      ws.on('close', leave)
      this.#await(ws)
      // By a close code: a browser does not tell a page with which status an upgrade was refused.
    } else close(ws, closeCodes.slower)
  }

  /** Waits for the token, which is the first message and the only one. */
  #await(ws: WebSocket): void {
    const late = setTimeout(() => close(ws, closeCodes.resync), authTimeoutMs)
    ws.on('close', () => clearTimeout(late))
    ws.once('message', (data, isBinary) => {
      clearTimeout(late)
      ws.on('message', () => close(ws, policyViolation))
      const greeting = eventsGreeting.safeParse(isBinary ? undefined : jsonIn(data.toString()))
      if (!greeting.success) return close(ws, policyViolation)
      this.#enter(ws, greeting.data.token).catch((error) => {
        this.#options.log.error({ err: error }, 'a socket for events could not be opened')
        close(ws, closeCodes.resync)
      })
    })
  }

  async #enter(ws: WebSocket, token: string): Promise<void> {
    const { sessions } = this.#options
    const session = await sessions.find(token)
    if (typeof session === 'string') return close(ws, closeCodes.session)
    const socket = new PersonSocket(ws, session)
    if (ws.readyState !== ws.OPEN || this.#stopping) return close(ws, serviceRestart)
    const { personId } = session
    if (!this.#sockets.enter(personId, socket)) return close(ws, closeCodes.slower)
    ws.on('close', () => this.#sockets.leave(personId, socket))
    // It may have ended since it was found, when it was not among those that are closed for it.
    if ((await sessions.over([session.id])).length > 0) return close(ws, closeCodes.session)
    for (const type of this.#readers.keys()) this.#sendOf(`${type} ${personId}`)
  }

  /** Reads an event and sends it to all pages of a person that are open here. Many at once are read together. */
  #sendOf(word: string): void {
    const [type, personId = ''] = word.split(' ')
    const read = this.#readers.get(type as EventType)
    if (!read || !this.#sockets.has(personId)) return
    if (this.#reading.has(word)) {
      this.#reading.set(word, true)
      return
    }
    this.#reading.set(word, false)
    read(personId)
      .then((event) => this.#sockets.send(personId, event))
      .catch((error) => this.#options.log.warn({ err: error }, 'an event could not be read'))
      .finally(() => {
        const isOutdated = this.#reading.get(word)
        this.#reading.delete(word)
        if (isOutdated) this.#sendOf(word)
      })
  }

  #checkAll(): void {
    for (const socket of this.#sockets.all()) socket.checkPulse()
    // Sessions also run out by themselves, and while the bus is away nobody tells that one was ended elsewhere.
    const { isConnected } = this.#options.bus
    void this.#endThoseOver(({ expiresAt }) => !isConnected || expiresAt <= Date.now())
  }

  async #catchUp(): Promise<void> {
    await this.#endThoseOver(() => true)
    for (const personId of this.#sockets.people()) {
      for (const type of this.#readers.keys()) this.#sendOf(`${type} ${personId}`)
    }
  }

  async #endThoseOver(isSuspect: (session: Session) => boolean): Promise<void> {
    const suspects = Array.from(this.#sockets.all(), ({ session }) => session).filter(isSuspect)
    if (suspects.length === 0) return
    try {
      const ids = new Set(suspects.map(({ id }) => id))
      this.#endSessions(new Set(await this.#options.sessions.over([...ids])))
    } catch (error) {
      this.#options.log.warn({ err: error }, 'sessions of sockets for events not looked up')
    }
  }

  #endSessions(sessionIds: ReadonlySet<string>): void {
    for (const socket of this.#sockets.all()) if (sessionIds.has(socket.session.id)) socket.close(closeCodes.session)
  }
}

function close(ws: WebSocket, code: number): void {
  if (ws.readyState !== ws.OPEN) return
  ws.close(code)
  // Nothing that still comes is read.
  ws.pause()
  setTimeout(() => ws.terminate(), terminateAfterMs).unref()
}
