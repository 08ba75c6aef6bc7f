import { AppError } from '../../platform/app-error.ts'
import { TookTooLong } from '../../platform/threads/job-thread.ts'
import { Seats } from '../../platform/threads/seats.ts'
import { Turns } from '../../platform/threads/turns.ts'
import type { Journal } from './journal.ts'
import { buffersOf, pack } from './packed.ts'
import type { Workshop } from './workshop.ts'

interface Options {
  journal: Journal
  /** For small documents, and for large ones: nobody with a small one waits for a large one. */
  small: Workshop
  large: Workshop
  /** Which of them it is for a document of so many bytes. */
  workshopFor: (bytes: number) => Workshop
}

/** A document that takes longer than this is read among the large ones, however small it is. */
const smallReadMs = 1_500

/** Reads documents as they are now, the journal included, for those who do not open them. Refuses (-104) what is not there. */
export function createReader({ journal, small, large, workshopFor }: Options) {
  // In memory to be read: of one person two, so that there is always a seat for somebody else.
  const own = new Turns({ atOnce: 2, mostWaiting: 1_000 })
  const seats = new Map([small, large].map((workshop) => [workshop, new Seats(4)]))

  const readIn = (workshop: Workshop, fileId: string, by: string) => {
    const load = async () => {
      const stored = await journal.load(fileId)
      if (!stored) throw new AppError(-104, { code: '-104:open' })
      const packed = pack(stored)
      const terms = { buffers: buffersOf(packed), by, ...(workshop === small && { timeoutMs: smallReadMs }) }
      return workshop.run('read', { stored: packed }, terms)
    }
    return (seats.get(workshop) as Seats).hold(by, load)
  }

  return async (fileId: string, by: string) => {
    const turn = own.take(by)
    await turn.ready
    try {
      return await readIn(workshopFor(await journal.sizeOf(fileId)), fileId, by)
    } catch (error) {
      if (error instanceof TookTooLong) return await readIn(large, fileId, by)
      throw error
    } finally {
      turn.end()
    }
  }
}
