import { availableParallelism } from 'node:os'
import { closeCodes } from '@ramify/contract'
import { TookTooLong } from '../../../platform/threads/job-thread.ts'
import { OrderedThread, ThreadEnded } from '../../../platform/threads/ordered-thread.ts'
import type { Journal, Row } from '../journal/journal.ts'
import type { ServerKinds } from '../kinds/server-kinds.ts'
import type { RoomJobs } from '../room-threads/room-jobs.ts'
import type { DocumentLimits } from '../settings.ts'
import type { DocumentChannels } from './document-channels.ts'
import { Room } from './room.ts'
import type { Socket } from './socket.ts'

interface Options {
  kinds: ServerKinds
  journal: Pick<Journal, 'load' | 'rowsAfter' | 'quarantine'>
  channels: DocumentChannels
  limits: Pick<DocumentLimits, 'roomThreads' | 'roomJobMs'>
  /** Tells other processes of a row. */
  publish: (fileId: string, row: Row) => void
  left: (room: Room) => void
  onError: (error: unknown, fileId: string) => void
}

/** A document that is in memory, or about to be. */
interface Opened {
  room: Room
  opening: Promise<void>
  /** Sockets that are in it, or wait for it, or are closed and have messages left to be handled. */
  holders: Set<Socket>
  thread: OrderedThread<RoomJobs>
}

/** Of the documents of one thread. */
const maxMegabytes = 4_096
/** Milliseconds: whoever has a document that takes longer can still open it, and write. */
const maxOpenChargeMs = 1_500
/** One that could not be read in time is not tried again before, and each time its opener pays for it. */
const retryOpenMs = 30_000
const longestAvoidedMs = 60 * 60_000
const mostUnreadable = 10_000
const heldUpMs = 10_000

/**
 * The open documents, and who is in them. A document stays for as long as a socket that entered it has messages to be handled, also when
 * that socket is closed. Documents are in threads by their id: one that holds its thread up is cut off, and everybody else in that thread
 * comes in anew.
 */
export class Rooms {
  readonly #options: Options
  readonly #opened = new Map<string, Opened>()
  readonly #threads: readonly OrderedThread<RoomJobs>[]
  /** How often a document could not be read in time, and until when nobody tries again. */
  readonly #unreadable = new Map<string, { times: number; until: number }>()
  /** Documents from which something is being taken that could not be applied. */
  readonly #mending = new Map<string, Promise<unknown>>()

  constructor(options: Options) {
    this.#options = options
    this.#threads = Array.from({ length: options.limits.roomThreads ?? usualThreads() }, () => this.#startThread())
  }

  get size(): number {
    return this.#opened.size
  }

  /** Also of documents that are about to be open. */
  *all(): Generator<Room> {
    for (const { room } of this.#opened.values()) yield room
  }

  roomOf(fileId: string): Room | undefined {
    return this.#opened.get(fileId)?.room
  }

  /** The same, once it is open. */
  async openRoomOf(fileId: string): Promise<Room | undefined> {
    const opened = this.#opened.get(fileId)
    return opened?.opening.then(
      () => opened.room,
      () => undefined,
    )
  }

  /** The room of a socket's document; undefined when the socket was sent away. */
  async enter(socket: Socket): Promise<Room | undefined> {
    const { fileId } = socket
    if ((this.#unreadable.get(fileId)?.until ?? 0) > performance.now()) {
      socket.close(closeCodes.slower)
      return undefined
    }
    const opened = this.#opened.get(fileId) ?? this.#open(socket)
    opened.holders.add(socket)
    try {
      await opened.opening
      if (socket.isClosed || this.#opened.get(fileId) !== opened) {
        socket.close(closeCodes.resync)
        return undefined
      }
      opened.room.members.add(socket)
      return opened.room
    } catch (error) {
      if (error instanceof TookTooLong) socket.charge(heldUpMs)
      // Whoever waits for a document that cannot be had would otherwise stay connected and deaf.
      socket.close(error instanceof TookTooLong ? closeCodes.slower : closeCodes.resync)
      return undefined
    }
  }

  /** A socket is closed, and its messages are handled. */
  leave(socket: Socket): void {
    const opened = this.#opened.get(socket.fileId)
    if (!opened?.holders.delete(socket)) return
    const { room } = opened
    if (room.members.delete(socket)) this.absent(room, socket)
    if (opened.holders.size > 0) return
    this.#opened.delete(socket.fileId)
    // Otherwise it is closed as soon as it is open.
    if (room.isOpen) this.#close(room)
  }

  /** Nobody is at a socket any more, although it may have messages left to be handled. */
  absent(room: Room, socket: Socket): void {
    room.presence.leave(socket)
  }

  async stop(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()))
  }

