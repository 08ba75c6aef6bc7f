// @module-tag never-retried
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { addTopic, CollabHouse, topicsOf } from '../kit/collab/collab.ts'
import { engines } from '../kit/database/engines.ts'

const rounds = 5
/** In each round, while nothing can be written. More than could slip in before a write that stops everything has begun. */
const answers = 10

describe.each(engines)('R14: a disk that stands still on $name', (engine) => {
  it('makes receipts late, and no answer', async () => {
    const house = await CollabHouse.open(engine)
    try {
      const ann = await house.newVisitor()
      const fileId = await house.newFile(ann)
      const clients = await Promise.all(Array.from({ length: 4 }, () => house.client(ann, fileId).connect()))
      for (let round = 0; round < rounds; round++) {
        const letGo = await holdDisk(house)
        try {
          for (const [nth, client] of clients.entries()) {
            addTopic(client.doc, `${round} ${nth}`)
            client.mark()
          }
          // The server is in this very thread: one that waited for the disk would never come to the end of this.
          for (let nth = 0; nth < answers; nth++) expect(await (await fetch(house.address)).text()).toBe('here')
          expect(clients.map(({ marked }) => marked)).toEqual(clients.map(() => round))
        } finally {
          await letGo()
        }
        for (const client of clients) await client.until(() => client.marked === round + 1, 'marked')
      }
      expect(clients.flatMap(({ refusals }) => refusals)).toEqual([])
      const stored = topicsOf(await house.stored(fileId))
      expect(stored).toHaveLength(1 + rounds * clients.length)
      for (const client of clients) await client.until(() => topicsOf(client.doc).length === stored.length, 'told')
    } finally {
      await house.close()
    }
  })
})

/** From now on no change gets into the journal; gives back how to end that. */
async function holdDisk({ database, db }: CollabHouse): Promise<() => Promise<void>> {
  if (database.engine === 'postgres') {
    const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = db.transaction().execute(async (transaction) => {
      await sql`lock table document_journal in exclusive mode`.execute(transaction)
      held.resolve()
      await released.promise
    })
    await Promise.race([held.promise, holding])
    return () => {
      released.resolve()
      return holding
    }
  }
  // Somebody else holds the file: the thread that writes stands still, as it does while a disk syncs.
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list`.execute(db)
  const other = new DatabaseSync(rows[0]?.file ?? '')
  await take(other)
  return async () => {
    other.exec('rollback')
    other.close()
  }
}

/** Without waiting inside of SQLite: the server is in this thread. */
async function take(database: DatabaseSync): Promise<void> {
  for (;;) {
    try {
      database.exec('begin immediate')
      return
    } catch {
      // Something is being written.
      await sleep(2)
    }
  }
}
