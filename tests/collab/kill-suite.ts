import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EngineUnderTest, freshDatabaseOn, freshSqlite } from '../kit/database/engines.ts'
import { type Postgres, startPostgres } from '../kit/database/postgres.ts'
import type { RunningServer } from '../kit/server/server.ts'
import { type Redis, startRedis } from '../kit/services/redis.ts'
import { killRounds, type Outcome } from './kill-rounds.ts'
import { crashedDatabase, killedRedis, killedServer, suspendedRedis, together } from './kill-victims.ts'
import { seed } from './seed.ts'

interface Rounds {
  sqlite: number
  postgres: number
  /** Two servers with Redis. */
  cluster: number
}

/** What must hold however often what is killed: short after each change of the project, and long in the second stage. */
export function describeKills(rounds: Rounds): void {
  describe(`R1: what was called saved, after kill -9, seed ${seed}`, () => {
    const sqlite: EngineUnderTest = { name: 'sqlite', fresh: freshSqlite }
    const server = ([only]: readonly RunningServer[]) => killedServer(only as RunningServer, 'server')

    it(`is in SQLite, once, after ${rounds.sqlite} × the server`, patience(rounds.sqlite), async () => {
      const outcome = await killRounds({
        engine: sqlite,
        rounds: rounds.sqlite,
        victims: (servers) => [server(servers)],
      })
      expectNothingLost(outcome, rounds.sqlite)
    })

    it('is not there when a server acknowledges before the commit: this test can fail', patience(3), async () => {
      const outcome = await killRounds({
        ...{ engine: sqlite, rounds: 3, env: acknowledgingEarly },
        victims: (servers) => [server(servers)],
      })
      expect(outcome.lost.length).toBeGreaterThan(0)
    })

    describe('on PostgreSQL', () => {
      let postgres: Postgres
      beforeAll(async () => {
        postgres = await startPostgres()
      })
      afterAll(() => postgres.stop())
      const ownPostgres: EngineUnderTest = { name: 'postgres', fresh: () => freshDatabaseOn(postgres) }

      it(`is there, once, after ${rounds.postgres} × server, database or both`, patience(rounds.postgres), async () => {
        const outcome = await killRounds({
          ...{ engine: ownPostgres, rounds: rounds.postgres },
          victims: (servers) => {
            const database = crashedDatabase(postgres)
            return [together(server(servers), database), server(servers), database]
          },
        })
        expectNothingLost(outcome, rounds.postgres)
      })

      describe('with two servers and Redis', () => {
        let redis: Redis
        beforeAll(async () => {
          redis = await startRedis()
        })
        afterAll(() => redis.stop())

        it(
          `is there, once, after ${rounds.cluster} × one of them or the database`,
          patience(rounds.cluster),
          async () => {
            const outcome = await killRounds({
              ...{ engine: ownPostgres, processes: 2, rounds: rounds.cluster, env: { REDIS_URL: redis.url } },
              victims: ([first, second]) => [
                killedServer(first as RunningServer, 'first server'),
                killedServer(second as RunningServer, 'second server'),
                killedRedis(redis),
                suspendedRedis(redis),
                crashedDatabase(postgres),
              ],
            })
            expectNothingLost(outcome, rounds.cluster)
          },
        )
      })
    })
  })
}

const acknowledgingEarly = {
  NODE_OPTIONS: `--import=${new URL('./early-acknowledgement.mjs', import.meta.url).href}`,
}

const patience = (rounds: number) => ({ timeout: 120_000 + rounds * 60_000 })

function expectNothingLost(outcome: Outcome, rounds: number): void {
  process.stdout.write(`${JSON.stringify(outcome)}\n`)
  expect(outcome).toMatchObject({ rounds, lost: [], doubled: [], different: [] })
  // Of four editors five each, and one of a program.
  expect(outcome.acknowledged).toBeGreaterThan(rounds * 20)
  expect(outcome.savedByCall).toBeGreaterThanOrEqual(rounds)
  expect(outcome.inFlight).toBeGreaterThanOrEqual(1)
}
