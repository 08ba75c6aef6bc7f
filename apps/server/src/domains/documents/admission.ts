import { closeCodes, type RefusalReason } from '@ramify/contract'
import type * as Y from 'yjs'
import { TookTooLong } from '../../platform/threads/job-thread.ts'
import { standsAmongMany } from './conflicts.ts'
import { type DecodedChange, decodeChange } from './decoded-change.ts'
import { growthOf } from './growth.ts'
import { inspectChange } from './inspect-change.ts'
import type { Attempted } from './jobs.ts'
import type { Journal } from './journal.ts'
import { nestsTooDeep } from './nesting.ts'
import { startProcessorTimer } from './processor-time.ts'
import type { RightsKeeper } from './rights.ts'
import type { Room } from './room.ts'
import type { DocumentLimits } from './settings.ts'
import type { Rights, Socket } from './socket.ts'

const megabyte = 1024 * 1024
export const mostDocumentBytes = 12 * megabyte

interface Options {
  journal: Journal
  rights: RightsKeeper
  /** Makes exact again how large a document is. */
  compact: (fileId: string) => Promise<void>
  limits: DocumentLimits
  /** What a change takes, found out in a copy; throws when it takes far more than it may. */
  attempt: (fileId: string, personId: string, change: Uint8Array, mostMs: number) => Promise<Attempted>
}

/** What each megabyte of honest work takes to be read, on a slow machine. */
const perMegabyteMs = 200
/** Whoever types takes less, and is not counted. */
const dearMs = 5

/** What is larger is tried on a copy before anybody waits for it: a small change may cost seconds when it is made for that. */
const manyPieces = 200
const manyBytes = 16 * 1024
const manyNeighbours = 20_000
/** So are many small ones together, now and then. */
const manyUntried = 1_000

export interface Arrival {
  socket: Socket
  room: Room
  doc: Y.Doc
  change: Uint8Array
  /** Sent because the server asked what it is missing, not because somebody edits at this moment. */
  isSync: boolean
  apply: () => void
}