  #startThread(): OrderedThread<RoomJobs> {
    const thread: OrderedThread<RoomJobs> = new OrderedThread({
      file: new URL('../room-threads/room-worker.ts', import.meta.url),
      maxMegabytes,
      onEnd: (error) => {
        this.#options.onError(error, '')
        for (const opened of this.#opened.values()) if (opened.thread === thread) this.#sendAway(opened)
      },
    })
    // Otherwise whoever comes first would wait for it.
    thread.start()
    return thread
  }

  #open(socket: Socket): Opened {
    const { journal, channels, limits, onError, publish } = this.#options
    const { fileId } = socket
    const thread = this.#threads[threadOf(fileId, this.#threads.length)] as OrderedThread<RoomJobs>
    const room = new Room({
      ...{ fileId, thread, journal, publish, onError },
      jobMs: limits.roomJobMs,
      publishQuarantined: (id, seq) => channels.quarantined(id, seq),
      publishPresence: (id, news) => channels.present(id, news),
      onBroken: (broken, mending) => this.broken(broken, mending),
    })
    const opened: Opened = { room, opening: this.#load(socket, room), holders: new Set(), thread }
    this.#opened.set(fileId, opened)
    opened.opening.then(
      () => {
        // Everybody has left, or was sent away, before it was open.
        if (this.#opened.get(fileId) !== opened) this.#close(room)
      },
      (error) => {
        if (error instanceof TookTooLong) this.#avoid(fileId)
        if (!(error instanceof ThreadEnded)) onError(error, fileId)
        if (this.#opened.get(fileId) === opened) this.#opened.delete(fileId)
      },
    )
    return opened
  }

  async #load(socket: Socket, room: Room): Promise<void> {
    const { journal, channels, kinds, onError } = this.#options
    const { fileId } = socket
    await this.#mending.get(fileId)
    // Before it is read: what is written from then on is heard.
    await channels.join(room)
    try {
      const stored = await journal.load(fileId)
      if (!stored) throw new Error('There is no such document')
      const bad = await room.open(stored, kinds.get(stored.kind).countedCollection)
      if (bad.length > 0) onError(new Error(`Rows that cannot be read are left out: ${bad}`), fileId)
      socket.charge(Math.min(room.readMs, maxOpenChargeMs))
    } catch (error) {
      channels.leave(room)
      throw error
    }
  }

  #close(room: Room): void {
    this.#options.channels.leave(room)
    room.close()
    this.#options.left(room)
  }

  /** Something in it cannot be applied: what is in the journal without that is read anew. */
  broken(room: Room, mending?: Promise<unknown>): void {
    const { fileId } = room
    if (mending) {
      const mended = mending
        .catch((error) => this.#options.onError(error, fileId))
        .finally(() => {
          if (this.#mending.get(fileId) === mended) this.#mending.delete(fileId)
        })
      this.#mending.set(fileId, mended)
    }
    const opened = this.#opened.get(fileId)
    if (opened?.room !== room) return
    room.close()
    this.#sendAway(opened)
  }

  #sendAway(opened: Opened): void {
    const { room, holders } = opened
    if (this.#opened.get(room.fileId) === opened) this.#opened.delete(room.fileId)
    room.abandon()
    room.members.clear()
    this.#options.channels.leave(room)
    // Not at once: whoever sent what it broke on is told that first.
    setImmediate(() => {
      for (const holder of holders) holder.close(closeCodes.resync)
    })
  }

  /** Each time for longer. */
  #avoid(fileId: string): void {
    const times = (this.#unreadable.get(fileId)?.times ?? 0) + 1
    const ms = Math.min(longestAvoidedMs, retryOpenMs * 2 ** (times - 1))
    this.#unreadable.set(fileId, { times, until: performance.now() + ms })
    if (this.#unreadable.size > mostUnreadable) this.#unreadable.delete(this.#unreadable.keys().next().value ?? '')
  }
}

/** One processor is for the thread that answers everybody. */
const usualThreads = () => Math.max(1, availableParallelism() - 1)

/** Ids are random. */
const threadOf = (fileId: string, threads: number) => Number.parseInt(fileId.slice(0, 8), 16) % threads
