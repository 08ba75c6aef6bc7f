import type { Server } from 'node:http'
import { clientMessage, closeCodes, type PlanLimits } from '@ramify/contract'
import type { Bus } from '../../../platform/bus/bus.ts'
import type { ReadForwarded } from '../../../platform/http/connections/forwarded.ts'
import { AddressCounts } from '../../../platform/limits/address-counts.ts'
import type { Log } from '../../../platform/log.ts'
import type { Sessions } from '../../../platform/sessions/sessions.ts'
import { TookTooLong } from '../../../platform/threads/job-thread.ts'
import { ThreadEnded } from '../../../platform/threads/ordered-thread.ts'
import type { Access } from '../../access/index.ts'
import type { Shrinkage } from '../compaction/compaction.ts'
import type { Journal, Row } from '../journal/journal.ts'
import type { ServerKinds } from '../kinds/server-kinds.ts'
import type { DocumentLimits } from '../settings.ts'
import type { Turn } from '../turns/turns.ts'
import { acceptSockets } from './accept-sockets.ts'
import { Admission } from './admission.ts'
import { type AuthenticateOptions, authenticate } from './authenticate.ts'
import { DocumentChannels, type Notice } from './document-channels.ts'
import { type Frame, writeFrame } from './frame.ts'
import { PersonUsages } from './person-usage.ts'
import type { Profile } from './presence/presence.ts'
import type { Attempt } from './reading-time.ts'
import { RightsKeeper } from './rights.ts'
import type { Room } from './room.ts'
import { Rooms } from './rooms.ts'
import type { Socket, Visitor } from './socket.ts'
import { VisitorWatch } from './visitor-watch.ts'
import { watchWithoutBus } from './without-bus.ts'

export interface CollabOptions {
  kinds: ServerKinds
  journal: Journal
  bus: Bus
  access: Pick<Access, 'standingOf' | 'linkLossOf' | 'onChange' | 'outdated'>
  sessions: Pick<Sessions, 'findReader' | 'onEnd' | 'over'>
  /** Of a space. */
  limitsOf: (spaceId: string) => Promise<PlanLimits>
  /** Null of a document in which nobody takes turns. */
  turnOf: (fileId: string) => Promise<Turn | null>
  /** Somebody as others see them. */
  profileOf: (visitor: Visitor) => Promise<Profile>
  log: Log
  compact: (fileId: string) => Promise<void>
  limits: DocumentLimits
  /** What a change costs, found out where nobody waits for it. */
  attempt: Attempt
  /** Somebody is coming in: what they may do is asked for afterwards. Must not throw. */
  onEntering: (visit: { fileId: string; personId: string }) => Promise<void>
  /** Somebody came in. */
  onOpened: (visit: { fileId: string; personId: string | null }) => void
  /** A person has closed their last socket to a document in which people take turns. */
  onLeft: (visit: { fileId: string; personId: string }) => void
  /** The last has left a document into which a claimed draft has come. */
  onClaimed: (fileId: string) => void
}

/** A socket, and the document it is in, once it is. */
interface Seat {
  socket: Socket
  room: Room | undefined
}

const presenceBeatMs = 1_000
const serviceRestart = 1012

/** Live editing: sockets, the documents they are in, and what may pass between the two. */
export class Collab {
  readonly #options: CollabOptions
  readonly #sockets = new Set<Socket>()
  readonly #rights: RightsKeeper
  readonly #admission: Admission
  readonly #channels: DocumentChannels
  readonly #rooms: Rooms
  readonly #usages: PersonUsages
  readonly #addresses: AddressCounts
  readonly #visitors: VisitorWatch
  readonly #authenticating: AuthenticateOptions
  readonly #endWatch: () => void
  readonly #presenceBeat: NodeJS.Timeout
  #stopping = false

