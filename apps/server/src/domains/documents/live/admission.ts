import { closeCodes, type RefusalReason } from '@ramify/contract'
import { KeyedSemaphore } from '../../../platform/threads/keyed-semaphore.ts'
import type { Basis } from '../../access/index.ts'
import { RightsChanged } from '../append-entries.ts'
import { largeWriteBytes } from '../commit-queue.ts'
import type { Journal } from '../journal.ts'
import { startProcessorTimer } from '../processor-time.ts'
import { type DecodedChange, decodeChange } from '../room-threads/decoded-change.ts'
import { growthOf } from '../room-threads/growth.ts'
import { inspectChange } from '../room-threads/inspect-change.ts'
import { nestsTooDeep } from '../room-threads/nesting.ts'
import { changesProtectedMeta } from '../room-threads/protected-meta.ts'
import type { DocumentLimits } from '../settings.ts'
import type { IncomingChange } from './incoming-change.ts'
import { type Attempt, ReadingTime } from './reading-time.ts'
import type { RightsKeeper } from './rights.ts'
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
  /** Of one person one at a time. */
  readonly #largeWrites = new KeyedSemaphore({ atOnce: 1, mostWaiting: 1_000 })

  constructor(options: Options) {
    this.#options = options
    this.#readingTime = new ReadingTime(options)
  }

  /** True when the change is in the document, and on disk. Otherwise its sender was told, or sent away. */
  async admit(incoming: IncomingChange): Promise<boolean> {
    const { socket, doc, room, change } = incoming
    if (socket.isClosing) return false
    const found = await this.#options.rights.find(socket)
    const rights = found?.rights
    const spent = startProcessorTimer()
    const decoded = decodeChange(change)
    const standing = decoded && inspectChange(doc, decoded)
    const isTooDeep = decoded && standing === 'new' && nestsTooDeep(doc, decoded)
    const isForbidden = decoded && standing === 'new' && changesProtectedMeta(doc, decoded)
    socket.charge(spent() + change.byteLength / bytesReceivedPerMs)
    if (!decoded || !standing) return this.#away(socket)
    if (standing === 'covered') return true
    if (!found || !rights?.edit) return this.#refuse(socket, 'rights')
    if (standing === 'gap') return socket.refused ? this.#refuse(socket, socket.refused) : this.#away(socket)
    if (isForbidden) return this.#refuse(socket, 'rights')
    if (isTooDeep) return this.#refuse(socket, 'size')
    if (!(await this.#hasSpace(incoming))) return this.#refuse(socket, 'size')
    if (change.byteLength > largeBytes && !socket.mayOpen(room.bytes + change.byteLength)) return this.#later(socket)
    if (this.#hasTooManyAuthors(incoming, decoded) || !(await this.#readingTime.allows(incoming, decoded)))
      return this.#refuse(socket, 'size')
    // Nothing waits from here to the reservation: two people at the limit must not both pass it.
    const counting = startProcessorTimer()
    const growth = Math.max(0, growthOf(doc, decoded, room.living))
    socket.charge(counting())
    if (growth > 0 && this.#isTooMany(incoming, rights, growth)) return this.#refuse(socket, 'limit')
    room.arriving += growth
    room.bytes += change.byteLength
    const outcome = await this.#writeWithRights(incoming, found.basis, growth)
    try {
      if (outcome === 'written') this.#apply(incoming)
      else room.bytes -= change.byteLength
    } finally {
      room.arriving -= growth
    }
    if (outcome === 'written') return true
    return outcome === 'failed' ? this.#away(socket) : this.#refuse(socket, outcome)
  }

  #apply({ apply, socket, room }: IncomingChange): void {
    const spent = startProcessorTimer()
    apply()
    const milliseconds = spent()
    socket.charge(milliseconds)
    this.#readingTime.applied(room, milliseconds)
  }

  #hasTooManyAuthors({ doc, room, isSync }: IncomingChange, { structs }: DecodedChange): boolean {
    const { authors } = this.#options.limits
    const unknown = new Set<number>()
    for (const { id } of structs) if (!doc.store.clients.has(id.client)) unknown.add(id.client)
    // A draft that comes in whole brings all who ever wrote it.
    const most = room.limitsWaived && isSync ? authors.document : isSync ? authors.sync : authors.change
    return unknown.size > most || (unknown.size > 0 && room.authors + unknown.size > authors.document)
  }

  async #hasSpace({ socket, room, change }: IncomingChange): Promise<boolean> {
    if (change.byteLength > mostDocumentBytes) return false
    if (room.bytes + change.byteLength <= mostDocumentBytes) return true
    await this.#options.compact(socket.fileId)
    return room.bytes + change.byteLength <= mostDocumentBytes
  }

  #isTooMany({ room, isSync }: IncomingChange, { nodes }: Rights, growth: number): boolean {
    if (nodes === null || (room.limitsWaived && isSync)) return false
    return room.living.count + room.arriving + growth > nodes
  }

  /** Asks for the right once more where it may have changed since it was found, which the journal notices. */
  async #writeWithRights(
    incoming: IncomingChange,
    found: Basis,
    growth: number,
  ): Promise<'written' | 'failed' | 'rights' | 'limit'> {
    const { rights } = this.#options
    try {
      for (let [basis, tries] = [found, 0]; tries < mostTries; tries++) {
        const isWritten = await this.#write(incoming, basis)
        if (isWritten) return 'written'
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

  /** False when the right to it is to be asked for again. */
  async #write({ socket, change }: IncomingChange, basis: Basis): Promise<boolean> {
    const personId = socket.visitor?.personId ?? null
    // A copy: the change is cut from a larger buffer, which would go to the disk's thread as well.
    const entry = { fileId: socket.fileId, personId, change: change.slice(), basis }
    const write = () => this.#options.journal.append(entry).then(() => true, whetherWritten)
    if (change.byteLength <= largeWriteBytes) return write()
    const turn = this.#largeWrites.take(personId ?? '')
    await turn.ready
    const start = performance.now()
    // The disk is others' for twice as long before it takes the next one.
    return write().finally(() => setTimeout(turn.end, pausePerWrite * (performance.now() - start)).unref())
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

function whetherWritten(error: unknown): false {
  if (error instanceof RightsChanged) return false
  throw error
}