/** Decides over every change that comes in from outside, and has it on disk before it is applied or acknowledged. */
export class Admission {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /** True when the change is in the document, and on disk. Otherwise its sender was told, or sent away. */
  async admit(arrival: Arrival): Promise<boolean> {
    const { socket, doc, room, change } = arrival
    if (socket.isSentAway) return false
    const rights = await this.#options.rights.rightsOf(socket)
    const spent = startProcessorTimer()
    const decoded = decodeChange(change)
    const standing = decoded && inspectChange(doc, decoded)
    const isTooDeep = decoded && standing === 'new' && nestsTooDeep(doc, decoded)
    socket.charge(spent())
    if (!decoded || !standing) return this.#away(socket)
    if (standing === 'covered') return true
    if (!rights?.edit) return this.#refuse(socket, 'rights')
    if (standing === 'gap') return socket.refused ? this.#refuse(socket, socket.refused) : this.#away(socket)
    if (isTooDeep) return this.#refuse(socket, 'size')
    if (!(await this.#hasSpace(arrival))) return this.#refuse(socket, 'size')
    if (this.#hasTooManyAuthors(arrival, decoded) || (await this.#isTooSlow(arrival)))
      return this.#refuse(socket, 'size')
    const pieces = piecesOf(decoded)
    const isDear = change.byteLength > manyBytes || pieces > manyPieces || standsAmongMany(doc, decoded, manyNeighbours)
    room.untried += pieces
    if ((isDear || room.untried > manyUntried) && !(await this.#isBearable(arrival)))
      return this.#refuse(socket, 'size')
    // Nothing waits from here to the reservation: two people at the limit must not both pass it.
    const counting = startProcessorTimer()
    const growth = Math.max(0, growthOf(doc, decoded, room.living))
    socket.charge(counting())
    if (growth > 0 && this.#isTooMany(arrival, rights, growth)) return this.#refuse(socket, 'limit')
    room.arriving += growth
    room.bytes += change.byteLength
    const isWritten = await this.#write(arrival).then(
      () => true,
      // The journal has told of it; the client comes back and brings it again.
      () => false,
    )
    try {
      if (isWritten) this.#apply(arrival)
      else room.bytes -= change.byteLength
    } finally {
      room.arriving -= growth
    }
    return isWritten || this.#away(socket)
  }

  #apply({ apply, socket, room }: Arrival): void {
    const spent = startProcessorTimer()
    apply()
    const milliseconds = spent()
    socket.charge(milliseconds)
    // What was dear to take in is dear to read: many such changes, each of which may be, are together more than a document may take.
    if (milliseconds > dearMs) room.readMs += milliseconds
  }

  /** It is read whole by whoever opens it, and by the server with everybody waiting. */
  async #isTooSlow({ socket, room }: Arrival): Promise<boolean> {
    const isSlow = () => room.readMs > this.#mostReadMs(room.bytes)
    if (!isSlow()) return false
    // Guessed from what was added; reading the whole tells.
    await this.#options.compact(socket.fileId)
    return isSlow()
  }

  #mostReadMs(bytes: number): number {
    return this.#options.limits.documentReadMs + (perMegabyteMs * bytes) / megabyte
  }

  #hasTooManyAuthors({ doc, room, isSync }: Arrival, { structs }: DecodedChange): boolean {
    const { authors } = this.#options.limits
    const unknown = new Set<number>()
    for (const { id } of structs) if (!doc.store.clients.has(id.client)) unknown.add(id.client)
    // A draft that comes in whole brings all who ever wrote it.
    const most = room.lifted && isSync ? authors.document : isSync ? authors.sync : authors.change
    return unknown.size > most || (unknown.size > 0 && room.authors + unknown.size > authors.document)
  }

  async #isBearable({ socket, room, change }: Arrival): Promise<boolean> {
    const { attempt, limits } = this.#options
    const most = limits.changeReadMs + (perMegabyteMs * change.byteLength) / megabyte
    try {
      const { changeMs, documentMs } = await attempt(socket.fileId, socket.visitor?.personId ?? '', change, most)
      room.untried = 0
      socket.charge(changeMs)
      if (changeMs > most || documentMs > this.#mostReadMs(room.bytes + change.byteLength)) return false
      room.readMs = Math.max(room.readMs, documentMs)
      return true
    } catch (error) {
      if (!(error instanceof TookTooLong)) throw error
      // Others waited for that thread: whoever sends such a change comes again later.
      socket.close(closeCodes.slower)
      return false
    }
  }

  async #hasSpace({ socket, room, change }: Arrival): Promise<boolean> {
    if (change.byteLength > mostDocumentBytes) return false
    if (room.bytes + change.byteLength <= mostDocumentBytes) return true
    await this.#options.compact(socket.fileId)
    return room.bytes + change.byteLength <= mostDocumentBytes
  }

  #isTooMany({ room, isSync }: Arrival, { nodes }: Rights, growth: number): boolean {
    if (nodes === null || (room.lifted && isSync)) return false
    return room.living.count + room.arriving + growth > nodes
  }

  #write({ socket, change }: Arrival): Promise<void> {
    const personId = socket.visitor?.personId ?? null
    // A copy: the change is cut from a larger buffer, which would go to the disk's thread as well.
    return this.#options.journal.append({ fileId: socket.fileId, personId, change: change.slice() })
  }

  #refuse(socket: Socket, reason: RefusalReason): false {
    socket.refused = reason
    socket.tell({ type: 'refused', reason })
    return false
  }

  /** Not by an exception: that would leave the client connected and deaf. */
  #away(socket: Socket): false {
    socket.close(closeCodes.resync)
    return false
  }
}

function piecesOf({ structs, deletions }: DecodedChange): number {
  let pieces = structs.length
  for (const ranges of deletions.values()) pieces += ranges.length
  return pieces
}