  constructor(options: CollabOptions) {
    const { access, sessions, bus, journal } = options
    this.#options = options
    this.#rights = new RightsKeeper(options)
    this.#usages = new PersonUsages(options.limits)
    this.#addresses = new AddressCounts(options.limits.socketsPerAddress)
    this.#admission = new Admission({ ...options, rights: this.#rights })
    this.#channels = new DocumentChannels({
      bus,
      onRenamed: (fileId, name) => this.#tellHere(fileId, { message: { type: 'renamed', name } }),
      onNotice: (fileId, notice) => this.#tellHere(fileId, notice),
      onQuarantined: (room) => this.#rooms.broken(room),
    })
    this.#rooms = new Rooms({
      ...options,
      channels: this.#channels,
      publish: (fileId, row) => this.#publish(fileId, row),
      left: ({ fileId, limitsWaived, living }) => {
        if (limitsWaived && living > 0) options.onClaimed(fileId)
      },
      onError: (error, fileId) => this.#failed(error, fileId),
    })
    this.#visitors = new VisitorWatch({
      ...options,
      ...{ rights: this.#rights, sockets: this.#sockets },
      onRights: (socket) => this.#rooms.roomOf(socket.fileId)?.presence.look(socket),
    })
    this.#authenticating = { ...options, rights: this.#rights, usages: this.#usages, visitors: this.#visitors }
    this.#endWatch = watchWithoutBus({
      ...{ bus, journal, access, sessions },
      visitors: this.#visitors,
      rooms: () => this.#rooms.all(),
      onError: (error) => this.#failed(error, ''),
    })
    bus.onConnection((isConnected) => {
      if (isConnected) for (const { presence } of this.#rooms.all()) presence.announce()
    })
    this.#presenceBeat = setInterval(() => {
      for (const { presence } of this.#rooms.all()) presence.beat()
    }, presenceBeatMs).unref()
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
    for (const room of this.#rooms.all()) most = Math.max(most, room.authors)
    return most
  }

  attach(server: Server, forwarded?: ReadForwarded): void {
    acceptSockets(server, {
      ...{ forwarded, log: this.#options.log, addresses: this.#addresses },
      isStopping: () => this.#stopping,
      onSocket: (socket) => {
        const seat: Seat = { socket, room: undefined }
        this.#sockets.add(socket)
        return {
          receive: (data, isBinary) =>
            this.#guard(socket, () =>
              socket.receive(data, isBinary, (frame) => socket.inTurn(() => this.#handle(seat, frame))),
            ),
          closed: () => this.#closed(seat),
        }
      },
    })
  }

  /**
   * Shows a change that is in the journal, and came from no socket, to those who have the document open. Throws when it cannot be applied,
   * and is not in the journal any more.
   */
  async show(fileId: string, seq: number, change: Uint8Array): Promise<void> {
    // One that is being read may have been read before the change was written.
    const room = await this.#rooms.openRoomOf(fileId)
    if (!room) return this.#publish(fileId, { seq, change })
    try {
      await room.take({ seq, change })
    } catch (error) {
      this.#failed(error, fileId)
      if (error instanceof TookTooLong) throw error
    }
  }

  /** Tells those who have the document open what its file is called now. */
  renamed(fileId: string, name: string): void {
    this.#tellHere(fileId, { message: { type: 'renamed', name } })
    this.#channels.renamed(fileId, name)
  }

  /** Tells something to those who have the document open, wherever they are connected. */
  tell(fileId: string, notice: Notice): void {
    this.#tellHere(fileId, notice)
    this.#channels.notice(fileId, notice)
  }

  /** Who is in documents in which people take turns. */
  visitorsInTurns(): { fileId: string; personId: string }[] {
    const visitors = new Map<string, { fileId: string; personId: string }>()
    for (const { turn, visitor, fileId } of this.#sockets) {
      const personId = visitor?.personId
      if (turn && personId) visitors.set(`${fileId} ${personId}`, { fileId, personId })
    }
    return [...visitors.values()]
  }

  /** Who has one document open, whether or not people take turns there. */
  visitorsOf(fileId: string): string[] {
    const here = Array.from(this.#sockets).filter((socket) => socket.fileId === fileId && socket.rights)
    return [...new Set(here.flatMap(({ visitor }) => visitor?.personId ?? []))]
  }

  shrunk({ fileId, by, readMs }: Shrinkage): void {
    this.#rooms.roomOf(fileId)?.shrunk(by, readMs)
  }

  /** What was received is written and answered, then everybody is sent away. */
  async stop(): Promise<void> {
    this.#stopping = true
    this.#endWatch()
    clearInterval(this.#presenceBeat)
    for (const { presence } of this.#rooms.all()) presence.close()
    await Promise.allSettled(Array.from(this.#sockets, (socket) => socket.finish(serviceRestart)))
    await this.#rooms.stop()
  }

  /** Must not throw. */
  #closed(seat: Seat): void {
    const { socket, room } = seat
    this.#sockets.delete(socket)
    this.#visitors.forget(socket)
    if (socket.visitor) this.#usages.leave(socket.holderId, socket)
    this.#tellLeft(socket)
    // What it sent before is still taken in.
    socket.inTurn(async () => {
      socket.forget()
      this.#guard(socket, () => this.#rooms.leave(socket))
    })
    this.#guard(socket, () => room && this.#rooms.absent(room, socket))
  }

  #guard(socket: Socket, work: () => void): void {
    try {
      work()
    } catch (error) {
      // Uncaught, it would end the process for everybody.
      this.#failed(error, socket.fileId)
      socket.close(closeCodes.resync)
    }
  }

  async #handle(seat: Seat, frame: Frame): Promise<void> {
    const { socket, room } = seat
    try {
      if (frame.type === 'authentication') await this.#welcome(seat, frame.token)
      else if (room) await this.#answer(socket, room, frame)
    } catch (error) {
      this.#failed(error, socket.fileId)
      socket.close(closeCodes.resync)
    } finally {
      if (frame.type === 'sync') socket.handled(frame.payload.byteLength)
    }
  }

  async #welcome(seat: Seat, token: string): Promise<void> {
    const { socket } = seat
    if (!(await authenticate(socket, token, this.#authenticating))) return
    this.#options.onOpened({ fileId: socket.fileId, personId: socket.visitor?.personId ?? null })
    socket.send(writeFrame.authenticated(socket.fileId))
    const [room, profile] = await Promise.all([this.#rooms.enter(socket), this.#profileOf(socket)])
    if (!room) return
    seat.room = room
    socket.room = room
    socket.chargeEarlyRequests()
    socket.tellRights()
    if (socket.turn) socket.tellTurn()
    // One that has closed meanwhile was not there to leave.
    if (profile && !socket.isClosed) room.presence.enter(socket, profile)
  }

  async #answer(socket: Socket, room: Room, frame: Frame): Promise<void> {
    switch (frame.type) {
      case 'sync': {
        const payload = inOwnBuffer(frame.payload)
        if (frame.step === 0) return this.#sync(socket, room, payload)
        const isSaved = await this.#admission.admit({ socket, room, change: payload, isSync: frame.step === 1 })
        socket.send(writeFrame.syncStatus(room.fileId, isSaved))
        return
      }
      case 'stateless':
        return answerMessage(socket, room, frame.text)
    }
  }

  async #sync(socket: Socket, room: Room, stateVector: Uint8Array): Promise<void> {
    const answer = await room.sync(stateVector)
    if (!answer) return socket.close(closeCodes.resync)
    socket.chargeForAnswer(answer.ms)
    // In this order: a client marks what it has sent when it gets what it was missing, and by then it has sent what we are missing.
    socket.send(writeFrame.stateVector(room.fileId, answer.stateVector))
    socket.send(writeFrame.missing(room.fileId, answer.missing))
  }

  /** To other processes, and to a room that was opened here since. */
  #publish(fileId: string, row: Row): void {
    this.#channels.wrote(fileId, row)
    this.#rooms.roomOf(fileId)?.hear(row.seq, undefined)
  }

  /** Null when nobody knows: then they edit without being seen. */
  async #profileOf({ visitor, fileId }: Socket): Promise<Profile | null> {
    try {
      return visitor ? await this.#options.profileOf(visitor) : null
    } catch (error) {
      this.#failed(error, fileId)
      return null
    }
  }

  #tellHere(fileId: string, { message, to }: Notice): void {
    for (const socket of this.#sockets) {
      if (socket.fileId !== fileId || !socket.rights || !socket.visitor) continue
      if (!to || to.includes(socket.holderId)) socket.tell(message)
    }
  }

  #tellLeft({ fileId, visitor, turn }: Socket): void {
    const personId = visitor?.personId
    // Guests never have a turn.
    if (!personId || !turn) return
    for (const other of this.#sockets) {
      if (other.fileId === fileId && other.visitor?.personId === personId) return
    }
    this.#options.onLeft({ fileId, personId })
  }

  /** Of all that fail because a thread has ended, the one that it ended for is told of. */
  #failed(error: unknown, fileId: string): void {
    const { log } = this.#options
    if (error instanceof TookTooLong) log.warn({ fileId }, 'a document held its thread up and was cut off')
    else if (!(error instanceof ThreadEnded)) log.error({ err: error, fileId }, 'live editing failed')
  }
}

function answerMessage(socket: Socket, { presence }: Room, text: string): void {
  const message = clientMessage.safeParse(parseJson(text)).data
  // Messages are handled in order, so everything before it is on disk.
  if (message?.type === 'mark') socket.tell({ type: 'marked', number: message.number })
  // Guests have no name to be seen by: they are only counted.
  else if (message && !socket.visitor?.guestId && socket.maySpeak()) {
    if (message.type === 'presence') presence.update(socket, message)
    else presence.summon(socket)
  }
}

/** Cut from a larger buffer, it would take all of that along to other threads. A large frame has come in a buffer of its own. */
function inOwnBuffer(payload: Uint8Array): Uint8Array {
  const { buffer, byteOffset, byteLength } = payload
  const isAlone = buffer.byteLength - byteLength < 1024
  return isAlone ? new Uint8Array(buffer, byteOffset, byteLength) : new Uint8Array(payload)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
