import { AppError } from '../../../platform/app-error.ts'
import { FairSemaphore } from '../../../platform/threads/fair-semaphore.ts'
import { KeyedSemaphore } from '../../../platform/threads/keyed-semaphore.ts'
import type { Stored } from '../journal/journal.ts'
import type { ServerKinds } from '../kinds/server-kinds.ts'
import { buffersOf, pack } from './packed.ts'
import type { ReadWorkers } from './read-workers.ts'

interface Options {
  kinds: Pick<ServerKinds, 'find'>
  workers: ReadWorkers
}

interface Source {
  fileId: string
  /** About how many bytes it has. */
  size: () => Promise<number>
  /** Called when there is memory for it. */
  load: () => Promise<Pick<Stored, 'state' | 'rows' | 'kind'> | null>
}

/**
 * Reads documents, and versions of them, for those who do not open them. Refuses what is not there (-104), and what only a newer
 * server can read (-426).
 */
export function createReader({ kinds, workers }: Options) {
  // In memory to be read: of one person two, so that there is always a seat for somebody else.
  const own = new KeyedSemaphore({ atOnce: 2, mostWaiting: 1_000 })
  const seats = new Map(workers.all.map(({ worker }) => [worker, new FairSemaphore(4)]))

  return async ({ fileId, size, load }: Source, by: string) => {
    const turn = own.take(by)
    await turn.ready
    try {
      return await workers.at(await size(), fileId, ({ worker, terms }) =>
        (seats.get(worker) as FairSemaphore).hold(by, async () => {
          const stored = await load()
          if (!stored) throw new AppError(-104, { code: '-104:open' })
          if (!kinds.find(stored.kind)) throw new AppError(-426)
          const packed = pack(stored)
          return worker.run('read', { stored: packed }, { buffers: buffersOf(packed), by, ...terms })
        }),
      )
    } finally {
      turn.end()
    }
  }
}
