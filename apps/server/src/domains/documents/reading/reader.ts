import { AppError } from '../../../platform/app-error.ts'
import { FairSemaphore } from '../../../platform/threads/fair-semaphore.ts'
import { KeyedSemaphore } from '../../../platform/threads/keyed-semaphore.ts'
import type { Stored } from '../journal/journal.ts'
import type { ServerKinds } from '../kinds/server-kinds.ts'
import type { DocumentWorker } from './document-worker.ts'
import type { CapturedState } from './jobs.ts'
import { buffersOf, type Packed, pack } from './packed.ts'
import type { ReadWorkers } from './read-workers.ts'
import type { Reading } from './reading.ts'

interface Options {
  kinds: Pick<ServerKinds, 'find'>
  workers: ReadWorkers
}

export interface Source {
  fileId: string
  /** About how many bytes it has. */
  size: () => Promise<number>
  /** Called when there is memory for it. */
  load: () => Promise<Pick<Stored, 'state' | 'rows' | 'kind'> | null>
}

export interface Reader {
  read: (source: Source, by: string) => Promise<Reading>
  /** The document in one state, to be kept. `readBefore`: asked once it is loaded. */
  capture: (source: Source, by: string, readBefore: () => boolean) => Promise<CapturedState>
}

type Job<Result> = (worker: DocumentWorker, stored: Packed, terms: object) => Promise<Result>

/**
 * Reads documents, and versions of them, for those who do not open them. Refuses what is not there (-104), and what only a newer
 * server can read (-426).
 */
export function createReader({ kinds, workers }: Options): Reader {
  // In memory to be read: of one person two, so that there is always a seat for somebody else.
  const own = new KeyedSemaphore({ atOnce: 2, mostWaiting: 1_000 })
  const seats = new Map(workers.all.map(({ worker }) => [worker, new FairSemaphore(4)]))

  const run = async <Result>({ fileId, size, load }: Source, by: string, job: Job<Result>): Promise<Result> => {
    const turn = own.take(by)
    await turn.ready
    try {
      return await workers.at(await size(), fileId, ({ worker, terms }) =>
        (seats.get(worker) as FairSemaphore).hold(by, async () => {
          const stored = await load()
          if (!stored) throw new AppError(-104, { code: '-104:open' })
          if (!kinds.find(stored.kind)) throw new AppError(-426)
          const packed = pack(stored)
          return job(worker, packed, { buffers: buffersOf(packed), by, ...terms })
        }),
      )
    } finally {
      turn.end()
    }
  }

  return {
    read: (source, by) => run(source, by, (worker, stored, terms) => worker.run('read', { stored }, terms)),
    capture: (source, by, readBefore) =>
      run(source, by, (worker, stored, terms) => worker.run('capture', { stored, readBefore: readBefore() }, terms)),
  }
}
