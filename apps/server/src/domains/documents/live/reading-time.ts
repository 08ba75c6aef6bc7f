import { closeCodes } from '@ramify/contract'
import { TookTooLong } from '../../../platform/threads/job-thread.ts'
import type { Attempted } from '../reading/jobs.ts'
import type { Inspection } from '../room-threads/room-jobs.ts'
import type { DocumentLimits } from '../settings.ts'
import type { IncomingChange, Room } from './room.ts'

/** What a change takes, found out in a copy; throws when it takes far more than it may. */
export type Attempt = (fileId: string, personId: string, change: Uint8Array, mostMs: number) => Promise<Attempted>

interface Options {
  attempt: Attempt
  compact: (fileId: string) => Promise<void>
  limits: DocumentLimits
}

const megabyte = 1024 * 1024
/** What each megabyte of honest work takes to be read, on a slow machine. */
const perMegabyteMs = 200
const bytesFetchedPerMs = megabyte / 4
/** What is larger is tried on a copy before anybody waits for it: a small change may cost seconds when it is made for that. */
const manyPieces = 200
const manyBytes = 16 * 1024
/** So are many small ones together, now and then. */
const manyUntried = 1_000

/** Keeps documents quick to read: each is read whole by whoever opens it, and by the server with everybody waiting. */
export class ReadingTime {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /** Whether a document with this change is still quick to read. Who sends a very dear one is sent away to come again later. */
  async allows(incoming: IncomingChange, { pieces, hasManyConflicts }: Inspection): Promise<boolean> {
    const { room, change } = incoming
    if (await this.#isTooSlow(incoming)) return false
    const isDear = change.byteLength > manyBytes || pieces > manyPieces || hasManyConflicts
    room.untried += pieces
    return (!isDear && room.untried <= manyUntried) || this.#isBearable(incoming)
  }

  /** To be told how many milliseconds of a processor a change took: many small ones are together more than a document may take. */
  applied(room: Room, milliseconds: number): void {
    room.readMs += milliseconds
  }

  async #isTooSlow({ socket, room }: IncomingChange): Promise<boolean> {
    const isSlow = () => room.readMs > this.#mostReadMs(room.bytes)
    if (!isSlow()) return false
    // Guessed from what was added; reading the whole tells, once for all who ask until something is written.
    if (room.slowAt === room.seq) return true
    await this.#options.compact(socket.fileId)
    socket.charge(room.bytes / bytesFetchedPerMs)
    if (isSlow()) room.slowAt = room.seq
    return isSlow()
  }

  #mostReadMs(bytes: number): number {
    return this.#options.limits.documentReadMs + (perMegabyteMs * bytes) / megabyte
  }

  async #isBearable({ socket, room, change }: IncomingChange): Promise<boolean> {
    const { attempt, limits } = this.#options
    const most = limits.changeReadMs + (perMegabyteMs * change.byteLength) / megabyte
    try {
      const { changeMs, documentMs } = await attempt(socket.fileId, socket.holderId, change, most)
      room.untried = 0
      // The whole document was fetched for it, by the thread that answers everybody.
      socket.charge(changeMs + room.bytes / bytesFetchedPerMs)
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
}
