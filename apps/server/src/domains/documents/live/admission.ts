import { closeCodes, type RefusalReason } from '@ramify/contract'
import { TookTooLong } from '../../../platform/threads/job-thread.ts'
import { KeyedSemaphore } from '../../../platform/threads/keyed-semaphore.ts'
import type { Basis } from '../../access/index.ts'
import { RightsChanged } from '../journal/append-entries.ts'
import { largeWriteBytes } from '../journal/commit-queue.ts'
import type { Journal } from '../journal/journal.ts'
import type { Inspection } from '../room-threads/room-jobs.ts'
import type { DocumentLimits } from '../settings.ts'
import { type Attempt, ReadingTime } from './reading-time.ts'
import type { RightsKeeper } from './rights.ts'
import type { IncomingChange } from './room.ts'
import type { Rights, Socket } from './socket.ts'

export const mostDocumentBytes = 12 * 1024 * 1024
/** To take a change out of its frames and to give it to the disk takes the thread that answers everybody as long as this. */
const bytesReceivedPerMs = 100 * 1024
const pausePerWrite = 2
/** Whoever types sends less, and is not counted. */
const largeBytes = 64 * 1024

/** Rights of a space that change as often as somebody writes are asked for so often; then the client comes back. */
export const mostTries = 5

interface Options {
  journal: Journal
  rights: RightsKeeper
  /** Makes exact again how large a document is. */
  compact: (fileId: string) => Promise<void>
  limits: DocumentLimits
  attempt: Attempt
}

/** Decides over every change that comes in from outside, and has it on disk before it is applied or acknowledged. */
export class Admission {
  readonly #options: Options
  readonly #readingTime: ReadingTime
  /** Of one person one at a time: each is in memory once for every thread that looks at it, and others wait for those threads. */
  readonly #largeChanges = new KeyedSemaphore({ atOnce: 1, mostWaiting: 1_000 })

  constructor(options: Options) {
    this.#options = options
    this.#readingTime = new ReadingTime(options)
  }

  /** True when the change is in the document, and on disk. Otherwise its sender was told, or sent away. */
  async admit(incoming: IncomingChange): Promise<boolean> {
    const { socket, change } = incoming
    const timer = { writeMs: 0 }
    if (change.byteLength <= largeWriteBytes) return this.#admit(incoming, timer)
    const turn = this.#largeChanges.take(socket.holderId)
    await turn.ready
    try {
      return await this.#admit(incoming, timer)
    } finally {
      // The disk is others' for twice as long before it takes the next one.
      setTimeout(turn.end, pausePerWrite * timer.writeMs).unref()
    }
  }

  async #admit(incoming: IncomingChange, timer: { writeMs: number }): Promise<boolean> {
    const { socket, room, change } = incoming
    if (socket.isClosing) return false
    const found = await this.#options.rights.find(socket)
    const rights = found?.rights
    const inspection = await this.#inspect(incoming)
    if (inspection.status === 'bad') return this.#away(socket)
    if (inspection.status === 'covered') return true
    if (!found || !rights?.edit) return this.#refuse(socket, 'rights')
    if (inspection.status === 'gap') return socket.refused ? this.#refuse(socket, socket.refused) : this.#away(socket)
    if (inspection.isForbidden) return this.#refuse(socket, 'rights')
    if (inspection.isTooDeep) return this.#refuse(socket, 'size')
    if (!(await this.#hasSpace(incoming))) return this.#refuse(socket, 'size')
    if (change.byteLength > largeBytes && !socket.mayOpen(room.bytes + change.byteLength)) return this.#later(socket)
    if (this.#hasTooManyAuthors(incoming, inspection) || !(await this.#readingTime.allows(incoming, inspection)))
      return this.#refuse(socket, 'size')
    // Nothing waits from here to the reservation: two people at the limit must not both pass it.
    const { growth } = inspection
    if (growth > 0 && this.#isTooMany(incoming, rights, growth)) return this.#refuse(socket, 'limit')
    room.arriving += growth
    room.arrivingBytes += change.byteLength
    try {
      const start = performance.now()
      const outcome = await this.#writeWithRights(incoming, found.basis, growth)
      timer.writeMs = performance.now() - start
      if (typeof outcome === 'number') return await this.#take(incoming, outcome, inspection)
      return outcome === 'failed' ? this.#away(socket) : this.#refuse(socket, outcome)
    } finally {
      room.arriving -= growth
      room.arrivingBytes -= change.byteLength
    }
  }

  /** What seems to build on something that is not there may build on what was written elsewhere a moment ago. */
  async #inspect({ socket, room, change }: IncomingChange): Promise<Inspection> {
    try {
      let inspection = await room.inspect(change)
      if (inspection.status === 'gap' && !socket.refused) {
        await room.catchUp()
        inspection = await room.inspect(change)
      }
      socket.charge(inspection.ms + change.byteLength / bytesReceivedPerMs)
      return inspection
    } catch (error) {
      if (error instanceof TookTooLong) socket.sendAwayForCost()
      throw error
    }
  }

  async #take({ socket, room, change }: IncomingChange, seq: number, { isQuick }: Inspection): Promise<true> {
    const applied = await room.take({ seq, change }, { sender: socket, isQuick })
    if (applied) {
      socket.charge(applied.ms)
      this.#readingTime.applied(room, applied.ms)
    }
    return true
  }

  #hasTooManyAuthors({ room, isSync }: IncomingChange, { newAuthors }: Inspection): boolean {
    const { authors } = this.#options.limits
    // A draft that comes in whole brings all who ever wrote it.
    const most = room.limitsWaived && isSync ? authors.document : isSync ? authors.sync : authors.change
    return newAuthors > most || (newAuthors > 0 && room.authors + newAuthors > authors.document)
  }

