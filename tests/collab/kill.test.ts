// @module-tag never-retried
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EngineUnderTest, engines, freshDatabaseOn } from '../kit/database/engines.ts'
import { type Postgres, startPostgres } from '../kit/database/postgres.ts'
import { killRounds, type Outcome } from './kill-rounds.ts'
import { seed } from './seed.ts'

/** `npm run soak` asks for more. */
const kills = Number(process.env.KILLS ?? 1)
const times = kills === 1 ? 'a kill' : `${kills} kills`
const patience = 120_000 + kills * 60_000

const sqlite = engines.find(({ name }) => name === 'sqlite') as EngineUnderTest

describe(`R1: what was called saved, after kill -9, seed ${seed}`, () => {
  it(`is in SQLite after ${times} of the server`, { timeout: patience }, async () => {
    expectNothingLost(await killRounds({ engine: sqlite, kills }))
  })

  describe('on PostgreSQL', () => {
    let postgres: Postgres
    beforeAll(async () => {
      postgres = await startPostgres()
    })
    afterAll(() => postgres.stop())

    it(`is there after ${times}, the first and every third after it also of the database`, {
      timeout: patience,
    }, async () => {
      const engine: EngineUnderTest = { name: 'postgres', fresh: () => freshDatabaseOn(postgres) }
      const outcome = await killRounds({ engine, kills, crashDatabase: () => postgres.crash() })
      expectNothingLost(outcome)
      expect(outcome.crashes).toBe(Math.ceil(kills / 3))
    })
  })

  it('is not there when the journal is switched off: this test can fail', { timeout: patience }, async () => {
    const withoutJournal = new URL('./without-journal.mjs', import.meta.url).href
    const outcome = await killRounds({ engine: sqlite, kills: 1, env: { NODE_OPTIONS: `--import=${withoutJournal}` } })
    expect(outcome.lost.length).toBeGreaterThan(0)
  })
})

function expectNothingLost(outcome: Outcome): void {
  process.stdout.write(
    `${JSON.stringify({ ...outcome, lost: outcome.lost.length, doubled: outcome.doubled.length })}\n`,
  )
  expect(outcome).toMatchObject({ kills, lost: [], doubled: [], different: [] })
  // Of four editors five each, and one of a program.
  expect(outcome.acknowledged).toBeGreaterThan(kills * 20)
  expect(outcome.savedByCall).toBeGreaterThanOrEqual(kills)
  expect(outcome.inFlight).toBeGreaterThanOrEqual(1)
}
