import type { Kysely } from 'kysely'
import { batches } from '../../../platform/database/batches.ts'
import type { Log } from '../../../platform/log.ts'
import type { FileTables } from '../tables.ts'

/** Documents are written many times a second; when they last were is noted for all of them at once. */
const pause = 1000

export interface WrittenTimes {
  note: (fileId: string) => void
  /** Writes down what is noted and notes no more. */
  stop: () => Promise<void>
}

export function keepWrittenTimes(db: Kysely<FileTables>, log: Log): WrittenTimes {
  const noted = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  const write = async () => {
    timer = undefined
    const fileIds = [...noted]
    noted.clear()
    try {
      for (const ids of batches(fileIds)) {
        await db.updateTable('files').set({ updated_at: Date.now() }).where('id', 'in', ids).execute()
      }
    } catch (error) {
      // Only the order of a list suffers; the next edit notes it again.
      log.warn({ err: error }, 'times of edits not written')
    }
  }

  return {
    note: (fileId) => {
      noted.add(fileId)
      timer ??= setTimeout(() => {
        writing = write()
      }, pause).unref()
    },
    stop: async () => {
      clearTimeout(timer)
      await writing
      await write()
    },
  }
}
