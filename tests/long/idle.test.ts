import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { addTopic, CollabHouse } from '../kit/collab/collab.ts'
import { type EngineUnderTest, engines } from '../kit/database/engines.ts'

/** Longer than any pulse of ours. */
const quietMs = 75_000

// PostgreSQL counts for us.
const postgres = engines.find(({ name }) => name === 'postgres') as EngineUnderTest

it('people who look on, and those who have stopped writing, cost the database nothing', {
  timeout: 200_000,
}, async () => {
  const house = await CollabHouse.open(postgres)
  try {
    const clients = []
    for (let nth = 0; nth < 20; nth++) {
      const person = await house.newVisitor()
      clients.push(await house.client(person, await house.newFile(person)).connect())
    }
    for (const { doc } of clients) addTopic(doc, 'written once')
    for (const client of clients) expect(await client.saved()).toBe(true)
    // What was written is taken in, and what was counted is told, a little later.
    await sleep(20_000)
    const before = await transactions(house)
    await sleep(quietMs)
    expect((await transactions(house)) - before).toBeLessThan(5)
    for (const { closeCode } of clients) expect(closeCode).toBe(0)
  } finally {
    await house.close()
  }
})

async function transactions({ db }: CollabHouse): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()`.execute(db)
  return Number(rows[0]?.count)
}
