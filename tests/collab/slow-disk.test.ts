import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { addTopic, CollabHouse, topicsOf } from '../kit/collab.ts'
import { engines } from '../kit/engines.ts'
import type { LiveClient } from '../kit/live-client.ts'

describe.each(engines)('R14: a disk that takes 500 ms on $name', (engine) => {
  it('makes receipts late, and no answer', async () => {
    const house = await CollabHouse.open(engine)
    try {
      const ann = await house.newVisitor()
      const fileId = await house.newFile(ann)
      const clients = await Promise.all(Array.from({ length: 4 }, () => house.client(ann, fileId).connect()))
      const fast = await measure(house, clients, 'fast')
      const speedUp = await slowDown(house)
      const slow = await measure(house, clients, 'slow').finally(speedUp)
      process.stdout.write(`${engine.name}: ${JSON.stringify({ fast, slow })}\n`)
      expect(slow.receipt).toBeGreaterThan(400)
      // As many other programs as may run beside the tests made the fast answers late too.
      expect(slow.answer).toBeLessThan(100 + fast.answer)
      const stored = topicsOf(await house.stored(fileId))
      expect(stored).toHaveLength(1 + fast.count + slow.count)
      for (const client of clients) await client.until(() => topicsOf(client.doc).length === stored.length, 'told')
    } finally {
      await house.close()
    }
  })
})

interface Measured {
  /** In milliseconds, of one hundred answers the slowest. */
  answer: number
  /** The slowest of all. */
  receipt: number
  count: number
}

/** How long answers take while people edit, and how long they wait to be told that it is saved. */
async function measure(house: CollabHouse, clients: readonly LiveClient[], name: string): Promise<Measured> {
  const end = Date.now() + 3_000
  const answers: number[] = []
  const receipts: number[] = []
  const ask = async () => {
    while (Date.now() < end) {
      const start = performance.now()
      await (await fetch(house.address)).text()
      answers.push(performance.now() - start)
      await sleep(5)
    }
  }
  const edit = async (client: LiveClient, nth: number) => {
    for (let count = 0; Date.now() < end; count++) {
      const start = performance.now()
      addTopic(client.doc, `${name} ${nth} ${count}`)
      expect(await client.saved()).toBe(true)
      receipts.push(performance.now() - start)
      await sleep(50)
    }
  }
  await Promise.all([ask(), ...clients.map(edit)])
  answers.sort((one, other) => one - other)
  return {
    answer: answers[Math.floor(answers.length * 0.99)] ?? 0,
    receipt: Math.max(...receipts),
    count: receipts.length,
  }
}

/** Writes take half a second longer where the database does them; gives back how to end that. */
async function slowDown({ database, db }: CollabHouse): Promise<() => Promise<void>> {
  if (database.engine === 'postgres') {
    const pause = 'begin perform pg_sleep(0.5); return null; end'
    await sql.raw(`create function pause() returns trigger as $$ ${pause} $$ language plpgsql`).execute(db)
    await sql`create trigger slow after insert on document_journal execute function pause()`.execute(db)
    return async () => {
      await sql`drop trigger slow on document_journal`.execute(db)
    }
  }
  // Somebody else holds the file: the thread that writes stands still, as it does while a disk syncs.
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list`.execute(db)
  const other = new DatabaseSync(rows[0]?.file ?? '')
  let held = true
  const holding = (async () => {
    while (held) {
      await take(other)
      await sleep(500)
      other.exec('rollback')
      await sleep(150)
    }
  })()
  return async () => {
    held = false
    await holding
    other.close()
  }
}

/** Without waiting: this thread is the one that is measured. */
async function take(database: DatabaseSync): Promise<void> {
  for (;;) {
    try {
      database.exec('begin immediate')
      return
    } catch {
      await sleep(2)
    }
  }
}