  async #hasSpace({ socket, room, change }: IncomingChange): Promise<boolean> {
    const isEnough = () => room.bytes + change.byteLength <= mostDocumentBytes
    if (change.byteLength > mostDocumentBytes) return false
    if (isEnough()) return true
    // Nothing has been written since it was found to be full.
    if (room.fullAt === room.seq) return false
    await this.#options.compact(socket.fileId)
    // Somebody else may have compacted it, on another server.
    room.measured(await this.#options.journal.sizeOf(socket.fileId))
    if (!isEnough()) room.fullAt = room.seq
    return isEnough()
  }

  #isTooMany({ room, isSync }: IncomingChange, { nodes }: Rights, growth: number): boolean {
    if (nodes === null || (room.limitsWaived && isSync)) return false
    return room.living + room.arriving + growth > nodes
  }

  /** Gives the number of the row. Asks for the right once more where it may have changed since it was found, which the journal notices. */
  async #writeWithRights(
    incoming: IncomingChange,
    found: Basis,
    growth: number,
  ): Promise<number | 'failed' | 'rights' | 'limit'> {
    const { rights } = this.#options
    try {
      for (let [basis, tries] = [found, 0]; tries < mostTries; tries++) {
        const seq = await this.#write(incoming, basis)
        if (seq !== null) return seq
        rights.forget(incoming.socket)
        const again = await rights.find(incoming.socket)
        if (!again?.rights.edit) return 'rights'
        // It is counted among those that are arriving.
        if (growth > 0 && this.#isTooMany(incoming, again.rights, 0)) return 'limit'
        basis = again.basis
      }
    } catch {
      // The journal has told of it; the client comes back and brings it again.
    }
    return 'failed'
  }

  /** Null when the right to it is to be asked for again. */
  #write({ socket, change }: IncomingChange, basis: Basis): Promise<number | null> {
    const entry = { fileId: socket.fileId, personId: socket.visitor?.personId ?? null, change, basis }
    return this.#options.journal.append(entry).catch(nullIfRightsChanged)
  }

  #refuse(socket: Socket, reason: RefusalReason): false {
    socket.refused = reason
    socket.tell({ type: 'refused', reason })
    return false
  }

  /** It is taken when its person has closed others. */
  #later(socket: Socket): false {
    socket.close(closeCodes.tooMuchOpen)
    return false
  }

  /** Not by an exception: that would leave the client connected and deaf. */
  #away(socket: Socket): false {
    socket.close(closeCodes.resync)
    return false
  }
}

function nullIfRightsChanged(error: unknown): null {
  if (error instanceof RightsChanged) return null
  throw error
}
