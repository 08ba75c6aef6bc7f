import { FairSemaphore } from '../../../platform/threads/fair-semaphore.ts'
import type { Journal } from '../journal/journal.ts'
import type { Attempt } from '../live/reading-time.ts'
import type { DocumentWorker } from './document-worker.ts'
import { buffersOf, pack } from './packed.ts'

/** What trying a change may take beside twice what the change may: reading its document, and once more with the change. */
const attemptMs = { base: 2_000, megabyte: 600 }

/** Finds out in another thread what a change costs its document. */
export function tryChange(journal: Pick<Journal, 'load'>, worker: DocumentWorker): Attempt {
  // In memory to be tried: one is, and the next one waits.
  const seats = new FairSemaphore(2)
  return (fileId, personId, change, mostMs) =>
    seats.hold(personId, async () => {
      const stored = await journal.load(fileId)
      if (!stored) throw new Error('There is no such document')
      const packed = pack(stored)
      const megabytes = packed.bytes.byteLength / (1024 * 1024)
      const timeoutMs = attemptMs.base + attemptMs.megabyte * megabytes + 2 * mostMs
      const terms = { buffers: buffersOf(packed), by: personId, timeoutMs }
      return worker.run('attempt', { stored: packed, change }, terms)
    })
}
